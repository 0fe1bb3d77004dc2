import UIKit

/// Reads views into a tree of values.
@MainActor
struct ViewTreeReader {
    let detail: ViewTree.Detail

    func node(_ view: UIView) -> ViewTree.Node {
        var node = ViewTree.Node(name: view.viewText, frame: view.frame)
        node.zPosition = view.layer.zPosition
        node.alpha = view.alpha
        if !view.isUntransformed {
            let t = view.layer.affineTransform()
            node.transform = [t.a, t.b, t.c, t.d, t.tx, t.ty]
        }
        if let scroll = view as? UIScrollView {
            let inset = scroll.adjustedContentInset
            node.scroll = ViewTree.Scroll(
                offset: scroll.contentOffset, content: scroll.contentSize, inset: [inset.top, inset.left, inset.bottom, inset.right])
        }
        if let reusable = view as? UICollectionReusableView {
            read(reusable, into: &node)
            if detail == .elements {
                node.text = texts(in: view).joined(separator: " ")
                if node.text!.isEmpty { node.text = nil }
                return node
            }
        }
        if let label = view as? UILabel { node.text = label.text }
        if view.isHidden, node.dormant == nil { node.states.append("hidden") }
        node.children = view.childViews.map(self.node)
        return node
    }

    private func read(_ view: UICollectionReusableView, into node: inout ViewTree.Node) {
        let owner = view.superview as? UICollectionView
        node.reuses = view.reuses
        switch view.occupation {
        case .live, .leaving:
            node.element = owner?.element(of: view).map(ElementName.init)
            node.z = view.appliedZ
        case .dormant, .orphan, .foreign, .cached:
            break
        }
        if let cell = view as? UICollectionViewCell {
            if cell.isSelected { node.states.append("selected") }
            if cell.isHighlighted { node.states.append("highlighted") }
        }
        switch view.occupation {
        case .dormant: node.dormant = view.reuseIdentifier ?? ""
        case .leaving: node.states.append("leaving")
        case .orphan: node.states.append("orphan")
        case .cached: node.states.append("prefetched")
        case .live, .foreign: break
        }
        if detail == .elements, view.isHidden, node.dormant == nil, view.occupation != .cached { node.states.append("hidden") }
    }

    private func texts(in view: UIView) -> [String] {
        view.childViews.filter { !$0.isHidden }.flatMap { child in
            ((child as? UILabel)?.text.map { [$0] } ?? []) + texts(in: child)
        }
    }
}

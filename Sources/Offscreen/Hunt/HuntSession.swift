import UIKit

/// One run of a hunt: a stage, a collection view on it, and what is done to it.
@MainActor
struct HuntSession {
    struct Broken {
        let invariant: String
        let messages: [String]
    }

    static let freshName = "fresh"

    private let hunt: Hunt
    let stage: Stage
    let subject: HuntSubject
    private var newItems = 0

    init(_ hunt: Hunt, _ subject: @autoclosure () -> HuntSubject) {
        self.hunt = hunt
        stage = Stage(width: hunt.size.width, height: hunt.size.height, behavior: hunt.behavior, records: false)
        self.subject = stage.run { subject() }
        stage.show(self.subject.collectionView)
    }

    var counts: [Int] {
        if let model = subject.model { return model.sections.map(\.count) }
        return (0..<subject.collectionView.numberOfSections).map { subject.collectionView.numberOfItems(inSection: $0) }
    }

    /// Does a step. One that has become impossible, because steps before it were left out, does nothing.
    mutating func perform(_ step: HuntStep) {
        let view = subject.collectionView
        let counts = counts
        func exists(_ section: Int, _ item: Int) -> Bool { counts.indices.contains(section) && item < counts[section] }
        switch step {
        case .scroll(let distance): stage.scroll(view, by: CGFloat(distance))
        case .reload: stage.act("reload") { view.reloadData() }
        case .reloadSection(let section):
            guard counts.indices.contains(section) else { return }
            stage.act("reload section") {
                if let model = subject.model {
                    model.perform(in: view) {
                    } telling: {
                        view.reloadSections([section])
                    }
                } else {
                    view.reloadSections([section])
                }
            }
        case .insert(let section, let item):
            guard let model = subject.model, counts.indices.contains(section), item <= counts[section] else { return }
            newItems += 1
            let name = "new\(newItems)"
            stage.act("insert") {
                model.perform(in: view) {
                    model.sections[section].insert(name, at: item)
                } telling: {
                    view.insertItems(at: [IndexPath(item: item, section: section)])
                }
            }
        case .delete(let section, let item):
            guard let model = subject.model, exists(section, item) else { return }
            stage.act("delete") {
                model.perform(in: view) {
                    model.sections[section].remove(at: item)
                } telling: {
                    view.deleteItems(at: [IndexPath(item: item, section: section)])
                }
            }
        case .move(let section, let item, let toSection, let toItem):
            guard let model = subject.model, exists(section, item), counts.indices.contains(toSection),
                toItem < counts[toSection] + (toSection == section ? 0 : 1)
            else { return }
            stage.act("move") {
                model.perform(in: view) {
                    let name = model.sections[section].remove(at: item)
                    model.sections[toSection].insert(name, at: toItem)
                } telling: {
                    view.moveItem(at: IndexPath(item: item, section: section), to: IndexPath(item: toItem, section: toSection))
                }
            }
        case .resize(let width, let height): stage.resize(width: CGFloat(width), height: CGFloat(height))
        case .tap(let x, let y): stage.tap(at: CGPoint(x: x, y: y))
        }
    }

    /// The first invariant that does not hold.
    func look(compares: Bool) -> Broken? {
        for invariant in hunt.invariants {
            let messages = invariant.check(stage, subject.collectionView)
            if !messages.isEmpty { return Broken(invariant: invariant.name, messages: messages) }
        }
        guard compares else { return nil }
        let faults = Invariant.books.check(stage, subject.collectionView)
        guard faults.isEmpty else { return Broken(invariant: Invariant.books.name, messages: faults) }
        let messages = differencesFromFresh()
        return messages.isEmpty ? nil : Broken(invariant: HuntSession.freshName, messages: messages)
    }

    // MARK: - A fresh collection view

    /// The elements of a fresh collection view with the same data, at the same offset, against those here.
    private func differencesFromFresh() -> [String] {
        let size = stage.window.bounds.size
        let fresh = Stage(width: size.width, height: size.height, behavior: hunt.behavior, records: false)
        let other = fresh.run { hunt.makeSubject() }
        if let model = subject.model { other.model?.sections = model.sections }
        fresh.show(other.collectionView)
        let view = subject.collectionView
        fresh.act("go there") { other.collectionView.contentOffset = view.contentOffset }
        let (mine, its) = (elements(view), elements(other.collectionView))
        var messages: [String] = []
        for element in Set(mine.keys).union(its.keys).sorted() where mine[element] != its[element] {
            switch (mine[element], its[element]) {
            case (let here?, let there?): messages.append("stale: \(element) is \(here), a fresh one \(there)")
            case (_?, nil): messages.append("\(element) is on screen, and not in a fresh collection view")
            default: messages.append("\(element) is missing on screen")
            }
        }
        return messages
    }

    private func elements(_ view: UICollectionView) -> [String: String] {
        var result: [String: String] = [:]
        collect(ViewTree(of: view, detail: .painted).root, into: &result)
        return result
    }

    private func collect(_ node: ViewTree.Node, into result: inout [String: String]) {
        for child in node.children {
            if let element = child.element, child.dormant == nil {
                result[element.description] = child.bare
            } else if child.dormant == nil, child.scroll != nil {
                collect(child, into: &result)
            }
        }
    }
}

extension ViewTree.Node {
    /// The view and what is in it, without what differs between a new view and a reused one: serial numbers and how often it was
    /// reused. Selection is left out, too: nothing was tapped in a fresh collection view.
    fileprivate var bare: String {
        var node = self
        node.name = String(name.prefix { $0 != "#" })
        node.reuses = 0
        node.states.removeAll { $0 == "selected" || $0 == "highlighted" }
        var text = node.line
        if let look { text += " \(look.text)" }
        return ([text] + children.map(\.bare)).joined(separator: ", ")
    }
}

extension ViewTree.Look {
    /// Only what is not the default.
    fileprivate var text: String {
        var words: [String] = []
        func numbers(_ list: [Double]?) -> String? { list.map { $0.map { CGFloat($0).text }.joined(separator: " ") } }
        if let background = numbers(background) { words.append("background \(background)") }
        if let cornerRadius { words.append("corners \(CGFloat(cornerRadius).text)") }
        if let borderWidth { words.append("border \(CGFloat(borderWidth).text) \(numbers(border) ?? "")") }
        if let shadowOpacity { words.append("shadow \(CGFloat(shadowOpacity).text)") }
        if let textColor = numbers(textColor) { words.append("text \(textColor)") }
        if let image { words.append("image \(image)") }
        return words.joined(separator: " ")
    }
}

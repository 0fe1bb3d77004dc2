import Testing

@testable import UIKit

/// Every optional method: forwarded with what it is given and what it answers, and known as missing where only the default is there.
@MainActor @Suite("Optional methods, each of them")
struct OptionalMethodTableTests {
    private typealias Delegate = NSObject & UICollectionViewDelegateFlowLayout & UICollectionViewDataSource

    /// Implements nothing that is optional.
    private final class Silent: NSObject, UICollectionViewDelegateFlowLayout, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            UICollectionViewCell()
        }
    }

    /// Implements everything, writes it down, and answers what no default answers.
    private final class Heard: NSObject, UICollectionViewDelegateFlowLayout, UICollectionViewDataSource {
        typealias View = UICollectionView
        typealias Path = IndexPath
        var log: [String] = []
        var answer = false
        let view = UIView(frame: .zero)
        private func note(_ name: String, _ path: IndexPath) { log.append("\(name) \(path.section)-\(path.item)") }

        func numberOfSections(in collectionView: UICollectionView) -> Int {
            log.append("sections")
            return 7
        }
        func collectionView(_ collectionView: View, numberOfItemsInSection section: Int) -> Int {
            log.append("items \(section)")
            return 5
        }
        func collectionView(_ collectionView: View, cellForItemAt path: Path) -> UICollectionViewCell {
            note("cell", path)
            return UICollectionViewCell()
        }
        func collectionView(_ collectionView: View, viewForSupplementaryElementOfKind kind: String, at path: Path)
            -> UICollectionReusableView
        {
            note("view \(kind)", path)
            return UICollectionReusableView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        }
        func collectionView(_ collectionView: View, canMoveItemAt path: Path) -> Bool {
            note("canMove", path)
            return answer
        }
        func collectionView(_ collectionView: View, moveItemAt source: Path, to destination: Path) {
            note("move \(source.item)", destination)
        }
        func collectionView(_ collectionView: View, willDisplay cell: UICollectionViewCell, forItemAt path: Path) { note("will", path) }
        func collectionView(
            _ collectionView: View, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind kind: String, at path: Path
        ) { note("will \(kind)", path) }
        func collectionView(_ collectionView: View, didEndDisplaying cell: UICollectionViewCell, forItemAt path: Path) { note("end", path) }
        func collectionView(
            _ collectionView: View, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind kind: String,
            at path: Path
        ) { note("end \(kind)", path) }
        func collectionView(_ collectionView: View, shouldHighlightItemAt path: Path) -> Bool {
            note("shouldHighlight", path)
            return answer
        }
        func collectionView(_ collectionView: View, didHighlightItemAt path: Path) { note("didHighlight", path) }
        func collectionView(_ collectionView: View, didUnhighlightItemAt path: Path) { note("didUnhighlight", path) }
        func collectionView(_ collectionView: View, shouldSelectItemAt path: Path) -> Bool {
            note("shouldSelect", path)
            return answer
        }
        func collectionView(_ collectionView: View, shouldDeselectItemAt path: Path) -> Bool {
            note("shouldDeselect", path)
            return answer
        }
        func collectionView(_ collectionView: View, didSelectItemAt path: Path) { note("didSelect", path) }
        func collectionView(_ collectionView: View, didDeselectItemAt path: Path) { note("didDeselect", path) }
        func collectionView(_ collectionView: View, targetContentOffsetForProposedContentOffset offset: CGPoint) -> CGPoint {
            log.append("offset \(offset.y)")
            return CGPoint(x: 8, y: 9)
        }
        func collectionView(_ collectionView: View, targetIndexPathForMoveFromItemAt from: Path, toProposedIndexPath to: Path) -> Path {
            note("target \(from.item)", to)
            return Path(item: 8, section: 9)
        }
        func collectionView(
            _ collectionView: View, transitionLayoutForOldLayout old: UICollectionViewLayout, newLayout new: UICollectionViewLayout
        ) -> UICollectionViewTransitionLayout {
            log.append("transition")
            return UICollectionViewTransitionLayout(currentLayout: new, nextLayout: old)
        }
        func collectionView(
            _ collectionView: View, targetIndexPathForMoveOfItemFromOriginalIndexPath original: Path, atCurrentIndexPath current: Path,
            toProposedIndexPath to: Path
        ) -> Path {
            note("target \(original.item) \(current.item)", to)
            return Path(item: 8, section: 9)
        }
        func collectionView(_ collectionView: View, canEditItemAt path: Path) -> Bool {
            note("canEdit", path)
            return answer
        }
        func collectionView(_ collectionView: View, canPerformPrimaryActionForItemAt path: Path) -> Bool {
            note("canPerform", path)
            return answer
        }
        func collectionView(_ collectionView: View, performPrimaryActionForItemAt path: Path) { note("perform", path) }
        func collectionView(_ collectionView: View, layout: UICollectionViewLayout, sizeForItemAt path: Path) -> CGSize {
            note("size", path)
            return CGSize(width: 8, height: 9)
        }
        func collectionView(_ collectionView: View, layout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets {
            log.append("inset \(section)")
            return UIEdgeInsets(top: 6, left: 7, bottom: 8, right: 9)
        }
        func collectionView(_ collectionView: View, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat
        {
            log.append("lines \(section)")
            return 81
        }
        func collectionView(_ collectionView: View, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int)
            -> CGFloat
        {
            log.append("spacing \(section)")
            return 82
        }
        func collectionView(_ collectionView: View, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize
        {
            log.append("header \(section)")
            return CGSize(width: 83, height: 84)
        }
        func collectionView(_ collectionView: View, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize
        {
            log.append("footer \(section)")
            return CGSize(width: 85, height: 86)
        }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("didScroll") }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("willDrag") }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) { log.append("willEndDragging \(velocity.y)") }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            log.append("didEndDragging \(decelerate)")
        }
        func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("willDecelerate") }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("didDecelerate") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("didAnimate") }
        func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
            log.append("shouldTop")
            return answer
        }
        func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("didTop") }
        func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { log.append("insets") }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? {
            log.append("zoomed")
            return view
        }
        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { log.append("willZoom") }
        func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("didZoom") }
        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            log.append("didEndZooming \(scale)")
        }
    }

    private struct Method {
        /// What `Heard` writes down.
        let name: String
        /// What the default answers, and what `Heard` answers; nil for what it is told to.
        let fallback: String
        let answer: String?
        let direct: (Delegate) -> String
        let asked: (Delegate) -> String?
        let called: ((Delegate) -> String?)?
    }

    private static let layout: UICollectionViewFlowLayout = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 11, height: 12)
        layout.sectionInset = UIEdgeInsets(top: 13, left: 14, bottom: 15, right: 16)
        layout.minimumLineSpacing = 17
        layout.minimumInteritemSpacing = 18
        layout.headerReferenceSize = CGSize(width: 19, height: 20)
        layout.footerReferenceSize = CGSize(width: 21, height: 22)
        return layout
    }()

    private let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private let cell = UICollectionViewCell()
    private let path = IndexPath(item: 3, section: 2)
    private let other = IndexPath(item: 5, section: 4)

    private func method<Answer>(
        _ name: String, _ fallback: Answer, _ answer: Answer?, _ run: @escaping (any Delegate) -> Answer,
        _ call: ((any Delegate) -> Answer?)? = nil
    ) -> Method {
        Method(
            name: name, fallback: "\(fallback)", answer: answer.map { "\($0)" }, direct: { "\(run($0))" },
            asked: { delegate in OptionalMethod.answer(of: delegate) { run(delegate) }.map { "\($0)" } },
            called: call.map { call in { call($0).map { "\($0)" } } })
    }

    private func told(
        _ name: String, _ run: @escaping (any UICollectionViewDelegate) -> Void,
        _ call: ((any UICollectionViewDelegate) -> Void?)? = nil
    ) -> Method { method(name, (), (), { run($0) }, call.map { call in { call($0) } }) }

    private func asked(
        _ name: String, _ run: @escaping (any UICollectionViewDelegate) -> Bool,
        _ call: ((any UICollectionViewDelegate) -> Bool?)? = nil
    ) -> Method { method(name, true, nil, { run($0) }, call.map { call in { call($0) } }) }

    private func measured<Answer>(
        _ name: String, _ fallback: Answer, _ answer: Answer, _ run: @escaping (any UICollectionViewDelegateFlowLayout) -> Answer,
        _ call: @escaping (any UICollectionViewDelegateFlowLayout) -> Answer?
    ) -> Method { method(name, fallback, answer, { run($0) }, { call($0) }) }

    private func sourced<Answer>(
        _ name: String, _ fallback: Answer, _ answer: Answer?, _ run: @escaping (any UICollectionViewDataSource) -> Answer,
        _ call: @escaping (any UICollectionViewDataSource) -> Answer?
    ) -> Method { method(name, fallback, answer, { run($0) }, { call($0) }) }

    private var delegateMethods: [Method] {
        let (view, cell, path, other, layout) = (view, cell, path, other, Self.layout)
        let next = UICollectionViewFlowLayout()
        func goesOn(_ between: UICollectionViewTransitionLayout) -> Bool { between.currentLayout === layout && between.nextLayout === next }
        return [
            told(
                "will 2-3", { $0.collectionView(view, willDisplay: cell, forItemAt: path) },
                { $0.collectionView?(view, willDisplay: cell, forItemAt: path) }),
            told(
                "will h 2-3", { $0.collectionView(view, willDisplaySupplementaryView: cell, forElementKind: "h", at: path) },
                { $0.collectionView?(view, willDisplaySupplementaryView: cell, forElementKind: "h", at: path) }),
            told(
                "end 2-3", { $0.collectionView(view, didEndDisplaying: cell, forItemAt: path) },
                { $0.collectionView?(view, didEndDisplaying: cell, forItemAt: path) }),
            told(
                "end h 2-3", { $0.collectionView(view, didEndDisplayingSupplementaryView: cell, forElementOfKind: "h", at: path) },
                { $0.collectionView?(view, didEndDisplayingSupplementaryView: cell, forElementOfKind: "h", at: path) }),
            asked(
                "shouldHighlight 2-3", { $0.collectionView(view, shouldHighlightItemAt: path) },
                { $0.collectionView?(view, shouldHighlightItemAt: path) }),
            told(
                "didHighlight 2-3", { $0.collectionView(view, didHighlightItemAt: path) },
                { $0.collectionView?(view, didHighlightItemAt: path) }),
            told(
                "didUnhighlight 2-3", { $0.collectionView(view, didUnhighlightItemAt: path) },
                { $0.collectionView?(view, didUnhighlightItemAt: path) }),
            asked(
                "shouldSelect 2-3", { $0.collectionView(view, shouldSelectItemAt: path) },
                { $0.collectionView?(view, shouldSelectItemAt: path) }),
            asked(
                "shouldDeselect 2-3", { $0.collectionView(view, shouldDeselectItemAt: path) },
                { $0.collectionView?(view, shouldDeselectItemAt: path) }),
            told("didSelect 2-3", { $0.collectionView(view, didSelectItemAt: path) }, { $0.collectionView?(view, didSelectItemAt: path) }),
            told(
                "didDeselect 2-3", { $0.collectionView(view, didDeselectItemAt: path) },
                { $0.collectionView?(view, didDeselectItemAt: path) }),
            method(
                "offset 2.0", CGPoint(x: 1, y: 2), CGPoint(x: 8, y: 9),
                { $0.collectionView(view, targetContentOffsetForProposedContentOffset: CGPoint(x: 1, y: 2)) },
                {
                    ($0 as any UICollectionViewDelegate).collectionView?(
                        view, targetContentOffsetForProposedContentOffset: CGPoint(x: 1, y: 2))
                }),
            method(
                "target 3 4-5", other, IndexPath(item: 8, section: 9),
                { $0.collectionView(view, targetIndexPathForMoveFromItemAt: path, toProposedIndexPath: other) },
                {
                    ($0 as any UICollectionViewDelegate).collectionView?(
                        view, targetIndexPathForMoveFromItemAt: path, toProposedIndexPath: other)
                }),
            method(
                "transition", true, false,
                { goesOn($0.collectionView(view, transitionLayoutForOldLayout: layout, newLayout: next)) },
                {
                    ($0 as any UICollectionViewDelegate).collectionView?(view, transitionLayoutForOldLayout: layout, newLayout: next)
                        .map(goesOn)
                }),
            method(
                "target 3 6 4-5", other, IndexPath(item: 8, section: 9),
                {
                    $0.collectionView(
                        view, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: IndexPath(item: 6, section: 0),
                        toProposedIndexPath: other)
                }),
            asked("canEdit 2-3", { $0.collectionView(view, canEditItemAt: path) }),
            asked("canPerform 2-3", { $0.collectionView(view, canPerformPrimaryActionForItemAt: path) }),
            told("perform 2-3", { $0.collectionView(view, performPrimaryActionForItemAt: path) }),
        ]
    }

    private var scrollMethods: [Method] {
        let (view, cell) = (view, cell)
        func end(_ delegate: any UIScrollViewDelegate) {
            var target = CGPoint.zero
            delegate.scrollViewWillEndDragging(view, withVelocity: CGPoint(x: 1, y: 2), targetContentOffset: &target)
        }
        return [
            told("didScroll", { $0.scrollViewDidScroll(view) }, { $0.scrollViewDidScroll?(view) }),
            told("willDrag", { $0.scrollViewWillBeginDragging(view) }, { $0.scrollViewWillBeginDragging?(view) }),
            told("willEndDragging 2.0", { end($0) }),
            told(
                "didEndDragging true", { $0.scrollViewDidEndDragging(view, willDecelerate: true) },
                { $0.scrollViewDidEndDragging?(view, willDecelerate: true) }),
            told("willDecelerate", { $0.scrollViewWillBeginDecelerating(view) }, { $0.scrollViewWillBeginDecelerating?(view) }),
            told("didDecelerate", { $0.scrollViewDidEndDecelerating(view) }, { $0.scrollViewDidEndDecelerating?(view) }),
            told("didAnimate", { $0.scrollViewDidEndScrollingAnimation(view) }, { $0.scrollViewDidEndScrollingAnimation?(view) }),
            asked("shouldTop", { $0.scrollViewShouldScrollToTop(view) }, { $0.scrollViewShouldScrollToTop?(view) }),
            told("didTop", { $0.scrollViewDidScrollToTop(view) }, { $0.scrollViewDidScrollToTop?(view) }),
            told("insets", { $0.scrollViewDidChangeAdjustedContentInset(view) }, { $0.scrollViewDidChangeAdjustedContentInset?(view) }),
            method(
                "zoomed", false, true, { $0.viewForZooming(in: view) != nil },
                { ($0 as any UIScrollViewDelegate).viewForZooming?(in: view).map { _ in true } }),
            told(
                "willZoom", { $0.scrollViewWillBeginZooming(view, with: cell) }, { $0.scrollViewWillBeginZooming?(view, with: cell) }),
            told("didZoom", { $0.scrollViewDidZoom(view) }, { $0.scrollViewDidZoom?(view) }),
            told(
                "didEndZooming 2.0", { $0.scrollViewDidEndZooming(view, with: cell, atScale: 2) },
                { $0.scrollViewDidEndZooming?(view, with: cell, atScale: 2) }),
        ]
    }

    private func metrics(_ layout: UICollectionViewLayout) -> [Method] {
        let (view, path) = (view, path)
        let flow = layout as? UICollectionViewFlowLayout
        return [
            measured(
                "size 2-3", flow?.itemSize ?? .zero, CGSize(width: 8, height: 9),
                { $0.collectionView(view, layout: layout, sizeForItemAt: path) },
                { $0.collectionView?(view, layout: layout, sizeForItemAt: path) }),
            measured(
                "inset 2", flow?.sectionInset ?? .zero, UIEdgeInsets(top: 6, left: 7, bottom: 8, right: 9),
                { $0.collectionView(view, layout: layout, insetForSectionAt: 2) },
                { $0.collectionView?(view, layout: layout, insetForSectionAt: 2) }),
            measured(
                "lines 2", flow?.minimumLineSpacing ?? 0, 81,
                { $0.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: 2) },
                { $0.collectionView?(view, layout: layout, minimumLineSpacingForSectionAt: 2) }),
            measured(
                "spacing 2", flow?.minimumInteritemSpacing ?? 0, 82,
                { $0.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: 2) },
                { $0.collectionView?(view, layout: layout, minimumInteritemSpacingForSectionAt: 2) }),
            measured(
                "header 2", flow?.headerReferenceSize ?? .zero, CGSize(width: 83, height: 84),
                { $0.collectionView(view, layout: layout, referenceSizeForHeaderInSection: 2) },
                { $0.collectionView?(view, layout: layout, referenceSizeForHeaderInSection: 2) }),
            measured(
                "footer 2", flow?.footerReferenceSize ?? .zero, CGSize(width: 85, height: 86),
                { $0.collectionView(view, layout: layout, referenceSizeForFooterInSection: 2) },
                { $0.collectionView?(view, layout: layout, referenceSizeForFooterInSection: 2) }),
        ]
    }

    private var sourceMethods: [Method] {
        let (view, path, other) = (view, path, other)
        return [
            sourced("sections", 1, 7, { $0.numberOfSections(in: view) }, { $0.numberOfSections?(in: view) }),
            sourced(
                "view h 2-3", CGFloat(0), 9, { $0.collectionView(view, viewForSupplementaryElementOfKind: "h", at: path).frame.width },
                { $0.collectionView?(view, viewForSupplementaryElementOfKind: "h", at: path)?.frame.width }),
            sourced(
                "canMove 2-3", true, nil, { $0.collectionView(view, canMoveItemAt: path) },
                { $0.collectionView?(view, canMoveItemAt: path) }),
            sourced(
                "move 3 4-5", (), (), { $0.collectionView(view, moveItemAt: path, to: other) },
                { $0.collectionView?(view, moveItemAt: path, to: other) }),
        ]
    }

    private var all: [Method] {
        delegateMethods + scrollMethods + metrics(Self.layout) + metrics(UICollectionViewLayout()) + sourceMethods
    }

    @Test func `What is implemented is heard once with what it was given, and its answer comes back, true and false`() {
        for method in all {
            for answer in [false, true] {
                let heard = Heard()
                heard.answer = answer
                let expected = method.answer ?? "\(answer)"
                #expect(method.direct(heard) == expected && method.asked(heard) == expected, "\(method.name)")
                #expect(heard.log == [method.name, method.name])
                if let called = method.called {
                    #expect(called(heard) == expected, "\(method.name)")
                    #expect(heard.log == [method.name, method.name, method.name])
                }
            }
        }
    }

    @Test func `Of a delegate that implements nothing every method is known as missing, and has its default`() {
        let silent = Silent()
        for method in all {
            #expect(method.asked(silent) == nil && method.called?(silent) == nil, "\(method.name)")
            #expect(method.direct(silent) == method.fallback, "\(method.name)")
        }
    }

    private final class SilentController: UICollectionViewController, UICollectionViewDelegateFlowLayout {}

    @Test func `A controller declares every method, and each that no subclass overrides is missing all the same`() {
        let controller = SilentController(collectionViewLayout: UICollectionViewFlowLayout())
        for method in all {
            #expect(method.asked(controller) == nil && method.called?(controller) == nil, "\(method.name)")
            #expect(method.direct(controller) == method.fallback, "\(method.name)")
        }
    }

    @Test func `What a data source must implement is called as if it were optional, too`() {
        let heard: any UICollectionViewDataSource = Heard()
        #expect(heard.collectionView?(view, numberOfItemsInSection: 4) == 5 && heard.collectionView?(view, cellForItemAt: path) != nil)
        #expect((heard as? Heard)?.log == ["items 4", "cell 2-3"])
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        #expect(controller.collectionView(view, numberOfItemsInSection: 0) == 0)
        #expect(controller.collectionView(view, cellForItemAt: path).frame == .zero)
    }

    @Test func `Menus, focus and springs are never asked for; a controller says no to them and yes to focus`() {
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        #expect(!controller.collectionView(view, shouldShowMenuForItemAt: path) && !controller.collectionView(view, canFocusItemAt: path))
        #expect(controller.indexPathForPreferredFocusedView(in: view) == nil)
    }
}

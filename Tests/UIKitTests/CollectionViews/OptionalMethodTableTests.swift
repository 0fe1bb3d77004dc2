import Foundation
import Testing

@testable import UIKit

typealias EveryDelegate = NSObject & UICollectionViewDataSource & UICollectionViewDataSourcePrefetching
    & UICollectionViewDelegateFlowLayout
    & UICollectionViewDragDelegate & UICollectionViewDropDelegate & UITableViewDataSource
    & UITableViewDataSourcePrefetching & UITableViewDelegate & UITextFieldDelegate & UITextViewDelegate
    & UISearchBarDelegate & UIGestureRecognizerDelegate

/// The log and the answers of a delegate that implements every method.
@MainActor
class LoggingDelegateBase: NSObject {
    var log: [String] = []
    var answer = false
    private let flow = UICollectionViewFlowLayout()
    private lazy var answers: [Any] = [
        7, CGFloat(81), CGPoint(8, 9), CGSize(8, 9), UIEdgeInsets(6, 7, 8, 9),
        IndexPath(item: 8, section: 9), ["A"], "A", UITableViewCell.EditingStyle.insert,
        UISwipeActionsConfiguration(actions: []),
        [UITableViewRowAction(style: .normal, title: nil) { _, _ in }],
        UITableViewCell(style: .default, reuseIdentifier: nil), UICollectionViewCell(frame: CGRect(0, 0, 9, 9)),
        UICollectionViewTransitionLayout(currentLayout: flow, nextLayout: flow),
        UICollectionViewDropProposal(operation: .move),
        [UIDragItem(itemProvider: NSItemProvider())], UIDragPreviewParameters(), UIContextMenuConfiguration(),
        UITargetedPreview(view: UIView()), UIWindowScene.ActivationConfiguration(),
    ]

    func hear(_ name: String, _ arguments: Any?...) { log.append("\(name) \(arguments)") }

    func hear<Answer>(_ name: String, _ arguments: Any?...) -> Answer {
        log.append("\(name) \(arguments)")
        return (answer as? Answer) ?? answers.lazy.compactMap { $0 as? Answer }.first!
    }
}

/// The optional methods, and the arguments for calling them.
@MainActor
final class OptionalMethodList {
    struct Method {
        let name: String
        /// The default answer.
        let fallback: String
        let direct: (any EveryDelegate) -> String
        /// The delegate's answer; nil if there is only the default.
        let asked: (any EveryDelegate) -> String?
        let called: (any EveryDelegate) -> String?
    }

    private final class Session: NSObject, UIDragSession, UIDropSession {
        var items: [UIDragItem] { [] }
        var localContext: Any?
        var localDragSession: (any UIDragSession)? { self }
        var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.none
        nonisolated let progress = Progress(totalUnitCount: 1)
        var allowsMoveOperation: Bool { true }
        var isRestrictedToDraggingApplication: Bool { false }
        func location(in view: UIView) -> CGPoint { .zero }
        func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool { false }
        func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool { false }
        func loadObjects(
            ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
        )
            -> Progress
        { progress }
    }

    private final class Spring: NSObject, UISpringLoadedInteractionContext {
        var state: UISpringLoadedInteractionEffectState { .inactive }
        var targetView: UIView?
        var targetItem: Any?
        func location(in view: UIView?) -> CGPoint { .zero }
    }

    private final class Commit: NSObject, UIContextMenuInteractionCommitAnimating {
        var previewViewController: UIViewController? { nil }
        var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
        func addAnimations(_ animations: @escaping () -> Void) {}
        func addCompletion(_ completion: @escaping () -> Void) {}
    }

    private static let place = UnsafeMutablePointer<CGPoint>.allocate(capacity: 1)

    let layouts: [UICollectionViewLayout]
    let view: UICollectionView
    let cell = UICollectionViewCell(frame: .zero)
    let session: any UIDragSession & UIDropSession = Session()
    let spring: any UISpringLoadedInteractionContext = Spring()
    let commit: any UIContextMenuInteractionCommitAnimating = Commit()
    let menu = UIContextMenuConfiguration()
    let focus = UICollectionViewFocusUpdateContext()
    let focused = UIFocusAnimationCoordinator()
    let tableFocus = UITableViewFocusUpdateContext()
    let table = UITableView(frame: .zero)
    let row = UITableViewCell(style: .default, reuseIdentifier: nil)
    let field = UITextField()
    let textView = UITextView()
    let bar = UISearchBar()
    let recognizer = UITapGestureRecognizer()
    let touch = UITouch()
    let target: UnsafeMutablePointer<CGPoint>
    private(set) var methods: [Method] = []

    init(layouts: [UICollectionViewLayout]) {
        self.layouts = layouts
        view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        target = Self.place
        target.initialize(to: .zero)
        addAll()
    }

    func answered<Answer>(
        _ name: String, _ fallback: Answer, _ run: @escaping (any EveryDelegate) -> Answer,
        _ call: @escaping (any EveryDelegate) -> Answer?
    ) {
        methods.append(
            Method(
                name: name, fallback: text(fallback), direct: { self.text(run($0)) },
                asked: { delegate in OptionalMethod.answer(of: delegate) { run(delegate) }.map { self.text($0) } },
                called: { call($0).map { self.text($0) } }))
    }

    func found<Answer>(
        _ name: String, _ fallback: Answer?, _ run: @escaping (any EveryDelegate) -> Answer?,
        _ call: @escaping (any EveryDelegate) -> Answer?
    ) {
        methods.append(
            Method(
                name: name, fallback: fallback.map { self.text($0) } ?? "nil",
                direct: { run($0).map { self.text($0) } ?? "nil" },
                asked: { delegate in
                    (OptionalMethod.answer(of: delegate) { run(delegate) } ?? nil).map { self.text($0) }
                },
                called: { call($0).map { self.text($0) } }))
    }

    /// Returns a text that is equal for equal answers.
    private func text(_ value: Any) -> String {
        switch value {
        case let between as UICollectionViewTransitionLayout:
            "\(ObjectIdentifier(between.currentLayout)) \(ObjectIdentifier(between.nextLayout))"
        case let view as UIView: "\(view.frame)"
        case let proposal as UICollectionViewDropProposal: "\(proposal.operation.rawValue)"
        default: "\(value)"
        }
    }
}

/// Tests every optional method. An implementation receives the arguments and its answer is
/// returned; a default counts as missing.
///
/// `Tests/optional_methods.py` writes the list.
@MainActor struct OptionalMethodTableTests {
    private static let flow: UICollectionViewFlowLayout = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(11, 12)
        layout.sectionInset = UIEdgeInsets(13, 14, 15, 16)
        layout.minimumLineSpacing = 17
        layout.minimumInteritemSpacing = 18
        layout.headerReferenceSize = CGSize(19, 20)
        layout.footerReferenceSize = CGSize(21, 22)
        return layout
    }()

    private let list = OptionalMethodList(layouts: [flow, UICollectionViewFlowLayout()])
    private let plain = OptionalMethodList(layouts: [UICollectionViewLayout(), UICollectionViewLayout()])

    @Test func `An implemented optional method is called once with its arguments, and its answer is returned`() {
        for (method, answer) in list.methods.flatMap({ [($0, false), ($0, true)] }) {
            let delegate = HearingDelegate()
            delegate.answer = answer
            let direct = method.direct(delegate)
            #expect(method.asked(delegate) == direct, "\(method.name)")
            #expect(method.called(delegate) == direct, "\(method.name)")
            #expect(["\(answer)", "()"].contains(direct) || direct != method.fallback, "\(method.name)")
            #expect(delegate.log.count == 3, "\(method.name)")
            #expect(Set(delegate.log).count == 1, "\(method.name)")
            #expect(delegate.log[0].hasPrefix(method.name + " "), "\(method.name)")
        }
    }

    /// A delegate that implements no optional method.
    private final class MinimalDelegate: NSObject, UICollectionViewDataSource, UICollectionViewDataSourcePrefetching,
        UICollectionViewDelegateFlowLayout, UICollectionViewDragDelegate, UICollectionViewDropDelegate,
        UITableViewDataSource, UITableViewDataSourcePrefetching, UITableViewDelegate, UITextFieldDelegate,
        UITextViewDelegate, UISearchBarDelegate, UIGestureRecognizerDelegate
    {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            UICollectionViewCell(frame: .zero)
        }
        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
        func collectionView(
            _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        )
            -> [UIDragItem]
        { [] }
        func collectionView(
            _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
        ) {}
    }

    /// A controller that overrides no optional method.
    private final class SilentController: UICollectionViewController, UICollectionViewDataSourcePrefetching,
        UICollectionViewDelegateFlowLayout, UICollectionViewDragDelegate, UICollectionViewDropDelegate,
        UITableViewDataSource, UITableViewDataSourcePrefetching, UITableViewDelegate, UITextFieldDelegate,
        UITextViewDelegate, UISearchBarDelegate, UIGestureRecognizerDelegate
    {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
        func collectionView(
            _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        )
            -> [UIDragItem]
        { [] }
        func collectionView(
            _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
        ) {}
    }

    /// A controller of a table view that overrides no optional method.
    private final class SilentTableController: UITableViewController, UITableViewDataSourcePrefetching,
        UICollectionViewDataSource, UICollectionViewDataSourcePrefetching, UICollectionViewDelegateFlowLayout,
        UICollectionViewDragDelegate, UICollectionViewDropDelegate, UITextFieldDelegate, UITextViewDelegate,
        UISearchBarDelegate, UIGestureRecognizerDelegate
    {
        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            UICollectionViewCell(frame: .zero)
        }
        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
        func collectionView(
            _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        )
            -> [UIDragItem]
        { [] }
        func collectionView(
            _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
        ) {}
    }

    @Test
    func
        `If a delegate or controller lacks an optional method, an optional call returns nil, and a direct call returns the default`()
    {
        let controller = SilentController(collectionViewLayout: UICollectionViewFlowLayout())
        let calls: [(any EveryDelegate, [OptionalMethodList.Method])] = [
            (MinimalDelegate(), list.methods + plain.methods), (controller, list.methods),
            (SilentTableController(style: .plain), list.methods),
        ]
        for (silent, methods) in calls {
            for method in methods {
                #expect(method.asked(silent) == nil, "\(method.name)")
                #expect(method.called(silent) == nil, "\(method.name)")
                #expect(method.direct(silent) == method.fallback, "\(method.name)")
            }
        }
    }

    @Test
    func
        `OptionalMethodList has each of the 170 optional methods once, and 16 have the default false and 28 the default true`()
    {
        #expect(list.methods.count == 170)
        #expect(Set(list.methods.map(\.name)).count == 170)
        let refusing = list.methods.filter { $0.fallback == "false" }.compactMap {
            $0.name.split(separator: ":").dropFirst().first
        }
        let expected: [Substring] = [
            "shouldBeginMultipleSelectionInteractionAt", "selectionFollowsFocusForItemAt", "shouldShowMenuForItemAt",
            "canPerformAction",
            "canFocusItemAt", "shouldSpringLoadItemAt", "dragSessionIsRestrictedToDraggingApplication",
            "shouldBeginMultipleSelectionInteractionAt", "shouldShowMenuForRowAt", "canPerformAction", "canFocusRowAt",
            "selectionFollowsFocusForRowAt", "shouldSpringLoadRowAt", "shouldRecognizeSimultaneouslyWith",
            "shouldRequireFailureOf", "shouldBeRequiredToFailBy",
        ]
        #expect(refusing == expected)
        #expect(list.methods.count { $0.fallback == "true" } == 28)
        let footers = [list, plain].map { $0.methods.last { $0.name.contains("layout:") }?.fallback }
        #expect(footers == ["\(CGSize(21, 22))", "\(CGSize.zero)"])
    }

    @Test func `The required methods of a data source can be called with the syntax of optional methods`() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: Self.flow)
        let delegate: any UICollectionViewDataSource = HearingDelegate()
        #expect(delegate.collectionView?(view, numberOfItemsInSection: 4) == 7)
        #expect(delegate.collectionView?(view, cellForItemAt: [2, 3]) != nil)
        #expect((delegate as? HearingDelegate)?.log.count == 2)
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        #expect(controller.collectionView(view, numberOfItemsInSection: 0) == 0)
        #expect(controller.collectionView(view, cellForItemAt: [2, 3]).frame == .zero)
    }

    nonisolated private static let python: URL? = {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let folders = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"] + path.split(separator: ":").map(String.init)
        return folders.map { URL(fileURLWithPath: $0 + "/python3") }.first {
            FileManager.default.isExecutableFile(atPath: $0.path)
        }
    }()

    /// With `--check` the script compares the files with those that it would write. The test runs
    /// only where Python is installed.
    @Test(.enabled(if: Self.python != nil))
    func `The files that optional_methods.py writes from the protocols are up to date`() throws {
        var tests = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { tests.deleteLastPathComponent() }
        let script = try Process.run(
            #require(Self.python), arguments: [tests.appendingPathComponent("optional_methods.py").path, "--check"])
        script.waitUntilExit()
        #expect(script.terminationStatus == 0)
    }
}

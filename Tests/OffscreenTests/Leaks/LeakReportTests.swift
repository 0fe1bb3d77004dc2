import Dispatch
import Offscreen
import Testing
import UIKit

/// A cell with a button-like closure, as an app sets it in `cellForItemAt`.
private final class CallbackCell: UICollectionViewCell {
    var onTap: (() -> Void)?
}

/// A controller with a list of ten cells, which one thing may keep alive.
private final class HeldController: UIViewController, UICollectionViewDataSource {
    enum Holder: CaseIterable {
        case nothing, timer, storedTimer, work, button, barButton, cell, provider, layout, notification, displayLink
        case closure
    }

    private let holder: Holder
    private var timer: Timer?
    private var token: (any NSObjectProtocol)?
    private var link: CADisplayLink?
    private var refresh: (() -> Void)?
    private var source: UICollectionViewDiffableDataSource<Int, Int>?
    private(set) var count = 0
    private lazy var list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)

    init(_ holder: Holder) {
        self.holder = holder
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    private var layout: UICollectionViewLayout {
        guard holder == .layout else { return UICollectionViewFlowLayout() }
        return UICollectionViewCompositionalLayout { _, _ in
            self.count += 1
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
            let item = NSCollectionLayoutItem(layoutSize: size)
            return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        list.register(CallbackCell.self, forCellWithReuseIdentifier: "cell")
        view.addSubview(list)
        if holder == .provider {
            source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, _ in
                self.collectionView(list, cellForItemAt: path)
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(Array(0..<10))
            source?.apply(snapshot, animatingDifferences: false)
        } else {
            list.dataSource = self
        }
        hold()
    }

    private func hold() {
        switch holder {
        case .timer:
            Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
                MainActor.assumeIsolated { self.count += 1 }
            }
        case .storedTimer:
            timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
                MainActor.assumeIsolated { self.count += 1 }
            }
        case .work:
            DispatchQueue.main.asyncAfter(deadline: .now() + 90) { self.count += 1 }
        case .button:
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            button.addAction(UIAction { _ in self.count += 1 }, for: .touchUpInside)
            view.addSubview(button)
        case .barButton:
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Add", primaryAction: UIAction { _ in self.count += 1 })
        case .notification:
            token = NotificationCenter.default.addObserver(forName: Notification.Name("news"), object: nil, queue: nil)
            {
                _ in MainActor.assumeIsolated { self.count += 1 }
            }
        case .displayLink:
            link = CADisplayLink(target: self, selector: Selector("step", calls: HeldController.step))
            link?.add(to: .main, forMode: .common)
        case .closure: refresh = { self.count += 1 }
        case .nothing, .cell, .provider, .layout: break
        }
    }

    private func step() { count += 1 }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as! CallbackCell
        if holder == .cell {
            cell.onTap = { self.count += 1 }
        } else {
            cell.onTap = { [weak self] in self?.count += 1 }
        }
        return cell
    }
}

@MainActor struct LeakReportTests {
    private let stage = Stage(width: 320, height: 480)

    @Test(arguments: [HeldController.Holder.timer, .cell, .provider, .notification, .displayLink])
    private func `A failing test for a leak in the form that the documentation shows names the holder`(
        holder: HeldController.Holder
    ) {
        withKnownIssue {
            let stage = Stage(width: 320, height: 480)
            weak var released: HeldController?
            @MainActor func visit() {
                let controller = HeldController(holder)
                released = controller
                stage.show(controller)
            }
            visit()
            stage.show(UIViewController())
            stage.settle()
            let isReleased = released == nil
            #expect(isReleased, "\(stage.leakReport(of: released))")
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("HeldController is held by") }
        }
    }

    /// Returns the report on a controller after another controller was shown.
    private func report(_ holder: HeldController.Holder) -> LeakReport {
        weak var released: HeldController?
        func visit() {
            let controller = HeldController(holder)
            released = controller
            stage.show(controller)
            stage.advance(by: 3)
        }
        visit()
        stage.show(UIViewController())
        stage.settle()
        return stage.leakReport(of: released)
    }

    @Test(
        arguments: [
            (.nothing, nil), (.timer, "a timer that repeats, until 4.017 s"),
            (.storedTimer, "a timer that repeats, until 4.017 s"), (.work, "delayed work until 90.017 s"),
            (.button, "the actions of UIButton#1"), (.barButton, "the bar button items of HeldController"),
            (.cell, "the cells of UICollectionView#1, which have the closure in CallbackCell.onTap"),
            (.provider, "the provider of the data source in HeldController.source"),
            (.layout, "the layout of UICollectionView#1"),
            (.notification, "the observer of notifications in HeldController.token"),
            (.displayLink, "the display link in HeldController.link"),
            (.closure, nil),
        ] as [(HeldController.Holder, String?)])
    fileprivate func
        `The report names the holder of a controller that was shown before, if the holder can be taken away`(
            holder: HeldController.Holder, name: String?
        )
    {
        let report = report(holder)
        #expect(report.holder == name, "\(report)")
        #expect((report.object == nil) == (holder == .nothing), "\(report)")
    }

    @Test func `The report on a controller with an unknown holder lists what was excluded and what may hold it`() {
        let text =
            """
            HeldController is still alive, and what holds it was not found
              it was not released when these were taken away: the cells of UICollectionView#1, the layout of \
            UICollectionView#1
              these cannot be taken away, and may hold it: the closure in HeldController.refresh, the closure in \
            CallbackCell.onTap
              a variable of the test, a running task, or an observer of notifications whose token is not in a \
            property may hold it, too

            """
        #expect(report(.closure).description == text)
    }

    @Test func `A holder is reported with the proof, and a released object as released`() {
        let text =
            """
            HeldController is held by the actions of UIButton#1: the object was released when this was taken away

            """
        #expect(report(.button).description == text)
        #expect(LeakReportTests().report(.nothing).description == "the object was released\n")
    }

    @Test func `A controller in a navigation controller and a view in another view are held by these`() {
        let (child, view) = stage.run { (UIViewController(), UIView()) }
        let parent = stage.run { UINavigationController(rootViewController: child) }
        stage.run { child.view.addSubview(view) }
        stage.show(parent)
        let held = stage.leakReport(of: child)
        #expect(held.holder == "UINavigationController")
        #expect(held.proof == "it is one of its children")
        #expect(stage.leakReport(of: view).proof == "it is one of its subviews")
        #expect(stage.leakReport(of: parent).holder == "the stage")
    }
}

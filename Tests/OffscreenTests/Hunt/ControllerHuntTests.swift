import Testing
import UIKit

@testable import Offscreen

/// Hunts of a collection view that a view controller lays out.
@MainActor struct ControllerHuntTests {
    private func session() -> (HuntSession, PhotosController) {
        let session = HuntSession(Hunt { HuntSubject(PhotosController()) })
        return (session, session.subject.controller as! PhotosController)
    }

    @Test func `A hunt shows the controller of its collection view, which gives the items their size`() {
        let (session, controller) = session()
        #expect(session.stage.window.rootViewController === controller)
        #expect(controller.photos.frame == CGRect(x: 0, y: 0, width: 320, height: 360))
        #expect(controller.photos.cellForItem(at: [0, 1])?.frame == CGRect(x: 160, y: 0, width: 160, height: 40))
        #expect(session.perform(.resize(width: 200, height: 300)))
        #expect(controller.photos.cellForItem(at: [0, 1])?.frame == CGRect(x: 100, y: 0, width: 100, height: 40))
        #expect(session.firstViolation(comparesWithFreshView: true) == nil)
    }

    @Test func `The controller of a hunt leaves the window and comes back`() {
        let (session, controller) = session()
        #expect(session.perform(.leave))
        #expect(controller.photos.window == nil)
        #expect(session.stage.window.subviews.isEmpty)
        #expect(session.stepsToRest == [.enter])
        #expect(session.perform(.enter))
        #expect(controller.photos.frame == CGRect(x: 0, y: 0, width: 320, height: 360))
        #expect(controller.calls == ["appears", "disappears", "appears"])
        #expect(session.firstViolation(comparesWithFreshView: true) == nil)
    }

    @Test func `The outermost parent of the controller is shown`() {
        let controller = PhotosController()
        let navigation = UINavigationController(rootViewController: controller)
        #expect(HuntSubject(controller.photos, companions: [controller]).controller === navigation)
        #expect(HuntSubject(controller.photos, companions: [UIViewController()]).controller === navigation)
        controller.photos.removeFromSuperview()
        #expect(HuntSubject(controller.photos).controller == nil)
    }

    @Test func `The answers of a layout with an orthogonal section off screen are not checked`() {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.6), heightDimension: .absolute(120)),
            subitems: [item])
        let layout = UICollectionViewCompositionalLayout { index, _ in
            let section = NSCollectionLayoutSection(group: group)
            if index == 0 { section.orthogonalScrollingBehavior = .groupPagingCentered }
            return section
        }
        let stage = Stage(width: 320, height: 400)
        let source = TwoSections()
        let view = stage.run { UICollectionView(frame: .zero, collectionViewLayout: layout) }
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        stage.show(view)
        stage.scroll(view, by: 500)
        #expect(!view.subviews.contains { $0 is UIScrollView && !$0.isHidden })
        #expect(Invariant.answers.check(stage, view) == [])
    }

    @Test func `Random steps find nothing on a screen whose controller sets the item size`() {
        let hunt = Hunt(comparesEvery: 5, vocabulary: .everything) { HuntSubject(PhotosController()) }
        let finding = hunt.run(seeds: 1...5, steps: 40)
        #expect(finding == nil, "\(finding as Any)")
    }
}

extension HuntSubject {
    fileprivate init(_ controller: PhotosController) {
        self.init(controller.photos, companions: [controller])
    }
}

/// A controller with a bar of 40 points below two columns of photos.
private final class PhotosController: UIViewController, UICollectionViewDataSource {
    private let layout = UICollectionViewFlowLayout()
    private(set) lazy var photos = UICollectionView(frame: .zero, collectionViewLayout: layout)
    private(set) var calls: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.minimumInteritemSpacing = 0
        photos.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
        photos.dataSource = self
        view.addSubview(photos)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        calls.append("appears")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        calls.append("disappears")
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        photos.frame = view.bounds.divided(atDistance: 40, from: .maxYEdge).remainder
        let size = CGSize(width: photos.bounds.width / 2, height: 40)
        if layout.itemSize != size { layout.itemSize = size }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: path)
    }
}

private final class TwoSections: NSObject, UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
}

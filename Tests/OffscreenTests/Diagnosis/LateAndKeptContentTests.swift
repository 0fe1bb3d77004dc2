import Offscreen
import OffscreenTesting
import Testing
import UIKit

private final class PictureCell: UICollectionViewCell {
    let title = UILabel(frame: CGRect(x: 0, y: 200, width: 320, height: 30))
    let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    var item = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(picture)
        contentView.addSubview(title)
    }
    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
        super.prepareForReuse()
        picture.image = nil
    }
}

/// A loader that keeps the pictures that it has loaded.
@MainActor private final class PictureLoader {
    /// Whether the loader keeps only the latest closure, and passes every picture to it.
    let isShared: Bool
    private var cache: [Int: UIImage] = [:]
    private var latest: ((UIImage) -> Void)?

    init(isShared: Bool) { self.isShared = isShared }

    func load(_ item: Int, completion: @escaping @MainActor (UIImage) -> Void) {
        if let image = cache[item] { return completion(image) }
        if isShared { latest = completion }
        later(0.2 + 0.05 * Double(item % 4)) {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 4)).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: item, y: 0, width: 1, height: 4))
            }
            self.cache[item] = image
            if self.isShared { self.latest?(image) } else { completion(image) }
        }
    }
}

private final class PictureList: NSObject, UICollectionViewDataSource {
    let view: UICollectionView
    private let loader: PictureLoader
    private let checksItem: Bool

    init(prefetches: Bool, height: CGFloat = 290, isShared: Bool = false, checksItem: Bool) {
        loader = PictureLoader(isShared: isShared)
        self.checksItem = checksItem
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 320, height: height)
        view = UICollectionView(frame: .zero, collectionViewLayout: flow)
        super.init()
        view.isPrefetchingEnabled = prefetches
        view.register(PictureCell.self, forCellWithReuseIdentifier: "picture")
        view.dataSource = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: path) as! PictureCell
        let item = path.item
        cell.item = item
        cell.title.text = "Picture \(item)"
        loader.load(item) { [checksItem] image in
            if !checksItem || cell.item == item { cell.picture.image = image }
        }
        return cell
    }
}

/// A cell that resets nothing when it is reused.
private final class OfferCell: UICollectionViewCell {
    let name = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    let mark = UILabel(frame: CGRect(x: 0, y: 40, width: 100, height: 30))
    let button = UIButton(frame: CGRect(x: 200, y: 0, width: 40, height: 40))

    override init(frame: CGRect) {
        super.init(frame: frame)
        button.setTitle("add", for: .normal)
        button.setTitle("added", for: .selected)
        for view in [name, mark, button] { contentView.addSubview(view) }
    }
    required init?(coder: NSCoder) { nil }
}

private final class OfferList: NSObject, UICollectionViewDataSource {
    let view: UICollectionView
    private let configure: @MainActor (OfferCell, Int) -> Void

    init(prefetches: Bool, configure: @escaping @MainActor (OfferCell, Int) -> Void) {
        self.configure = configure
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 320, height: 90)
        view = UICollectionView(frame: .zero, collectionViewLayout: flow)
        super.init()
        view.isPrefetchingEnabled = prefetches
        view.register(OfferCell.self, forCellWithReuseIdentifier: "offer")
        view.dataSource = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "offer", for: path) as! OfferCell
        cell.name.text = "Offer \(path.item)"
        configure(cell, path.item)
        return cell
    }
}

/// Pictures that arrive in a cell of another item, and texts that a reused cell keeps.
@MainActor struct LateAndKeptContentTests {
    private let stage = Stage(width: 320, height: 600)

    private func scrollThroughPictures(_ list: PictureList, pause: Double, waitingFirst wait: Double = 0) {
        stage.show(list.view)
        if wait > 0 { stage.advance(by: wait) }
        for distance in [400, 400, 400, 400, -400, -400, -400, -400, 400, 400] as [CGFloat] {
            stage.scroll(list.view, by: distance, settling: false)
            stage.advance(by: pause)
        }
        stage.settle()
    }

    // MARK: - Pictures

    @Test(arguments: [(0.05, true), (0.1, true), (0.15, true), (0.1, false), (0.15, false), (0.25, false)])
    func `A late picture of another item is reported with and without prefetching`(pause: Double, prefetches: Bool) {
        let list = stage.run { PictureList(prefetches: prefetches, checksItem: false) }
        scrollThroughPictures(list, pause: pause)
        #expect(stage.problems.map(\.exhibit) == ["exhibit-15"], "\(stage.problems)")
    }

    @Test(arguments: [0.1, 0.15, 0.25, 0.4], [true, false])
    func `Late pictures are not reported if the closure checks the item`(pause: Double, prefetches: Bool) {
        let list = stage.run { PictureList(prefetches: prefetches, checksItem: true) }
        scrollThroughPictures(list, pause: pause)
        #expect(stage.problems.isEmpty, "\(stage.problems)")
    }

    @Test(arguments: [(290, true), (140, false)] as [(CGFloat, Bool)])
    func `Pictures of other items that a shared loader passes to the latest cell are reported`(
        height: CGFloat, prefetches: Bool
    ) {
        let list = stage.run {
            PictureList(prefetches: prefetches, height: height, isShared: true, checksItem: true)
        }
        scrollThroughPictures(list, pause: 0.4, waitingFirst: 0.5)
        #expect(stage.problems.map(\.exhibit) == ["exhibit-15"], "\(stage.problems)")
    }

    /// Each cell shows two pictures before its own, which are those of other items.
    @Test(arguments: [true, false])
    func `Pictures that items share on purpose before their own arrive are not reported`(prefetches: Bool) {
        let loader = stage.run { PictureLoader(isShared: false) }
        let list = stage.run {
            OfferList(prefetches: prefetches) { cell, item in
                let picture = cell.contentView.subviews.lazy.compactMap { $0 as? UIImageView }.first ?? UIImageView()
                cell.contentView.addSubview(picture)
                picture.image = nil
                cell.tag = item
                for (index, shown) in [item % 3, 3 + item % 2, item].enumerated() {
                    later(0.1 * Double(index + 1)) {
                        loader.load(shown) { if cell.tag == item { picture.image = $0 } }
                    }
                }
            }
        }
        stage.show(list.view)
        for distance in [400, 400, 400, -400, -400, -400] as [CGFloat] {
            stage.scroll(list.view, by: distance, settling: false)
            stage.advance(by: 1)
        }
        #expect(stage.problems.isEmpty, "\(stage.problems)")
    }

    // MARK: - Texts

    enum Mark: CaseIterable { case text, title, selection }

    private func scrollThroughOffers(_ list: OfferList) {
        stage.show(list.view)
        for _ in 1...2 {
            for _ in 1...6 { stage.scroll(list.view, by: 300) }
            for _ in 1...6 { stage.scroll(list.view, by: -300) }
        }
    }

    @Test(arguments: Mark.allCases, [true, false])
    func `A text, a title and a selection that a reused cell keeps are reported`(mark: Mark, prefetches: Bool) {
        let list = stage.run {
            OfferList(prefetches: prefetches) { cell, item in
                guard item % 7 == 0 else { return }
                switch mark {
                case .text: cell.mark.text = "SALE"
                case .title: cell.button.setTitle("sold", for: .normal)
                case .selection: cell.button.isSelected = true
                }
            }
        }
        scrollThroughOffers(list)
        #expect(stage.problems.map(\.exhibit) == ["exhibit-16"], "\(stage.problems)")
    }

    @Test(arguments: [true, false])
    func `Texts that are set for each item, or loaded while the list is scrolled, are not reported`(prefetches: Bool) {
        var configured = 0
        let list = stage.run {
            OfferList(prefetches: prefetches) { cell, item in
                configured += 1
                // The number of the stock becomes known while the cells of the item are off screen.
                cell.mark.text = configured > 40 ? "in stock" : item % 3 == 0 ? "new" : nil
                cell.button.isSelected = item % 7 == 0
            }
        }
        scrollThroughOffers(list)
        #expect(stage.problems.isEmpty, "\(stage.problems)")
    }
}

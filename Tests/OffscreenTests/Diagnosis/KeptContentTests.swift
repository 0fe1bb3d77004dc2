import Offscreen
import Testing
import UIKit

/// A list with headers, to which each use may add a label.
private final class CourseList: NSObject, UICollectionViewDataSource {
    let view: UICollectionView
    private let addsLabel: Bool

    init(addsLabel: Bool) {
        self.addsLabel = addsLabel
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 60)
        layout.headerReferenceSize = CGSize(width: 320, height: 40)
        view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init()
        view.isPrefetchingEnabled = false
        view.register(NoteCell.self, forCellWithReuseIdentifier: "note")
        view.register(
            RibbonView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "ribbon")
        view.dataSource = self
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 12 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "note", for: path)
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "ribbon", for: path)
        let label: UILabel
        if !addsLabel, let first = header.subviews.first as? UILabel {
            label = first
        } else {
            label = UILabel(frame: CGRect(x: 10, y: 5, width: 300, height: 30))
            header.addSubview(label)
        }
        label.text = "Course \(path.section)"
        return header
    }
}

/// A cell with a title and a list that scrolls sideways.
private final class ShelfCell: UICollectionViewCell, UICollectionViewDataSource {
    let title = UILabel(frame: CGRect(x: 10, y: 0, width: 300, height: 30))
    let strip: UICollectionView
    var books: [String] = []

    override init(frame: CGRect) {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 90, height: 70)
        strip = UICollectionView(frame: CGRect(x: 0, y: 30, width: 320, height: 90), collectionViewLayout: layout)
        super.init(frame: frame)
        strip.register(NoteCell.self, forCellWithReuseIdentifier: "note")
        strip.dataSource = self
        contentView.addSubview(title)
        contentView.addSubview(strip)
    }
    required init?(coder: NSCoder) { nil }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { books.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "note", for: path) as! NoteCell
        cell.title.text = books[path.item]
        return cell
    }
}

private final class ShelfList: NSObject, UICollectionViewDataSource {
    let view: UICollectionView
    private let reloads: Bool

    init(reloads: Bool) {
        self.reloads = reloads
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 120)
        view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init()
        view.isPrefetchingEnabled = false
        view.register(ShelfCell.self, forCellWithReuseIdentifier: "shelf")
        view.dataSource = self
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 14 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "shelf", for: path) as! ShelfCell
        cell.title.text = "Shelf \(path.item)"
        cell.books = (0..<8).map { "Book \(path.item)-\($0)" }
        if reloads { cell.strip.reloadData() }
        return cell
    }
}

/// Problems of reused views that keep subviews, lists or frames of a previous use.
@MainActor struct KeptContentTests {
    private let stage = Stage(width: 320, height: 480)

    private func scrollDownAndUp(_ view: UICollectionView) {
        stage.show(view)
        for _ in 0..<5 { stage.scroll(view, by: 300) }
        for _ in 0..<5 { stage.scroll(view, by: -300) }
    }

    @Test(arguments: [true, false])
    func `A header that gets one more label in each use is reported, and one that keeps its label is not`(isWrong: Bool)
    {
        let list = stage.run { CourseList(addsLabel: isWrong) }
        scrollDownAndUp(list.view)
        let problems = stage.problems
        #expect(problems.map(\.exhibit) == (isWrong ? ["exhibit-16"] : []), "\(problems)")
        guard isWrong, let text = problems.first?.text else { return }
        let pattern =
            #/
                keeps\ the\ UILabel\ "Course\ \d+"\ of\ its\ previous\ use\ and\ gets\ 1\ more\ of\ this\ class:\ it
                \ has\ (\d),\ and\ header\ \d+\ had\ (\d)\ in
            /#
        let counts = text.firstMatch(of: pattern)?.output
        #expect(counts.map { $0.1 > $0.2 } == true, "\(text)")
    }

    @Test func `A header with another number of labels in each section is not reported`() {
        // Each header adds labels up to its own number, and hides those that it does not need.
        let list = stage.run { NoteList([60], 320, 62) }
        list.configure = { cell, _, path in
            while cell.contentView.subviews.count < 2 + path.item % 9 {
                cell.contentView.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
            }
            for (index, view) in cell.contentView.subviews.enumerated() { view.isHidden = index >= 2 + path.item % 9 }
        }
        stage.show(list, scrolls: 5, by: 400)
        stage.scroll(list, 5, by: -400)
        #expect(stage.problems.isEmpty, "\(stage.problems)")
    }

    @Test(arguments: [true, false])
    func `A list in a reused cell that is not reloaded is reported, with the text that its item had before`(
        isWrong: Bool
    ) {
        let list = stage.run { ShelfList(reloads: !isWrong) }
        scrollDownAndUp(list.view)
        let problems = stage.problems
        #expect(problems.map(\.exhibit) == (isWrong ? ["exhibit-16"] : []), "\(problems)")
        guard isWrong, let found = problems.first else { return }
        let pattern =
            #/
                reused\ for\ item\ 0-(\d+),\ is\ not\ reloaded\ and\ still\ shows\ "Book\ (\d+)-0"\ of\ the
                \ previous\ item\ in\ its\ item\ 0-0;\ with\ item\ 0-\d+\ it\ showed\ "Book\ (\d+)-0"\ there
            /#
        let shelves = found.text.firstMatch(of: pattern)?.output
        #expect(shelves.map { $0.1 != $0.2 && $0.2 != $0.3 } == true, "\(found)")
        #expect(found.fix == "reload the list in the cell whenever the cell is configured for an item")
    }

    /// Shows notes of several widths, whose label has a frame from the cell's first size, or the
    /// size of the cell in each use.
    private func showWidths(framesOnce: Bool) -> NoteList {
        let list = stage.run { NoteList([120]) }
        list.size = { _, path in CGSize(width: 60 + 30 * CGFloat(path.item * 7 % 5), height: 36) }
        list.configure = { cell, _, _ in
            if !framesOnce { cell.title.frame = cell.contentView.bounds }
        }
        scrollDownAndUp(list.view)
        return list
    }

    @Test func `A label that keeps the frame of the cell's first size is reported, with its own frame for the item`()
        throws
    {
        withExtendedLifetime(showWidths(framesOnce: true)) {
            let found = stage.problems
            #expect(found.map(\.exhibit) == ["exhibit-16"], "\(found)")
            let text = found.first?.text ?? ""
            #expect(text.contains("is still at [0,0 "), "\(text)")
            #expect(text.contains("had this view at [0,0 "), "\(text)")
            #expect(found.first?.fix?.hasPrefix("set the frames of the views in a cell in layoutSubviews") == true)
        }
    }

    @Test func `A label whose frame follows the size of the cell is not reported`() {
        withExtendedLifetime(showWidths(framesOnce: false)) { #expect(stage.problems.isEmpty, "\(stage.problems)") }
    }
}

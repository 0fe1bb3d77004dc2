import UIKit

/// A grid of posters in sections, with a card behind each section.
class CardGridController: UIViewController, ExhibitScreen, UICollectionViewDataSource {
    let collectionView: UICollectionView
    lazy var sections = Self.itemCounts.enumerated().map { section, count in (0..<count).map { "\(section)-\($0)" } }

    /// The number of posters in each section.
    class var itemCounts: [Int] { [6] }

    var acts: [String: () -> Void] { ["reload the section": { [unowned self] in reloadSection() }] }

    required init() {
        collectionView = Self.makeCollectionView()
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    class func makeCollectionView() -> UICollectionView {
        UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    }

    class func makeLayout() -> CardGridLayout { CardGridLayout() }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.dataSource = self
        collectionView.register(TextCell.self, forCellWithReuseIdentifier: "poster")
        view.addSubview(collectionView)
    }

    func reloadSection() {
        collectionView.reloadSections([0])
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "poster", for: indexPath)
        cell.backgroundColor = .systemYellow
        (cell as? TextCell)?.label.text = sections[indexPath.section][indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        header.backgroundColor = .systemGreen
        return header
    }
}

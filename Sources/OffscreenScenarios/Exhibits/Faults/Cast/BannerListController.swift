import UIKit

/// A list below a banner, which is hidden at first.
class BannerListController: UIViewController, ExhibitScreen, UICollectionViewDataSource {
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: ListController.makeLayout())
    private let banner = UILabel()
    private lazy var bannerHeight = banner.heightAnchor.constraint(equalToConstant: 0)
    private let items = (0..<30).map { "row \($0)" }

    var acts: [String: () -> Void] { ["show the banner": { [unowned self] in bannerHeight.constant = 30 }] }

    required init() { super.init(nibName: nil, bundle: nil) }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        banner.text = "No connection"
        banner.backgroundColor = .systemYellow
        collectionView.dataSource = self
        collectionView.register(TextCell.self, forCellWithReuseIdentifier: "row")
        for child in [banner, collectionView] as [UIView] {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
            child.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
            child.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            banner.topAnchor.constraint(equalTo: view.topAnchor),
            bannerHeight,
            collectionView.topAnchor.constraint(equalTo: banner.bottomAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        (cell as? TextCell)?.label.text = items[indexPath.item]
        return cell
    }
}

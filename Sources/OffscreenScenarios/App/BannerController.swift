import UIKit

/// A controller with a banner above its collection view, both placed by constraints. Whenever the
/// controller's view is laid out, the collection view scrolls to the offset at which the screen
/// should begin. With `scrollsOnce` it does so only the first time.
final class BannerController: UIViewController {
    private let collectionView: UICollectionView
    private let banner = UIView(frame: .zero)
    private lazy var bannerHeight = banner.heightAnchor.constraint(equalToConstant: 0)
    /// The content offset at which the screen should begin.
    private static let start = CGPoint(x: 0, y: 100)
    /// Whether the collection view is scrolled to `start` only at the first layout of the
    /// controller's view, not at every one.
    var scrollsOnce = false
    private var hasScrolled = false

    init(_ collectionView: UICollectionView) {
        self.collectionView = collectionView
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        for child in [banner, collectionView] as [UIView] {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
        }
        NSLayoutConstraint.activate([
            bannerHeight,
            banner.topAnchor.constraint(equalTo: view.topAnchor),
            banner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            banner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.topAnchor.constraint(equalTo: banner.bottomAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    /// Sets the height of the banner in points. Zero hides it.
    func setBannerHeight(_ height: CGFloat) { bannerHeight.constant = height }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if scrollsOnce, hasScrolled { return }
        hasScrolled = true
        collectionView.layoutIfNeeded()
        collectionView.contentOffset = BannerController.start
    }
}

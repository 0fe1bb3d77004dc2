import UIKit

/// A grid of thirty posters, whose pictures arrive half a second after they were asked for.
class PosterController: ListController {
    override class func makeLayout() -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 96, height: 96)
        return layout
    }

    required init() {
        super.init()
        items = (0..<30).map { "poster \($0)" }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(PictureCell.self, forCellWithReuseIdentifier: "poster")
    }

    /// Loads the picture of a poster.
    func loadPicture(of item: String, then completion: @escaping @MainActor (UIImage?) -> Void) {
        let number = items.firstIndex(of: item) ?? 0
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
            MainActor.assumeIsolated {
                completion(UIImage(systemName: "\(number).circle"))
            }
        }
    }
}

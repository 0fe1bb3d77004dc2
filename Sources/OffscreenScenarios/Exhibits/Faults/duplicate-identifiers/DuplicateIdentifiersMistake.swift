import UIKit

final class DuplicateIdentifiersMistake: RepeatedPostController {
    override func show(_ posts: [String]) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(posts)
        source.apply(snapshot)
    }
}

import UIKit

final class DuplicateIdentifiersFix: RepeatedPostController {
    override func show(_ posts: [String]) {
        var seen: Set<String> = []
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(posts.filter { seen.insert($0).inserted })
        source.apply(snapshot)
    }
}

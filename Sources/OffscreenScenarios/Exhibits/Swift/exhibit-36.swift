import Dispatch
import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake36Controller: PostsController {
    func didReceive(_ posts: Posts) {
        background.async { [source] in
            source.apply(posts)
        }
    }

    func didFilter(_ posts: Posts) {
        source.apply(posts)
    }
}

// MARK: Without the mistake

final class Fix36Controller: PostsController {
    func didReceive(_ posts: Posts) {
        DispatchQueue.main.async { [source] in
            source.apply(posts)
        }
    }

    func didFilter(_ posts: Posts) {
        source.apply(posts)
    }
}

// MARK: Check of the symptom

typealias Posts = NSDiffableDataSourceSnapshot<Int, String>

class PostsController: DiffableController {
    let background = DispatchQueue(label: "posts")
}

extension SymptomCheck {
    static let exhibit36 = SymptomCheck(
        36,
        mistake: {
            raisesExceptionForTwoQueues(
                in: Mistake36Controller(), receive: { $0.didReceive($1) }, filter: { $0.didFilter($1) })
        },
        fix: {
            raisesExceptionForTwoQueues(
                in: Fix36Controller(), receive: { $0.didReceive($1) }, filter: { $0.didFilter($1) })
        })

    private static func raisesExceptionForTwoQueues<List: PostsController>(
        in list: List, receive: (List, Posts) -> Void, filter: (List, Posts) -> Void
    ) -> Bool {
        raisesException(in: list) { list in
            var posts = Posts()
            posts.appendSections([0])
            receive(list, posts)
            list.background.sync {}
            filter(list, posts)
        }
    }
}

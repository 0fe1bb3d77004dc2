import UIKit

/// A list of posts whose server sends a new post, and "row 2" a second time.
class RepeatedPostController: PostsController {
    override var acts: [String: () -> Void] {
        ["receive posts": { [unowned self] in show(["row 0", "new", "row 1", "row 2", "row 2", "row 3"]) }]
    }

    func show(_ posts: [String]) {}
}

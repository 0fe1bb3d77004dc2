import UIKit

/// A list of posts, in which the user writes a post just when the server sends posts.
class OwnPostsController: PostsController {
    let background = DispatchQueue(label: "posts")

    override var acts: [String: () -> Void] {
        [
            "receive and write posts": { [unowned self] in
                didReceive(snapshot(of: ["own", "new"] + items))
                background.sync {}
                didWrite(snapshot(of: ["own"] + items))
            }
        ]
    }

    /// Shows the posts of the server.
    func didReceive(_ posts: Snapshot) {}

    /// Shows the posts with the user's own.
    func didWrite(_ posts: Snapshot) {}
}

import UIKit

final class SnapshotsOnTwoQueuesMistake: OwnPostsController {
    override func didReceive(_ posts: Snapshot) {
        background.async { [source] in
            source.apply(posts)
        }
    }

    override func didWrite(_ posts: Snapshot) {
        source.apply(posts)
    }
}

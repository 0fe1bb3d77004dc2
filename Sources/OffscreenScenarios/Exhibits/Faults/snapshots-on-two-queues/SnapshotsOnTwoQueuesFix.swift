import UIKit

final class SnapshotsOnTwoQueuesFix: OwnPostsController {
    override func didReceive(_ posts: Snapshot) {
        DispatchQueue.main.async { [source] in
            source.apply(posts)
        }
    }

    override func didWrite(_ posts: Snapshot) {
        source.apply(posts)
    }
}

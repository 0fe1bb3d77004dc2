import Foundation
import OffscreenPictures

extension WebFiles {
    /// The style sheets and scripts of this command's HTML pages.
    static let own = WebFiles(.module)
}

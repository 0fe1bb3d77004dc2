import Foundation
import OffscreenPictures

extension WebFiles {
    /// Those of the command's own pages.
    static let own = WebFiles(.module)
}

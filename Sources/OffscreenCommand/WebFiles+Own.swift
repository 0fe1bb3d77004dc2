import Foundation
import OffscreenPictures

extension WebFiles {
    /// The files of the command's own pages.
    static let own = WebFiles(.module)
}

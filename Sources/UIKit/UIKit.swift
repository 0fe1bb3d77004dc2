// `import UIKit` alone brings Foundation, as on iOS.
@_exported import Foundation

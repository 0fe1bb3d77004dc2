// Associated objects and selectors are in `UIKit`; there is no runtime.

// Empty: associated objects and selectors are in `UIKit`, and there is no Objective-C runtime.

/// Something in code for iOS that does not compile on Linux, and what is done about it.
public enum Incompatibility: String, CaseIterable, Sendable {
    // What the porter edits.
    case objectiveC, optionalRequirement, outlet, selector, keyPath, extensionOverride, systemCondition, submodule, importOfUIKit,
        networking
    case logImport, objectiveCImport, absoluteValue, rectangles
    case dynamicMember, colorLiteral, fulfillment, mainActorTest, wait, forwardedClosure
    case emptyInitializer, dynamicLookup
    case tableView, missingModule, missingName
    // What it leaves.
    case observing, keyValueCoding, runtime, initializer, imageLiteral, managed, applicationMain

    /// What stands in the code.
    public var title: String {
        switch self {
        case .objectiveC: "@objc, @objcMembers"
        case .optionalRequirement: "@objc optional"
        case .outlet: "@IBOutlet"
        case .selector: "#selector"
        case .keyPath: "#keyPath"
        case .extensionOverride: "override in an extension"
        case .systemCondition: "#if os(iOS)"
        case .submodule: "import UIKit.UIView"
        case .importOfUIKit: "names that UIKit brings, without import UIKit"
        case .networking: "URLSession and its relatives"
        case .logImport: "import os, import os.log, import OSLog"
        case .objectiveCImport: "import ObjectiveC"
        case .absoluteValue: "abs in an extension of CGFloat"
        case .rectangles: "intersects(_:) of rectangles"
        case .dynamicMember: "dynamic"
        case .colorLiteral: "#colorLiteral"
        case .fulfillment: "expectation.fulfill as a function"
        case .mainActorTest: "a test method on the main actor"
        case .wait: "wait(for:timeout:) or waitForExpectations(timeout:) in a test on the main actor"
        case .forwardedClosure: "an autoclosure that is handed on as it is"
        case .emptyInitializer: "NSAttributedString() and Progress()"
        case .dynamicLookup: "a member of AnyObject"
        case .observing: "key-value observing"
        case .keyValueCoding: "key-value coding"
        case .runtime: "the Objective-C runtime"
        case .initializer: "init() of a view that generic code makes"
        case .imageLiteral: "#imageLiteral"
        case .managed: "@NSManaged"
        case .applicationMain: "@UIApplicationMain"
        case .tableView: "UITableView"
        case .missingModule: "import of a module that Linux lacks"
        case .missingName: "a name of UIKit that this package lacks"
        }
    }

    /// What the compiler says on Linux. A module's or a method's own name stands for `X`.
    public var error: String {
        switch self {
        case .objectiveC: "Objective-C interoperability is disabled"
        case .optionalRequirement: "'optional' can only be applied to members of an '@objc' protocol"
        case .outlet: "'@IBOutlet' property cannot have non-'@objc' class type 'X'"
        case .selector: "'#selector' can only be used with the Objective-C runtime"
        case .keyPath: "'#keyPath' can only be used with the Objective-C runtime"
        case .extensionOverride: "instance method 'X' declared in 'UIView' cannot be overridden from extension"
        case .systemCondition: "cannot find 'X' in scope, where the code that declares X is left out"
        case .submodule: "no such module 'UIKit.X'"
        case .importOfUIKit: "cannot find type 'UIView' in scope"
        case .networking: "cannot find type 'URLRequest' in scope"
        case .logImport: "no such module 'os.log'"
        case .objectiveCImport: "no such module 'ObjectiveC'"
        case .absoluteValue: "static member 'abs' cannot be used on instance of type 'CGFloat'"
        case .rectangles: "none; Foundation on Linux counts rectangles that only share an edge as intersecting"
        case .dynamicMember: "none; it is for observing, which Linux lacks"
        case .colorLiteral: "could not infer type of color literal"
        case .fulfillment: "cannot convert value of type '(StaticString, Int) -> ()' to expected argument type '() -> Void'"
        case .mainActorTest: "none; in both language modes XCTest ends the process with \"Could not cast value of type\""
        case .wait: "none; the test waits in vain, because nothing else runs on the main actor meanwhile"
        case .forwardedClosure: "add () to forward @autoclosure parameter"
        case .emptyInitializer: "missing argument for parameter 'totalUnitCount' in call"
        case .dynamicLookup: "value of type 'AnyObject' has no member 'cgRectValue'"
        case .observing: "value of type 'X' has no member 'observe'"
        case .keyValueCoding: "value of type 'X' has no member 'setValue'"
        case .runtime: "cannot find 'method_exchangeImplementations' in scope"
        case .initializer: "none; the process ends with \"Use of unimplemented initializer\", or for want of a layout"
        case .imageLiteral: "could not infer type of image literal"
        case .managed: "unknown attribute 'NSManaged'"
        case .applicationMain: "'UIApplicationMain' class must conform to the 'UIApplicationDelegate' protocol"
        case .tableView: "cannot find type 'UITableView' in scope"
        case .missingModule: "no such module 'X'"
        case .missingName: "cannot find 'X' in scope, value of type 'UIView' has no member 'X', or extra argument 'X' in call"
        }
    }

    /// What to write instead.
    public var edit: String {
        switch self {
        case .objectiveC: "Delete it. A protocol that was `@objc` gets `AnyObject`."
        case .optionalRequirement:
            "Delete `@objc optional`, give the method a default in an extension of the protocol, and let the protocol have a property of "
                + "the method's name whose value can be called: then `delegate.method?(x)` stays as it is."
        case .outlet: "Delete it, and set the property by code: nibs are not read."
        case .selector:
            "`Selector(\"tapped:\", calls: MyView.tapped(_:))`, with the name of the class: controls, gesture recognisers, bar buttons, "
                + "timers and notifications call the method."
        case .keyPath: "The path as a string."
        case .extensionOverride:
            "Move the method into the class; or rename it, without `override`, and call it from an override in the class."
        case .systemCondition: "`#if os(iOS) || os(Linux)`"
        case .submodule: "`import UIKit`"
        case .importOfUIKit: "`import UIKit` in that file: for names of UIKit, and for those of Foundation, Dispatch and Core Graphics."
        case .networking: "`import FoundationNetworking`"
        case .logImport: "`import OffscreenOS`, and the product of that name; see below for `import os` as it is."
        case .objectiveCImport:
            "`import UIKit`, which has associated objects and selectors; see below for `import ObjectiveC` as it is."
        case .absoluteValue: "`Swift.abs(x)`: Foundation on Linux gives CGFloat a function of that name."
        case .rectangles:
            "An `extension CGRect` with `intersects(_:)` by Apple's rule, which takes the place of Foundation's in the file or the module that "
                + "declares it."
        case .dynamicMember: "Delete it."
        case .colorLiteral: "`UIColor(red: 1, green: 1, blue: 1, alpha: 1)`"
        case .fulfillment: "`{ expectation.fulfill() }`"
        case .mainActorTest:
            "Add `async`, to what overrides it too. An override of `setUp` or `tearDown` gets `async throws`, and its call of `super` "
                + "`try await`."
        case .wait:
            "`await fulfillment(of: [expectation], timeout: 1)`. In a closure, and for `waitForExpectations`, the porter names the place. In a "
                + "function that the test calls, write it yourself."
        case .forwardedClosure:
            "`value()`, with `try` if the parameter throws, where the function that gets it takes an autoclosure too: one of XCTest's, of "
                + "Swift's assertions, or of the ported files."
        case .emptyInitializer: "`NSAttributedString(string: \"\")` and `Progress(totalUnitCount: 0)`"
        case .dynamicLookup: "`(value as? NSValue)?.cgRectValue`. Where no `?` follows, the porter names the place."
        case .observing:
            "Of a view, `bounds`, `frame`, `center`, `alpha`, `isHidden`, `contentOffset`, `contentSize` and a label's `text` and `font` can be "
                + "observed, by a key path or by a view or a controller with `observeValue(forKeyPath:of:change:context:)`. Otherwise write a "
                + "property observer, a delegate's method or an override. `NotificationCenter` works."
        case .keyValueCoding: "Use the property."
        case .runtime: "An override in a subclass. Methods cannot be exchanged, and nobody can be asked for what it responds to."
        case .initializer:
            "Do the work in an override of `init(frame:)`, of `init(nibName:bundle:)` in a controller, or give the generic code a closure that "
                + "makes the object."
        case .imageLiteral: "`UIImage(named:)`, or an image drawn by code: no pictures are read."
        case .managed: "Leave the class out: there is no Core Data."
        case .applicationMain: "Leave the file out: a test shows the screens on a stage."
        case .tableView:
            "Make a comment of the smallest code that has it: a statement, a member, a conformance, or a class that inherits from it; and of "
                + "what uses that code. There are no table views. What cannot go alone is named."
        case .missingModule:
            "Make comments of the import and of the smallest code that uses the module. Modules whose names are not known are named: leave "
                + "the code out, with `#if canImport(X)`."
        case .missingName:
            "Make a comment of the smallest code that has it. To keep that code, declare under `#if os(Linux)` what you need, such as "
                + "`class UIProgressView: UIView { var progress: Float = 0 }`, or an initialiser in an extension of the class; then the name "
                + "is there, and the porter leaves the code alone."
        }
    }

    /// Whether the porter does it; otherwise it says where it is.
    public var isEdited: Bool {
        switch self {
        case .observing, .keyValueCoding, .runtime, .initializer, .imageLiteral, .managed, .applicationMain: false
        default: true
        }
    }
}

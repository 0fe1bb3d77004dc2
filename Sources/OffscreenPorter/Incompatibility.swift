/// A kind of code for iOS that does not compile on Linux, or behaves differently there.
public enum Incompatibility: String, CaseIterable, Sendable {
    // The kinds that the porter edits.
    case objectiveC, optionalRequirement, outlet, selector, keyPath, extensionOverride, systemCondition, submodule,
        importOfUIKit,
        networking
    case logImport, objectiveCImport, absoluteValue, rectangles
    case dynamicMember, colorLiteral, fulfillment, mainActorTest, wait, forwardedClosure
    case emptyInitializer, formatArgument, implicitOptional, dynamicLookup, objectOverride, combine, subclassMethod
    case missingModule, missingName
    // The kinds that the porter only reports, without editing the code.
    case observing, keyValueCoding, runtime, initializer, imageLiteral, managed, applicationMain

    /// The code of this kind, in a few words.
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
        case .importOfUIKit: "names of UIKit, without import UIKit"
        case .networking: "URLSession, URLRequest and other networking types"
        case .logImport: "import os, import os.log, import OSLog"
        case .objectiveCImport: "import ObjectiveC"
        case .absoluteValue: "abs in an extension of CGFloat"
        case .rectangles: "intersects(_:) of rectangles"
        case .dynamicMember: "dynamic"
        case .colorLiteral: "#colorLiteral"
        case .fulfillment: "expectation.fulfill as a function"
        case .mainActorTest: "a test method on the main actor"
        case .wait: "wait(for:timeout:) or waitForExpectations(timeout:) in a test on the main actor"
        case .forwardedClosure: "an autoclosure that is passed on without a call"
        case .emptyInitializer: "NSAttributedString() and Progress()"
        case .formatArgument: "an empty array as the default of a CVarArg"
        case .implicitOptional: "weekdaySymbols and the like as an optional"
        case .dynamicLookup: "a member of AnyObject"
        case .objectOverride: "an override of a member that NSObject has only on iOS"
        case .combine: "Combine"
        case .subclassMethod: "an optional delegate method that only a subclass has"
        case .observing: "key-value observing"
        case .keyValueCoding: "key-value coding"
        case .runtime: "the Objective-C runtime"
        case .initializer: "init() of a view that generic code creates"
        case .imageLiteral: "#imageLiteral"
        case .managed: "@NSManaged"
        case .applicationMain: "@UIApplicationMain and @main"
        case .missingModule: "import of a module that Linux lacks"
        case .missingName: "a name of UIKit that this package lacks"
        }
    }

    /// The compiler's error on Linux, or the possible errors, separated by semicolons. `X`
    /// represents a name or an argument label. The text begins with "none" if the code compiles.
    public var error: String {
        switch self {
        case .objectiveC: "Objective-C interoperability is disabled"
        case .optionalRequirement: "'optional' can only be applied to members of an '@objc' protocol"
        case .outlet: "'@IBOutlet' property cannot have non-'@objc' class type 'X'"
        case .selector: "'#selector' can only be used with the Objective-C runtime"
        case .keyPath: "'#keyPath' can only be used with the Objective-C runtime"
        case .extensionOverride: "instance method 'X' declared in 'UIView' cannot be overridden from extension"
        case .systemCondition: "cannot find 'X' in scope"
        case .submodule: "no such module 'UIKit.X'"
        case .importOfUIKit: "cannot find type 'UIView' in scope"
        case .networking: "cannot find type 'URLRequest' in scope"
        case .logImport: "no such module 'os.log'"
        case .objectiveCImport: "no such module 'ObjectiveC'"
        case .absoluteValue: "static member 'abs' cannot be used on instance of type 'CGFloat'"
        case .rectangles: "none; Foundation on Linux counts rectangles that only share an edge as intersecting"
        case .dynamicMember: "none; the modifier has no effect without the Objective-C runtime"
        case .colorLiteral: "could not infer type of color literal"
        case .fulfillment:
            "cannot convert value of type '(StaticString, Int) -> ()' to expected argument type '() -> Void'"
        case .mainActorTest:
            "none; in both language modes XCTest ends the process with \"Could not cast value of type\""
        case .wait:
            """
            none; code on the main actor does not fulfill the expectation in time, because the wait blocks \
            the main actor
            """
        case .forwardedClosure: "add () to forward @autoclosure parameter"
        case .emptyInitializer: "missing argument for parameter 'totalUnitCount' in call"
        case .formatArgument: "default argument value of type '[Any]' does not conform to 'CVarArg'"
        case .implicitOptional:
            """
            initializer for conditional binding must have Optional type, not '[String]'; cannot use optional \
            chaining on non-optional value of type '[String]'
            """
        case .dynamicLookup: "value of type 'AnyObject' has no member 'cgRectValue'"
        case .objectOverride: "property does not override any property from its superclass"
        case .combine: "no such module 'Combine'"
        case .subclassMethod: "none; the method is not called, because Swift looks for it where the class conforms"
        case .observing: "value of type 'X' has no member 'observe'"
        case .keyValueCoding: "value of type 'X' has no member 'setValue'"
        case .runtime: "cannot find 'method_exchangeImplementations' in scope"
        case .initializer:
            """
            none; the process ends with "Use of unimplemented initializer", or because a collection view \
            has no layout, or the initialiser does not run
            """
        case .imageLiteral: "could not infer type of image literal"
        case .managed: "unknown attribute 'NSManaged'"
        case .applicationMain: "'UIApplicationMain' class must conform to the 'UIApplicationDelegate' protocol"
        case .missingModule: "no such module 'X'"
        case .missingName:
            "cannot find 'X' in scope; value of type 'UIView' has no member 'X'; extra argument 'X' in call"
        }
    }

    /// The edit that makes the code compile and work on Linux.
    public var edit: String {
        switch self {
        case .objectiveC: "Delete the attribute. Let a protocol that was `@objc` inherit from `AnyObject`."
        case .optionalRequirement:
            """
            Delete `@objc optional`, implement the method in an extension of the protocol, and add a \
            property that has the method's name and a value that can be called. Then `delegate.method?(x)` \
            stays as it is. A call without arguments, `delegate.method?()`, becomes \
            `delegate.optionalMethod()`. A member of the result gets another question mark: \
            `delegate.method?(of: x)?.count`.
            """
        case .outlet: "Delete the attribute, and set the property in code, because nibs are not read."
        case .selector:
            """
            `Selector("tapped:", calls: MyView.tapped(_:))`, with the name of the class. Controls, gesture \
            recognisers, bar buttons, timers and notifications then call the method.
            """
        case .keyPath: "Write the path as a string."
        case .extensionOverride:
            """
            Move the method into the class. Or rename it, without `override`, and call it from an override \
            in the class.
            """
        case .systemCondition: "`#if os(iOS) || os(Linux)`, so that the declarations below it are compiled."
        case .submodule: "`import UIKit`"
        case .importOfUIKit:
            "`import UIKit` in that file, which also imports the names of Foundation, Dispatch and Core Graphics."
        case .networking: "`import FoundationNetworking`"
        case .logImport:
            """
            `import OffscreenOS`, and a dependency on the product of that name; see below for an unchanged \
            `import os`.
            """
        case .objectiveCImport:
            """
            `import UIKit`, which has associated objects and selectors; see below for an unchanged `import \
            ObjectiveC`.
            """
        case .absoluteValue: "`Swift.abs(x)`, because Foundation on Linux declares a function of that name in CGFloat."
        case .rectangles:
            """
            An `extension CGRect` with `intersects(_:)` by Apple's rule, which is used instead of \
            Foundation's in the file or the module that declares it.
            """
        case .dynamicMember: "Delete the modifier."
        case .colorLiteral: "`UIColor(red: 1, green: 1, blue: 1, alpha: 1)`"
        case .fulfillment: "`{ expectation.fulfill() }`"
        case .mainActorTest:
            """
            Add `async`, also to the overrides of the method. An override of `setUp` or `tearDown` gets \
            `async throws`, and its call of `super` gets `try await`.
            """
        case .wait:
            """
            `await fulfillment(of: [expectation], timeout: 1)`. The porter does not edit a wait in a \
            closure, nor a `waitForExpectations` that has a handler, is in a nested block, or has \
            expectations that are not constants or variables of the test. Make these edits by hand, and \
            those in functions that the test calls.
            """
        case .forwardedClosure:
            """
            `value()`, or `try value()` if the parameter throws. The called function takes an autoclosure \
            as well: it is one of XCTest's functions, one of Swift's assertions, or a function of the \
            ported files.
            """
        case .emptyInitializer: "`NSAttributedString(string: \"\")` and `Progress(totalUnitCount: 0)`"
        case .formatArgument: "`argument: CVarArg = \"\"`. On Linux, an array is no argument of a format."
        case .implicitOptional:
            """
            Delete the `?` or `!`, or write `guard let days = formatter.weekdaySymbols as [String]?`. The \
            arrays of `DateFormatter` are not optional on Linux.
            """
        case .dynamicLookup: "`(value as? NSValue)?.cgRectValue`. If no `?` follows, the porter reports the place."
        case .objectOverride:
            """
            Delete `override`. Nothing on Linux calls the member, except code that calls it itself: \
            `accessibilityLabel` and the like of a class that is no view, `class func description()`.
            """
        case .combine:
            """
            `import OpenCombineShim`, from the public package OpenCombine, which is the same code for \
            Linux; see below. The porter adds to a file the operators with a queue, so that they run on \
            the stage's clock, and those that OpenCombine lacks. It reports a `publisher(for:)` of a key \
            path, and `collect(_:)` by time.
            """
        case .subclassMethod:
            """
            Declare the method in the class that conforms, and override it. If the protocol is one of \
            UIKit's, the porter adds a method that counts as not implemented to that class. Otherwise, or \
            if an extension has the method, it reports the place.
            """
        case .observing:
            """
            A view's `bounds`, `frame`, `center`, `alpha` and `isHidden`, a scroll view's `contentOffset` \
            and `contentSize`, and a label's `text` and `font` can be observed by a key path, or by a view \
            or a controller with `observeValue(forKeyPath:of:change:context:)`. For other properties write \
            a property observer, a delegate's method or an override. `NotificationCenter` works.
            """
        case .keyValueCoding:
            """
            Use the property instead of the key. For `UserDefaults.standard` the porter writes \
            `set(_:forKey:)` and `object(forKey:)`.
            """
        case .runtime:
            "Write an override in a subclass. Methods cannot be exchanged, and objects have no `responds(to:)`."
        case .initializer:
            """
            Do the work in an override of `init(frame:)`, or of `init(nibName:bundle:)` in a controller. \
            Alternatively, pass the generic code a closure that creates the object.
            """
        case .imageLiteral:
            """
            `UIImage(named: "photo")!`. The model does not read image files, so the image has no size; draw \
            it in code if a layout depends on its size.
            """
        case .managed: "Leave the class out, because there is no Core Data."
        case .applicationMain: "Leave the file out, because a test shows the screens on a stage."
        case .missingModule:
            """
            Turn the import and the smallest code that uses the module into comments. If the porter has no \
            list of a module's names, it reports the import. In that case leave the code out with `#if \
            canImport(X)`.
            """
        case .missingName:
            """
            Turn the smallest code that contains the name into a comment. To keep that code, declare the \
            name under `#if os(Linux)`, such as `class UIColorWell: UIControl { var selectedColor: \
            UIColor? }`, or an initialiser in an extension of the class. The porter then leaves the code unchanged.
            """
        }
    }

    /// Whether the porter edits code of this kind, in all places or in some of them. Code of the
    /// other kinds is only reported.
    public var isEdited: Bool {
        switch self {
        case .observing, .runtime, .initializer, .managed, .applicationMain: false
        default: true
        }
    }
}

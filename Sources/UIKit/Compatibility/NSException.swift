#if !_runtime(_ObjC)

    /// An exception of Objective-C: raising it ends the process, because it cannot be caught here.
    open class NSException: NSObject {
        public let name: NSExceptionName
        public let reason: String?
        public let userInfo: [AnyHashable: Any]?

        public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
            (name, reason, userInfo) = (aName, aReason, aUserInfo)
        }

        open func raise() { fatalError("\(name.rawValue): \(reason ?? "no reason given")") }
    }

#endif

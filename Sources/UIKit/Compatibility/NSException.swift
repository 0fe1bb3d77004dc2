#if !_runtime(_ObjC)

    /// An exception of Objective-C. Raising it ends the process, because Swift code on Linux cannot
    /// catch it.
    open class NSException: NSObject {
        public let name: NSExceptionName
        public let reason: String?
        public let userInfo: [AnyHashable: Any]?

        public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil)
        {
            (name, reason, userInfo) = (aName, aReason, aUserInfo)
        }

        open func raise() { fatalError("\(name.rawValue): \(reason ?? "no reason given")") }
    }

#endif

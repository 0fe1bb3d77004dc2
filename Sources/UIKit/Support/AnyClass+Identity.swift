/// Whether two classes are the same, or both are nil. [VIEW-18]
///
/// With an Objective-C runtime, classes are objects, and Swift's own operator compares them.
public func === (lhs: AnyClass?, rhs: AnyClass?) -> Bool {
    lhs.map(ObjectIdentifier.init) == rhs.map(ObjectIdentifier.init)
}

/// Whether two classes are different, or only one of them is nil.
public func !== (lhs: AnyClass?, rhs: AnyClass?) -> Bool { !(lhs === rhs) }

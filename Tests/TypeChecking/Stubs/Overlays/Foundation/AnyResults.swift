// The members whose result is any object. Swift on Linux lacks the function that converts such a result to `Any`, and
// the compiler crashes without it; so the headers hide these members from Swift and they are declared here.
extension NSObject {
    public func value(forKey key: String) -> Any? { fatalError() }

    public func value(forKeyPath keyPath: String) -> Any? { fatalError() }
}

extension NSArray {
    public var firstObject: Any? { fatalError() }

    public var lastObject: Any? { fatalError() }

    public func object(at index: Int) -> Any { fatalError() }

    public subscript(index: Int) -> Any { fatalError() }
}

extension NSOrderedSet {
    public var firstObject: Any? { fatalError() }

    public var lastObject: Any? { fatalError() }

    public func object(at index: Int) -> Any { fatalError() }

    public subscript(index: Int) -> Any { fatalError() }
}

extension NSSet {
    public func anyObject() -> Any? { fatalError() }

    public func member(_ object: Any) -> Any? { fatalError() }
}

extension NSDictionary {
    public func object(forKey key: Any) -> Any? { fatalError() }

    public subscript(key: Any) -> Any? { fatalError() }
}

// Initialisers and error conversion that Apple writes in Swift.
extension NSPredicate {
    public convenience init(format predicateFormat: String, _ args: any CVarArg...) { fatalError() }
}

extension NSExpression {
    public convenience init(format expressionFormat: String, _ args: any CVarArg...) { fatalError() }
}

extension NSSortDescriptor {
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) { fatalError() }
}

extension NSError: Error {}

/// A place for an error. Apple's own type is a pointer that releases the error later, which Linux does not have.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

public func _convertNSErrorToError(_ error: NSError?) -> any Error { fatalError() }

public func _convertErrorToNSError(_ error: any Error) -> NSError { fatalError() }

public func NSLog(_ format: String, _ args: any CVarArg...) { fatalError() }

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { fatalError() }

public func NSStringFromClass(_ aClass: AnyClass) -> String { fatalError() }

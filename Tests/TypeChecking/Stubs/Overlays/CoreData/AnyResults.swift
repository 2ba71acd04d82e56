// As in Foundation: a member whose result is any object has to be declared here.
extension NSManagedObject {
    public func primitiveValue(forKey key: String) -> Any? { fatalError() }
}

extension NSBatchDeleteResult {
    public var result: Any? { fatalError() }
}

extension NSAttributeDescription {
    public var defaultValue: Any? {
        get { fatalError() }
        set {}
    }
}

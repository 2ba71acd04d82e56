// The conversions between `Bool` and its Objective-C form: without them a `Bool` property cannot be set.
public struct ObjCBool: ExpressibleByBooleanLiteral {
    public init(_ value: Bool) {}

    public init(booleanLiteral value: Bool) {}

    public var boolValue: Bool { fatalError() }
}

public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { fatalError() }

public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { fatalError() }

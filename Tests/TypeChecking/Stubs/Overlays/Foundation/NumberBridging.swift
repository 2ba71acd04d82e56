// The numbers that bridge to `NSNumber`: without these `[Int64]` could not be the type of a managed property.
public protocol StubBridgedNumber: StubBridgedValue where _ObjectiveCType == NSNumber {}

extension Bool: StubBridgedNumber {}
extension Double: StubBridgedNumber {}
extension Float: StubBridgedNumber {}
extension Int: StubBridgedNumber {}
extension Int8: StubBridgedNumber {}
extension Int16: StubBridgedNumber {}
extension Int32: StubBridgedNumber {}
extension Int64: StubBridgedNumber {}
extension UInt: StubBridgedNumber {}
extension UInt8: StubBridgedNumber {}
extension UInt16: StubBridgedNumber {}
extension UInt32: StubBridgedNumber {}
extension UInt64: StubBridgedNumber {}

extension NSNumber: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral {
    public required convenience init(integerLiteral value: Int) { fatalError() }

    public required convenience init(floatLiteral value: Double) { fatalError() }

    public required convenience init(booleanLiteral value: Bool) { fatalError() }
}

extension NSDecimalNumber {
    public convenience init(decimal: Decimal) { fatalError() }

    public var decimalValue: Decimal { fatalError() }
}

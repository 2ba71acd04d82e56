// The value types of Swift and the classes they bridge to. `IndexSet` is declared here, because the essentials lack it.
@_exported import Foundation
@_exported import FoundationEssentials
@_exported import ObjectiveC

/// Gives a bridged type the four requirements that the compiler looks for; none of them is ever called.
public protocol StubBridgedValue: _ObjectiveCBridgeable {}

extension StubBridgedValue {
    public func _bridgeToObjectiveC() -> _ObjectiveCType { fatalError() }

    public static func _forceBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) {}

    public static func _conditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) -> Bool {
        fatalError()
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> Self { fatalError() }
}

public struct IndexSet: Hashable, Sendable {
    public init() {}

    public init(integer: Int) {}

    public init(integersIn range: Range<Int>) {}
}

extension Date: StubBridgedValue {
    public typealias _ObjectiveCType = NSDate
}

extension Data: StubBridgedValue {
    public typealias _ObjectiveCType = NSData
}

extension URL: StubBridgedValue {
    public typealias _ObjectiveCType = NSURL
}

extension UUID: StubBridgedValue {
    public typealias _ObjectiveCType = NSUUID
}

extension IndexSet: StubBridgedValue {
    public typealias _ObjectiveCType = NSIndexSet
}

extension Decimal: StubBridgedValue {
    public typealias _ObjectiveCType = NSDecimalNumber
}

extension String: StubBridgedValue {
    public typealias _ObjectiveCType = NSString
}

extension Array: StubBridgedValue {
    public typealias _ObjectiveCType = NSArray
}

extension Dictionary: StubBridgedValue {
    public typealias _ObjectiveCType = NSDictionary
}

extension Set: StubBridgedValue {
    public typealias _ObjectiveCType = NSSet
}

// Without it, the compiler cannot lower an `NSDictionary` parameter without generic arguments.
extension AnyHashable: StubBridgedValue {
    public typealias _ObjectiveCType = NSObject
}

// The additions of Apple's Swift overlay to the Objective-C root class. Never run: the bodies only have to type-check.
@_exported import ObjectiveC

public struct Selector: ExpressibleByStringLiteral, Hashable {
    public init(_ name: String) {}

    public init(stringLiteral value: String) {}
}

extension NSObject: Equatable, Hashable {
    public static func == (lhs: NSObject, rhs: NSObject) -> Bool { fatalError() }

    @nonobjc public final func hash(into hasher: inout Hasher) {}

    public var hashValue: Int { fatalError() }
}

extension NSObject: CustomStringConvertible, CustomDebugStringConvertible {}

extension NSObject: CVarArg {
    public var _cVarArgEncoding: [Int] { fatalError() }
}

import Foundation

/// What Foundation's JSON values are to a schema.
enum JSONKind {
    static func `is`(_ value: Any, _ type: String) -> Bool {
        switch type {
        case "object": value is [String: Any]
        case "array": value is [Any]
        case "string": value is String
        case "null": value is NSNull
        case "boolean": isBoolean(value)
        case "number": !isBoolean(value) && value is NSNumber
        case "integer":
            !isBoolean(value) && (value as? NSNumber).map { $0.doubleValue == $0.doubleValue.rounded() } == true
        default: false
        }
    }

    /// Equal documents have equal bytes when their keys are sorted.
    static func areEqual(_ left: Any, _ right: Any) -> Bool { canonical(left) == canonical(right) }

    static func hasRepeats(_ array: [Any]) -> Bool { Set(array.map(canonical)).count < array.count }

    private static func canonical(_ value: Any) -> Data {
        (try? JSONSerialization.data(withJSONObject: [value], options: .sortedKeys)) ?? Data()
    }

    /// Foundation gives booleans as numbers, too; only their text tells them apart.
    private static func isBoolean(_ value: Any) -> Bool {
        value is NSNumber && ["[true]", "[false]"].contains(String(decoding: canonical(value), as: UTF8.self))
    }
}

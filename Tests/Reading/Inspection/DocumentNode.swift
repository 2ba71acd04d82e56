import Foundation
import ModelcJSON

/// One object of a parsed document. Every key that is asked for has to be there, and has to have the asked-for type:
/// the document promises both.
struct DocumentNode {
    struct Fault: Error, CustomStringConvertible {
        var description: String
    }

    private let members: [String: Any]

    init(_ value: Any) throws {
        guard let members = value as? [String: Any] else { throw Fault(description: "not an object: \(value)") }
        self.members = members
    }

    /// The document's text as Foundation reads it, which shares nothing with the writer.
    init(parsing document: JSONValue) throws {
        try self.init(try JSONSerialization.jsonObject(with: Data(JSONWriter.bytes(of: document))))
    }

    var keys: Set<String> { Set(members.keys) }

    func optional<Value>(_ key: String, _ type: Value.Type = Value.self) throws -> Value? {
        guard let value = members[key] else {
            throw Fault(description: "no key '\(key)' among \(members.keys.sorted())")
        }
        if value is NSNull { return nil }
        guard let value = value as? Value else { throw Fault(description: "'\(key)' is no \(Value.self): \(value)") }
        return value
    }

    func value<Value>(_ key: String, _ type: Value.Type = Value.self) throws -> Value {
        guard let value = try optional(key, type) else { throw Fault(description: "'\(key)' is null") }
        return value
    }

    func optionalNode(_ key: String) throws -> DocumentNode? {
        try optional(key, [String: Any].self).map { try DocumentNode($0) }
    }

    func nodes(_ key: String) throws -> [DocumentNode] {
        try value(key, [Any].self).map { try DocumentNode($0) }
    }

    func raw<Value: RawRepresentable<String>>(_ key: String) throws -> Value? {
        try optional(key, String.self).map { text in
            guard let value = Value(rawValue: text) else { throw Fault(description: "unknown \(key) '\(text)'") }
            return value
        }
    }
}

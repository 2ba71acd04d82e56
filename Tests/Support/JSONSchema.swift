import Foundation

/// Checks a JSON document against a schema: the keywords of draft 7 that the schema of SARIF uses, and those of draft
/// 2020-12 in the schemas of modelc. A schema with another keyword is refused, so that no rule is ignored.
package struct JSONSchema {
    private let definitions: [String: Any]
    private let root: [String: Any]

    /// A violation: its position, such as `/runs/0/tool`, and the reason.
    package struct Violation: Hashable, Sendable, CustomStringConvertible {
        package var path: String
        package var message: String
        package var description: String { "\(path.isEmpty ? "/" : path): \(message)" }
    }

    /// A schema that is not a JSON object, or that uses an unsupported keyword.
    package struct Unsupported: Error, CustomStringConvertible {
        package var description: String
    }

    private static let keywords: Set<String> = [
        "$ref", "type", "properties", "required", "additionalProperties", "items", "enum", "const", "minimum",
        "maximum",
        "minItems", "uniqueItems", "pattern", "anyOf", "oneOf", "allOf", "not", "definitions", "$defs",
        // These keywords do not affect whether a document is valid.
        "$schema", "$id", "title", "description", "default", "format",
    ]

    package init(_ bytes: Data) throws {
        guard let root = try JSONSerialization.jsonObject(with: bytes) as? [String: Any] else {
            throw Unsupported(description: "the schema is no object")
        }
        self.root = root
        definitions = (root["definitions"] ?? root["$defs"]) as? [String: Any] ?? [:]
        try JSONSchema.checkKeywords(of: root)
    }

    /// All violations of the document; empty for a valid one.
    package func violations(of document: Data) throws -> [Violation] {
        let value = try JSONSerialization.jsonObject(with: document, options: .fragmentsAllowed)
        return check(value, root, "")
    }

    private static func checkKeywords(of schema: Any) throws {
        guard let schema = schema as? [String: Any] else { return }
        if let unknown = schema.keys.first(where: { !keywords.contains($0) }) {
            throw Unsupported(description: "the keyword \(unknown) is not supported")
        }
        for key in ["properties", "definitions", "$defs"] {
            for child in (schema[key] as? [String: Any] ?? [:]).values { try checkKeywords(of: child) }
        }
        for key in ["items", "additionalProperties", "not"] {
            if let child = schema[key] { try checkKeywords(of: child) }
        }
        for key in ["anyOf", "oneOf", "allOf"] {
            for child in schema[key] as? [Any] ?? [] { try checkKeywords(of: child) }
        }
    }

    private func check(_ value: Any, _ schema: [String: Any], _ path: String) -> [Violation] {
        if let reference = schema["$ref"] as? String {
            let name = reference.split(separator: "/").last.map(String.init) ?? ""
            guard let definition = definitions[name] as? [String: Any] else {
                return [Violation(path: path, message: "the schema has no \(reference)")]
            }
            return check(value, definition, path)
        }
        return checkKind(value, schema, path) + checkAlternatives(value, schema, path)
            + checkNumber(value, schema, path) + checkText(value, schema, path) + checkArray(value, schema, path)
            + checkObject(value, schema, path)
    }

    private func checkKind(_ value: Any, _ schema: [String: Any], _ path: String) -> [Violation] {
        var found: [Violation] = []
        let types = schema["type"] as? [String] ?? (schema["type"] as? String).map { [$0] }
        if let types, !types.contains(where: { JSONKind.is(value, $0) }) {
            found.append(Violation(path: path, message: "is not of type \(types.joined(separator: " or "))"))
        }
        if let allowed = schema["enum"] as? [Any], !allowed.contains(where: { JSONKind.areEqual($0, value) }) {
            found.append(Violation(path: path, message: "is not one of the allowed values"))
        }
        if let constant = schema["const"], !JSONKind.areEqual(constant, value) {
            found.append(Violation(path: path, message: "is not \(constant)"))
        }
        return found
    }

    private func checkAlternatives(_ value: Any, _ schema: [String: Any], _ path: String) -> [Violation] {
        func matches(_ key: String) -> [Bool]? {
            (schema[key] as? [[String: Any]])?.map { check(value, $0, path).isEmpty }
        }
        var found: [Violation] = []
        if let any = matches("anyOf"), !any.contains(true) {
            found.append(Violation(path: path, message: "matches none of anyOf"))
        }
        if let one = matches("oneOf"), one.count(where: { $0 }) != 1 {
            found.append(Violation(path: path, message: "does not match exactly one of oneOf"))
        }
        if let all = matches("allOf"), all.contains(false) {
            found.append(Violation(path: path, message: "does not match all of allOf"))
        }
        if let not = schema["not"] as? [String: Any], check(value, not, path).isEmpty {
            found.append(Violation(path: path, message: "matches what it must not"))
        }
        return found
    }

    private func checkNumber(_ value: Any, _ schema: [String: Any], _ path: String) -> [Violation] {
        guard JSONKind.is(value, "number"), let number = value as? NSNumber else { return [] }
        var found: [Violation] = []
        if let minimum = schema["minimum"] as? NSNumber, number.doubleValue < minimum.doubleValue {
            found.append(Violation(path: path, message: "is less than \(minimum)"))
        }
        if let maximum = schema["maximum"] as? NSNumber, number.doubleValue > maximum.doubleValue {
            found.append(Violation(path: path, message: "is more than \(maximum)"))
        }
        return found
    }

    private func checkText(_ value: Any, _ schema: [String: Any], _ path: String) -> [Violation] {
        guard let text = value as? String, let pattern = schema["pattern"] as? String else { return [] }
        let isFound = text.range(of: pattern, options: .regularExpression) != nil
        return isFound ? [] : [Violation(path: path, message: "does not match \(pattern)")]
    }

    private func checkArray(_ value: Any, _ schema: [String: Any], _ path: String) -> [Violation] {
        guard let array = value as? [Any] else { return [] }
        var found: [Violation] = []
        if let minimum = schema["minItems"] as? Int, array.count < minimum {
            found.append(Violation(path: path, message: "has fewer than \(minimum) items"))
        }
        if schema["uniqueItems"] as? Bool == true, JSONKind.hasRepeats(array) {
            found.append(Violation(path: path, message: "has equal items"))
        }
        if let items = schema["items"] as? [String: Any] {
            for (index, item) in array.enumerated() { found += check(item, items, "\(path)/\(index)") }
        }
        return found
    }

    private func checkObject(_ value: Any, _ schema: [String: Any], _ path: String) -> [Violation] {
        guard let object = value as? [String: Any] else { return [] }
        let required = schema["required"] as? [String] ?? []
        var found = required.filter { object[$0] == nil }.map { Violation(path: path, message: "has no \($0)") }
        let properties = schema["properties"] as? [String: Any] ?? [:]
        for (key, member) in object.sorted(by: { $0.key < $1.key }) {
            if let property = properties[key] as? [String: Any] {
                found += check(member, property, "\(path)/\(key)")
            } else if schema["additionalProperties"] as? Bool == false {
                found.append(Violation(path: path, message: "must not have \(key)"))
            } else if let others = schema["additionalProperties"] as? [String: Any] {
                found += check(member, others, "\(path)/\(key)")
            }
        }
        return found
    }
}

/// The schema type of a JSON value of Foundation.
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

    /// Foundation represents booleans as numbers; only their text distinguishes them.
    private static func isBoolean(_ value: Any) -> Bool {
        value is NSNumber && ["[true]", "[false]"].contains(String(decoding: canonical(value), as: UTF8.self))
    }
}

/// Schemas of formats that others publish. They are not part of the repository but of the folder of the corpus.
package enum SharedSchema {
    package static let absence = "no SARIF schema: put it at ../shared/spec/sarif-2.1.0.json"

    /// Whether the schema of SARIF is available.
    package static var hasSARIF: Bool { FileManager.default.fileExists(atPath: sarifFile.path) }

    package static func sarif() throws -> JSONSchema { try JSONSchema(Data(contentsOf: sarifFile)) }

    private static var sarifFile: URL {
        let folder =
            Corpus.root?.deletingLastPathComponent()
            ?? Repository.root.deletingLastPathComponent().appendingPathComponent("shared")
        return folder.appendingPathComponent("spec/sarif-2.1.0.json")
    }
}

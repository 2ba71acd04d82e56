/// The required form of a JSON value, as a node of a JSON Schema (draft 2020-12).
///
/// Objects allow only the keys that are named in the schema, so that every key is documented.
package struct JSONShape: Hashable, Sendable {
    /// The schema node as JSON.
    let json: JSONValue

    private init(_ members: [JSONMember]) { json = .object(members) }

    private init(_ key: String, _ value: JSONValue) { self.init([JSONMember(key: key, value: value)]) }

    /// Allows any value.
    package static let any = JSONShape([])
    package static let text = JSONShape("type", "string")
    package static let integer = JSONShape("type", "integer")
    package static let number = JSONShape("type", "number")
    package static let boolean = JSONShape("type", "boolean")
    package static let null = JSONShape("type", "null")

    /// Allows only this value.
    package static func constant(_ value: JSONValue) -> JSONShape { JSONShape("const", value) }

    /// Allows only these strings.
    package static func words(_ words: some Sequence<String>) -> JSONShape {
        JSONShape("enum", .array(words.map(JSONValue.string)))
    }

    /// Allows only the raw values of an enum.
    package static func words<Word: CaseIterable & RawRepresentable<String>>(of type: Word.Type) -> JSONShape {
        words(type.allCases.map(\.rawValue))
    }

    package static func list(_ items: JSONShape) -> JSONShape {
        JSONShape([JSONMember(key: "type", value: "array"), JSONMember(key: "items", value: items.json)])
    }

    /// An object with user-defined keys.
    package static func named(_ values: JSONShape) -> JSONShape {
        JSONShape([
            JSONMember(key: "type", value: "object"), JSONMember(key: "additionalProperties", value: values.json),
        ])
    }

    /// A reference to a shape that the schema defines under a name.
    package static func reference(_ name: String) -> JSONShape { JSONShape("$ref", .string("#/$defs/" + name)) }

    /// Allows the values of any of these shapes (`anyOf`).
    package static func any(of shapes: [JSONShape]) -> JSONShape { JSONShape("anyOf", .array(shapes.map(\.json))) }

    /// Allows null as well.
    package var orNull: JSONShape {
        guard case .object(let members) = json, members.count == 1, members[0].key == "type" else {
            return .any(of: [self, .null])
        }
        return JSONShape("type", .array([members[0].value, "null"]))
    }

    /// An object with these keys.
    ///
    /// - Parameters:
    ///   - always: the keys that are always present.
    ///   - sometimes: the keys that are left out if they have no value.
    package static func object(
        _ always: KeyValuePairs<String, JSONShape>, sometimes: KeyValuePairs<String, JSONShape> = [:]
    ) -> JSONShape {
        object(Array(always), sometimes: Array(sometimes))
    }

    /// An object with these keys, given as arrays.
    package static func object(
        _ always: [(key: String, value: JSONShape)], sometimes: [(key: String, value: JSONShape)] = []
    ) -> JSONShape {
        let properties = (always + sometimes).map { JSONMember(key: $0.key, value: $0.value.json) }
        let required: [JSONMember] =
            always.isEmpty
            ? [] : [JSONMember(key: "required", value: .array(always.map { .string($0.key) }))]
        return JSONShape(
            [JSONMember(key: "type", value: "object"), JSONMember(key: "properties", value: .object(properties))]
                + required + [JSONMember(key: "additionalProperties", value: false)])
    }

    /// The same shape with a description.
    package func described(_ text: String) -> JSONShape {
        guard case .object(let members) = json else { return self }
        return JSONShape([JSONMember(key: "description", value: .string(text))] + members)
    }

    /// Returns a complete JSON Schema document whose root has this shape.
    ///
    /// - Parameters:
    ///   - title: the title of the schema.
    ///   - definitions: the shapes that references use, by name.
    package func schema(
        title: String, definitions: [(key: String, value: JSONShape)] = []
    ) -> JSONValue {
        guard case .object(let members) = json else { return json }
        let named = definitions.map { JSONMember(key: $0.key, value: $0.value.json) }
        return .object(
            [
                JSONMember(key: "$schema", value: "https://json-schema.org/draft/2020-12/schema"),
                JSONMember(key: "title", value: .string(title)),
            ] + members + (named.isEmpty ? [] : [JSONMember(key: "$defs", value: .object(named))]))
    }
}

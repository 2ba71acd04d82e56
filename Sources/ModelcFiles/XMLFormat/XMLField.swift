import ModelcBase
import ModelcDiagnostics

/// One attribute of an XML element: converts between its text and a value of the schema.
///
/// This is a class, like the element formats: each instance is created once, and reading a large file must not copy
/// them.
final class XMLField<Element>: Sendable {
    let name: String
    /// Whether the model cannot be used without this attribute, such as a name.
    let isRequired: Bool
    /// Converts the attribute's text and sets the value in the element.
    let read: @Sendable (_ text: String, _ element: inout Element) -> FieldOutcome
    /// Returns the attribute's text for the element at an address; nil if Xcode would not write the attribute.
    let write: @Sendable (_ place: UnsafePointer<Element>) -> String?

    init(
        name: String, isRequired: Bool = false,
        read: @escaping @Sendable (_ text: String, _ element: inout Element) -> FieldOutcome,
        write: @escaping @Sendable (_ place: UnsafePointer<Element>) -> String?
    ) {
        self.name = name
        self.isRequired = isRequired
        self.read = read
        self.write = write
    }

    /// The attribute's text for the element; nil if Xcode would not write the attribute.
    func text(of element: Element) -> String? { withUnsafePointer(to: element) { write($0) } }
}

// The kinds of attributes in the format, with one function for each kind. An element table lists the kind, the XML
// name and the property of each attribute.
extension XMLField {
    /// A required name that is not empty.
    static func name(
        _ name: String = "name", _ path: WritableKeyPath<Element, String> & Sendable
    ) -> XMLField {
        let property = StoredProperty(path)
        return XMLField(
            name: name, isRequired: true,
            read: { text, element in
                property.set(text, of: &element)
                return .canonical
            },
            write: { property.value(at: $0) })
    }

    /// Any text, always written.
    static func text(_ name: String, _ path: WritableKeyPath<Element, String> & Sendable) -> XMLField {
        let property = StoredProperty(path)
        return XMLField(
            name: name,
            read: { text, element in
                property.set(text, of: &element)
                return .canonical
            },
            write: { property.value(at: $0) })
    }

    /// Any text; nil for a missing attribute, which differs from an empty one.
    static func text(_ name: String, _ path: WritableKeyPath<Element, String?> & Sendable) -> XMLField {
        let property = StoredProperty(path)
        return XMLField(
            name: name,
            read: { text, element in
                property.set(text, of: &element)
                return .canonical
            },
            write: { property.value(at: $0) })
    }

    /// A Boolean that Xcode writes only if it is true, as `YES` (FormatModelXML §3.1).
    static func flag(_ name: String, _ path: WritableKeyPath<Element, Bool> & Sendable) -> XMLField {
        let property = StoredProperty(path)
        return XMLField(
            name: name,
            read: { text, element in
                if text == "YES" {
                    property.set(true, of: &element)
                    return .canonical
                }
                guard let value = boolean(text) else { return .invalid(.boolean) }
                property.set(value, of: &element)
                return .unusual
            },
            write: { property.value(at: $0) ? "YES" : nil })
    }

    /// A Boolean that is written as `YES` or `NO`; nil for a missing attribute, which has its own meaning.
    static func optionalFlag(_ name: String, _ path: WritableKeyPath<Element, Bool?> & Sendable) -> XMLField {
        let property = StoredProperty(path)
        return XMLField(
            name: name,
            read: { text, element in
                guard let value = boolean(text) else { return .invalid(.boolean) }
                property.set(value, of: &element)
                return text == "YES" || text == "NO" ? .canonical : .unusual
            },
            write: { property.value(at: $0).map { $0 ? "YES" : "NO" } })
    }

    /// A whole number of 0 or more.
    static func integer(_ name: String, _ path: WritableKeyPath<Element, Int?> & Sendable) -> XMLField {
        let property = StoredProperty(path)
        return XMLField(
            name: name,
            read: { text, element in
                guard let value = Int(text), value >= 0 else { return .invalid(.number("a whole number of 0 or more")) }
                property.set(value, of: &element)
                return String(value) == text ? .canonical : .unusual
            },
            write: { property.value(at: $0).map { String($0) } })
    }

    /// A time in seconds since 2001-01-01T00:00:00Z (FormatModelXML §3.4).
    static func interval(_ name: String, _ path: WritableKeyPath<Element, Double?> & Sendable) -> XMLField {
        let property = StoredProperty(path)
        return XMLField(
            name: name,
            read: { text, element in
                guard let value = Double(text), value.isFinite else {
                    return .invalid(.number("a number of seconds since 2001-01-01T00:00:00Z"))
                }
                property.set(value, of: &element)
                return spelling(of: value) == text ? .canonical : .unusual
            },
            write: { property.value(at: $0).map(spelling) })
    }

    /// One of a fixed set of strings. For any other text, `problem` returns the problem to report; `near` is the most
    /// similar string of the set.
    static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
        _ name: String, _ path: WritableKeyPath<Element, Choice?> & Sendable,
        problem: @escaping @Sendable (_ text: String, _ near: String?) -> FieldProblem
    ) -> XMLField {
        let property = StoredProperty(path)
        return XMLField(
            name: name,
            read: { text, element in
                guard let value = Choice(rawValue: text) else {
                    return .invalid(problem(text, near(text, Choice.self)))
                }
                property.set(value, of: &element)
                return .canonical
            },
            write: { property.value(at: $0)?.rawValue })
    }

    /// The text of a number: without a fraction for a whole number, otherwise with the fewest digits that read back as
    /// the same number.
    private static func spelling(of number: Double) -> String {
        Int(exactly: number).map { String($0) } ?? "\(number)"
    }

    private static func boolean(_ text: String) -> Bool? {
        switch text.lowercased() {
        case "yes", "true", "1": true
        case "no", "false", "0": false
        default: nil
        }
    }
}

/// Returns the string of a fixed set that is most similar to the text, such as `Integer 16` for `Integer16`; nil if
/// none is similar.
func near<Choice: RawRepresentable<String> & CaseIterable>(_ text: String, _: Choice.Type) -> String? {
    let names = Choice.allCases.map(\.rawValue)
    let bare = text.lowercased().filter { $0 != " " }
    return names.first { $0.lowercased().filter { $0 != " " } == bare }
        ?? SpellingSuggestion.nearest(to: text, among: names)
}

/// The result of reading the text of an attribute.
enum FieldOutcome {
    /// The text is Xcode's spelling of the value.
    case canonical
    /// The value was understood, but Xcode would spell it differently. The spelling is preserved.
    case unusual
    /// The text is invalid. It is preserved, and the value keeps its default.
    case invalid(FieldProblem)
}

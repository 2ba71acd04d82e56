import ModelcSettings
import ModelcTemplating

/// Information for templates about a property of a class or structure, computed when a template uses it.
struct PropertyFacts: Sendable {
    let property: GeneratedProperty
    /// The access level of the class or structure that contains the property.
    let level: AccessLevel
    /// Whether there is a blank line before the declaration, because this declaration or the previous one has several
    /// lines.
    let isSpaced: Bool

    var access: String { SwiftWords.access(level, isInternal: property.type.isInternal) }

    /// The modifiers before `var`, each followed by a space.
    var modifiers: String {
        switch (property.setter, access.isEmpty) {
        case (.full, true): ""
        case (.full, false): "public "
        case (.none, true), (.restricted, true): property.hasNoSetterAtAll ? "" : "private(set) "
        case (.none, false): property.hasNoSetterAtAll ? "public " : "public private(set) "
        case (.restricted, false): "public internal(set) "
        }
    }
}

extension GeneratedProperty {
    /// Whether the property is computed and read-only.
    var hasNoSetterAtAll: Bool { isComputed && setter == .none }

    /// Whether the declaration has several lines.
    var isTall: Bool { isComputed || !documentation.isEmpty }

    private var isComputed: Bool { access == .primitive || isOverReleased }

    /// The expression that a required property returns if its value is missing: an empty string or collection, as Core
    /// Data's accessors do. Nil for other types, for which the program stops.
    fileprivate func emptyValue(_ names: StandardNames) -> String? {
        let types = [names.swift("String"), names.foundation("Data"), SwiftType.set.name, SwiftType.orderedSet.name]
        let isCollection = type.name.hasPrefix("[") || type.name.hasPrefix(names.swift("Set") + "<")
        return isCollection || types.contains(type.name) ? type.name + "()" : nil
    }
}

/// The template keys that all properties have.
extension TemplateField where Subject: PropertySubject {
    static var name: Self {
        Self("name", .string, "The name in the model, which is the key of key-value coding.") {
            .string($0.facts.property.name)
        }
    }
    static var escapedName: Self {
        Self("escapedName", .string, "The name in Swift, in backticks where it is a keyword.") {
            .string($0.facts.property.escapedName)
        }
    }
    static var caseName: Self {
        Self("caseName", .string, "The name as a case of the enumeration of keys.") {
            .string($0.facts.property.caseName)
        }
    }
    static var isRenamedCase: Self {
        Self("isRenamedCase", .bool, "Whether that case needs the name as its raw value.") {
            .bool($0.facts.property.caseName != $0.facts.property.escapedName)
        }
    }
    static var keyAccess: Self {
        Self("keyAccess", .string, "`public ` or nothing: before its typed key.") {
            .string($0.context.words.access.isEmpty ? "" : $0.memberAccess)
        }
    }
    static var documentation: Self {
        Self("documentation", .list(.string), "The lines of the documentation comment.") {
            TemplateValue($0.facts.property.documentation)
        }
    }
    static var isSpaced: Self {
        Self("isSpaced", .bool, "Whether a blank line stands before the declaration.") { .bool($0.facts.isSpaced) }
    }
    static var isOverReleased: Self {
        Self(
            "isOverReleased", .bool,
            "Whether Swift would release the value of Core Data's getter once too often, by its name: `newTitle`."
        ) { .bool($0.facts.property.isOverReleased) }
    }
    static var emptyValue: Self {
        Self("emptyValue", .optional(.string), "The default for a missing text or collection; nil for other types.") {
            TemplateValue($0.facts.property.emptyValue($0.context.words.names))
        }
    }
    static var modifiers: Self {
        Self("modifiers", .string, "All modifiers before `var`, with a blank behind each.") {
            .string($0.facts.modifiers)
        }
    }
}

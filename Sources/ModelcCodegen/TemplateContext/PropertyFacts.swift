import ModelcSettings
import ModelcTemplating

/// What a property of a class or of a structure says to templates, computed where it is asked for.
struct PropertyFacts: Sendable {
    let property: GeneratedProperty
    /// The access level of the class or the structure around it.
    let level: AccessLevel
    /// Whether the declaration, or the one before it, takes several lines.
    let isSpaced: Bool

    var access: String { SwiftWords.access(level, isInternal: property.type.isInternal) }

    /// Everything before `var`.
    var modifiers: String {
        switch (property.setter, access.isEmpty) {
        case (.full, true): ""
        case (.full, false): "public "
        case (.none, true), (.restricted, true): property.hasNoSetterAtAll ? "" : "private(set) "
        case (.none, false): property.hasNoSetterAtAll ? "public " : "public private(set) "
        case (.restricted, false): "public internal(set) "
        }
    }

    var documentation: TemplateValue { TemplateValue(property.documentation) }
}

extension GeneratedProperty {
    /// Whether the property is computed and can only be read.
    var hasNoSetterAtAll: Bool { access == .primitive && setter == .none }

    /// Whether the declaration takes several lines.
    var isTall: Bool { access == .primitive || !documentation.isEmpty }
}

import ModelcSettings
import ModelcTemplating

/// A property as an object for templates.
protocol PropertySubject: Sendable {
    var facts: PropertyFacts { get }
    var context: TemplateContext { get }
    /// The access modifier before the property: `public ` or an empty string.
    var memberAccess: String { get }
}

extension PropertySubject {
    var memberAccess: String { facts.access }

    /// Whether the property's typed key can be in the class's table of keys. It cannot if its access level differs from
    /// that of the table's protocol, or if its name hides a member of the keys.
    var fitsTable: Bool {
        memberAccess == SwiftWords.access(facts.level) && facts.property.name != ReservedNames.keyCondition
    }
}

extension GeneratedProperty {
    /// Whether the typed key of an attribute can be in the table of keys of a class with this access level.
    func fitsTable(of level: AccessLevel) -> Bool {
        name != ReservedNames.keyCondition
            && SwiftWords.access(level, isInternal: type.isInternal) == SwiftWords.access(level)
    }
}

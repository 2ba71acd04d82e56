import ModelcSettings
import ModelcTemplating

/// A property as templates see it.
protocol PropertySubject: Sendable {
    var facts: PropertyFacts { get }
    var context: TemplateContext { get }
    /// `public ` or nothing, before the property.
    var memberAccess: String { get }
}

extension PropertySubject {
    var memberAccess: String { facts.access }

    /// Whether its typed key can be among the others of the class: a requirement of a protocol has the access level of the
    /// protocol, and a member of keys hides one that is looked up.
    var fitsTable: Bool {
        memberAccess == SwiftWords.access(facts.level) && facts.property.name != ReservedNames.keyCondition
    }
}

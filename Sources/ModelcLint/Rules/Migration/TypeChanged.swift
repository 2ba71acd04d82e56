import ModelcDiagnostics
import ModelcSchema

/// Reports that the type of a property's stored values has changed.
enum TypeChanged: VersionRule {
    static let description = RuleDescription(
        "type-changed", .migration, .error, of: .incompatibleType,
        summary: "An attribute changed its type", notes: "A smaller number type may lose values.",
        bad: .versions(
            .nextVersion,
            before: """
                <entity name="Book">
                    <attribute name="year" optional="YES" attributeType="String"/>
                    <attribute name="pages" optional="YES" attributeType="Integer 64"/>
                    <attribute name="weight" optional="YES" attributeType="Float"/>
                </entity>
                """,
            after: """
                <entity name="Book">
                    <attribute name="year" optional="YES" ▸attributeType="Integer 16"/>
                    <attribute name="pages" optional="YES" ▸attributeType="Integer 32"/>
                    <attribute name="weight" optional="YES" ▸attributeType="Double"/>
                </entity>
                """),
        good: .versions(
            .nextVersion,
            before: """
                <entity name="Book">
                    <attribute name="year" optional="YES" attributeType="String"/>
                    <attribute name="label" optional="YES" transient="YES" attributeType="String"/>
                </entity>
                """,
            after: """
                <entity name="Book">
                    <attribute name="year" optional="YES" attributeType="String"/>
                    <attribute name="yearNumber" optional="YES" attributeType="Integer 16"/>
                    <attribute name="label" optional="YES" transient="YES" attributeType="Integer 16"/>
                </entity>
                """))

    static func check(_ subject: VersionLintSubject, report: (VersionFinding) -> Void) {
        for pair in subject.pairs {
            for change in pair.inferredChanges(
                .attributeTypeIncompatible, .attributeTypeBooleanNumeric, .attributeTypeNumericNarrowed,
                .attributeTypeNumericWidened, .propertyKindChanged)
            {
                let (severity, consequence) = verdict(change.kind)
                let types = "changed from \(change.oldValue ?? "no type") to \(change.newValue ?? "no type")"
                report(
                    pair.finding(
                        self, "\(change.modelPath) \(types); \(consequence)", about: change,
                        attribute: change.kind == .propertyKindChanged ? nil : "attributeType",
                        help: help(change.kind), severity: severity))
            }
        }
    }

    /// Returns the severity and a description of the effect (rows 10 to 12 and 43 of the table in FormatMigrationFacts
    /// §3).
    private static func verdict(_ kind: SchemaChangeKind) -> (Severity?, String) {
        if kind == .attributeTypeNumericWidened { return (.note, "lightweight migration converts it") }
        if kind == .attributeTypeNumericNarrowed {
            return (.warning, "lightweight migration converts it, and values that do not fit are lost")
        }
        if kind == .attributeTypeBooleanNumeric {
            return (.warning, "whether lightweight migration converts it is not known")
        }
        return (nil, "lightweight migration cannot convert it")
    }

    private static func help(_ kind: SchemaChangeKind) -> String? {
        if kind == .attributeTypeNumericWidened { return nil }
        if kind == .propertyKindChanged { return "give the new property another name" }
        if kind == .attributeTypeIncompatible { return description.help }
        return "add a new attribute, and convert the values in a custom stage"
    }
}

import ModelcSchema
import ModelcSettings

/// Reports a uniqueness constraint over several attributes, in a model that SwiftData uses.
enum SwiftDataCompoundUnique: PlatformRule {
    static let description = RuleDescription(
        "swiftdata-compound-unique",
        swiftData: "A uniqueness constraint has several members, which SwiftData does not support before iOS 18",
        rationale: "Xcode has warned about it since SwiftData appeared. Whether later systems remove the limit is "
            + "unverified; set `deployment` in the configuration to the systems that the project supports.",
        help: "use one attribute for each constraint",
        prevents: "Compound unique constraints are not supported in SwiftData.",
        bad: """
            <entity name="Berth">
                <attribute name="pier" optional="YES" attributeType="String"/>
                <attribute name="number" optional="YES" attributeType="Integer 16" defaultValueString="0" usesScalarValueType="YES"/>
                <uniquenessConstraints>
                    ▸<uniquenessConstraint>
                        <constraint value="pier"/>
                        <constraint value="number"/>
                    </uniquenessConstraint>
                </uniquenessConstraints>
            </entity>
            """,
        good: """
            <entity name="Berth">
                <attribute name="pier" optional="YES" attributeType="String"/>
                <uniquenessConstraints>
                    <uniquenessConstraint>
                        <constraint value="pier"/>
                    </uniquenessConstraint>
                </uniquenessConstraints>
            </entity>
            """)

    static func findings(in entity: EntityDescription, of subject: LintSubject) -> [Finding] {
        if subject.context.deployment.areAtLeast(iOS: SystemVersion(18), macOS: SystemVersion(15)) { return [] }
        return entity.uniquenessConstraints.filter { $0.members.count > 1 }.map { constraint in
            Finding(
                self, "\(entity.name) has a compound unique constraint, which SwiftData does not support",
                at: SchemaLocation(constraint), on: .uniqueness(entity: entity.name, constraint.members.map(\.name)))
        }
    }
}

import ModelcSchema

/// Reports a new uniqueness constraint. Existing rows may violate it.
enum UniquenessAdded: VersionRule {
    static let description = RuleDescription(
        "uniqueness-added", .migration, .warning, of: .uniquenessAdded,
        bad: .versions(
            .nextVersion,
            before: """
                <entity name="Book">
                    <attribute name="isbn" optional="YES" attributeType="String"/>
                </entity>
                """,
            after: """
                <entity name="Book">
                    <attribute name="isbn" optional="YES" attributeType="String"/>
                    <uniquenessConstraints>
                        ▸<uniquenessConstraint>
                            <constraint value="isbn"/>
                        </uniquenessConstraint>
                    </uniquenessConstraints>
                </entity>
                """),
        good: [
            Example(
                .nextVersion,
                before: """
                    <entity name="Book">
                        <attribute name="isbn" optional="YES" attributeType="String"/>
                        <uniquenessConstraints>
                            <uniquenessConstraint>
                                <constraint value="isbn"/>
                            </uniquenessConstraint>
                        </uniquenessConstraints>
                    </entity>
                    """,
                after: """
                    <entity name="Book" syncable="YES">
                        <attribute name="isbn" optional="YES" attributeType="String"/>
                        <uniquenessConstraints>
                            <uniquenessConstraint>
                                <constraint value="isbn"/>
                            </uniquenessConstraint>
                        </uniquenessConstraints>
                    </entity>
                    """),
            Example(
                .nextVersion,
                before: """
                    <entity name="Book">
                        <attribute name="isbn" optional="YES" attributeType="String"/>
                    </entity>
                    """,
                after: """
                    <entity name="Book">
                        <attribute name="isbn" optional="YES" attributeType="String"/>
                    </entity>
                    <entity name="Leaflet">
                        <attribute name="isbn" optional="YES" attributeType="String"/>
                        <uniquenessConstraints>
                            <uniquenessConstraint>
                                <constraint value="isbn"/>
                            </uniquenessConstraint>
                        </uniquenessConstraints>
                    </entity>
                    """),
        ])

    static func check(_ subject: VersionLintSubject, report: (VersionFinding) -> Void) {
        for pair in subject.pairs {
            for change in pair.changes(.uniqueAdded) {
                guard let entity = change.newEntity, let members = change.newValue else { continue }
                var found = pair.finding(
                    self,
                    "\(entity) becomes unique on \(members); the migration fails if two rows have the same values",
                    about: change)
                found.finding.selector = .uniqueness(
                    entity: entity, members.split(separator: ",").map(String.init))
                report(found)
            }
        }
    }
}

import ModelcSchema

/// A fetch index over nothing.
enum EmptyIndex: LintRule {
    static let description = RuleDescription(
        "empty-index", .correctness, .error,
        summary: "A fetch index has no elements",
        rationale: "There is nothing to index; the index cannot be created.",
        help: "remove the index, or add a property to it",
        fix: .behaviour,
        bad: [
            """
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String"/>
                ▸<fetchIndex name="byName"/>
            </entity>
            """
        ],
        good: [
            """
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String"/>
                <fetchIndex name="byName">
                    <fetchIndexElement property="name" type="Binary" order="ascending"/>
                </fetchIndex>
            </entity>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for index in entity.fetchIndexes where index.elements.isEmpty {
                report(
                    Finding(
                        id, "index \(index.name) of \(entity.name) has no elements",
                        at: SourcePlace(index), on: .fetchIndex(entity: entity.name, index.name),
                        help: "remove it, or add a property",
                        fix: Fix(.behaviour, "remove the empty index", index.removal())))
            }
        }
    }
}

/// A uniqueness constraint over nothing.
enum EmptyUniqueness: LintRule {
    static let description = RuleDescription(
        "empty-uniqueness", .correctness, .error,
        summary: "A uniqueness constraint has no attributes",
        rationale: "The constraint becomes an index over the columns of its attributes, and it has none.",
        help: "remove the constraint, or name an attribute in it",
        fix: .behaviour,
        bad: [
            """
            <entity name="Ship">
                <attribute name="callSign" attributeType="String"/>
                <uniquenessConstraints>
                    ▸<uniquenessConstraint/>
                </uniquenessConstraints>
            </entity>
            """
        ],
        good: [
            """
            <entity name="Ship">
                <attribute name="callSign" attributeType="String"/>
                <uniquenessConstraints>
                    <uniquenessConstraint>
                        <constraint value="callSign"/>
                    </uniquenessConstraint>
                </uniquenessConstraints>
            </entity>
            """,
            """
            <entity name="Ship">
                <attribute name="callSign" attributeType="String"/>
                <uniquenessConstraints/>
            </entity>
            """,
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for constraint in entity.uniquenessConstraints where constraint.members.isEmpty {
                report(
                    Finding(
                        id, "\(entity.name) has an empty uniqueness constraint", at: SourcePlace(constraint),
                        on: .uniqueness(entity: entity.name, []), help: "remove it, or name an attribute in it",
                        fix: Fix(.behaviour, "remove it", constraint.removal())))
            }
        }
    }
}

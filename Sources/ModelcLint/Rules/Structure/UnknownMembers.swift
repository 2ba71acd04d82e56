import ModelcSchema

/// An index over a property that the entity does not have. Key paths are left alone: Core Data's compiler accepts them.
enum UnknownIndexProperty: LintRule {
    static let description = RuleDescription(
        "unknown-index-property", .correctness, .error,
        summary: "An index names a property that the entity does not have",
        rationale: "The index cannot be created.",
        help: "correct the name, or remove it from the index",
        bad: [
            """
            <entity name="Parcel">
                <attribute name="code" optional="YES" attributeType="String"/>
                <fetchIndex name="byCode">
                    <fetchIndexElement ▸property="cdoe" type="Binary" order="ascending"/>
                </fetchIndex>
            </entity>
            """
        ],
        good: [
            """
            <entity name="Parcel">
                <attribute name="code" optional="YES" attributeType="String"/>
                <fetchIndex name="byCode">
                    <fetchIndexElement property="code" type="Binary" order="ascending"/>
                </fetchIndex>
            </entity>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for (index, entity) in subject.entities.enumerated() {
            for fetchIndex in entity.fetchIndexes {
                for element in fetchIndex.elements {
                    guard let name = element.propertyName, isUnknown(name, index, subject) else { continue }
                    let place = SourcePlace(element, attribute: "property")
                    let selector = ElementSelector.fetchIndex(entity: entity.name, fetchIndex.name)
                    report(finding("index \(fetchIndex.name)", name, of: index, at: place, selector, subject))
                }
            }
            for member in entity.compoundIndexes.lazy.flatMap(\.members) where isUnknown(member.name, index, subject) {
                let place = SourcePlace(member, attribute: "value")
                report(finding("a compound index", member.name, of: index, at: place, .entity(entity.name), subject))
            }
        }
    }

    private static func isUnknown(_ name: String, _ entity: Int, _ subject: LintSubject) -> Bool {
        !name.utf8.contains(UInt8(ascii: ".")) && subject.isUnknownProperty(name, of: entity)
    }

    private static func finding(
        _ title: String, _ name: String, of index: Int, at place: SourcePlace, _ selector: ElementSelector,
        _ subject: LintSubject
    ) -> Finding {
        let entity = subject.entities[index].name
        return Finding(
            id,
            "\(title) of \(entity) names '\(name)', which \(entity) does not have",
            at: place,
            on: selector,
            misspelling: Misspelling(name, among: .properties(entity: index)))
    }
}

/// A uniqueness constraint over a property that the entity does not have.
enum UnknownUniquenessAttribute: LintRule {
    static let description = RuleDescription(
        "unknown-uniqueness-attribute", .correctness, .error,
        summary: "A uniqueness constraint names a property that the entity does not have",
        rationale: "The constraint cannot be created.",
        help: "correct the name, or remove it from the constraint",
        bad: [
            """
            <entity name="Parcel">
                <attribute name="code" attributeType="String"/>
                <uniquenessConstraints>
                    <uniquenessConstraint>
                        <constraint ▸value="Code"/>
                    </uniquenessConstraint>
                </uniquenessConstraints>
            </entity>
            """
        ],
        good: [
            """
            <entity name="Parcel">
                <attribute name="code" attributeType="String"/>
                <uniquenessConstraints>
                    <uniquenessConstraint>
                        <constraint value="code"/>
                    </uniquenessConstraint>
                </uniquenessConstraints>
            </entity>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for (index, entity) in subject.entities.enumerated() {
            for constraint in entity.uniquenessConstraints {
                for member in constraint.members where subject.isUnknownProperty(member.name, of: index) {
                    report(
                        Finding(
                            id,
                            "a uniqueness constraint of \(entity.name) names '\(member.name)', "
                                + "which \(entity.name) does not have",
                            at: SourcePlace(member, attribute: "value"),
                            on: .uniqueness(entity: entity.name, constraint.members.map(\.name)),
                            misspelling: Misspelling(member.name, among: .properties(entity: index))))
                }
            }
        }
    }
}

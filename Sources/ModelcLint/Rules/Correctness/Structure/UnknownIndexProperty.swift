import ModelcSchema

/// Reports an index over a property that the entity does not have. Key paths are not checked, because Apple's compiler
/// accepts them.
enum UnknownIndexProperty: LintRule {
    static let description = RuleDescription(
        "unknown-index-property", .correctness, .error,
        summary: "An index names a property that the entity does not have",
        rationale: "The index cannot be created.",
        help: "correct the name, or remove it from the index",
        bad: """
            <entity name="Parcel">
                <attribute name="code" optional="YES" attributeType="String"/>
                <fetchIndex name="byCode">
                    <fetchIndexElement ▸property="cdoe" type="Binary" order="ascending"/>
                </fetchIndex>
            </entity>
            """,
        good: """
            <entity name="Parcel">
                <attribute name="code" optional="YES" attributeType="String"/>
                <fetchIndex name="byCode">
                    <fetchIndexElement property="code" type="Binary" order="ascending"/>
                </fetchIndex>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for (index, entity) in subject.entities.enumerated() {
            for fetchIndex in entity.fetchIndexes {
                for element in fetchIndex.elements {
                    guard let name = element.propertyName, isUnknown(name, index, subject) else { continue }
                    let place = SchemaLocation(element, attribute: "property")
                    let selector = ElementSelector.fetchIndex(entity: entity.name, fetchIndex.name)
                    report(finding("index \(fetchIndex.name)", name, of: index, at: place, selector, subject))
                }
            }
            for member in entity.compoundIndexes.lazy.flatMap(\.members) where isUnknown(member.name, index, subject) {
                let place = SchemaLocation(member, attribute: "value")
                report(finding("a compound index", member.name, of: index, at: place, .entity(entity.name), subject))
            }
        }
    }

    private static func isUnknown(_ name: String, _ entity: Int, _ subject: LintSubject) -> Bool {
        !name.utf8.contains(UInt8(ascii: ".")) && subject.isUnknownProperty(name, of: entity)
    }

    private static func finding(
        _ title: String, _ name: String, of index: Int, at place: SchemaLocation, _ selector: ElementSelector,
        _ subject: LintSubject
    ) -> Finding {
        let entity = subject.entities[index].name
        return Finding(
            self,
            "\(title) of \(entity) names '\(name)', which \(entity) does not have",
            at: place,
            on: selector, help: nil,
            misspelling: Misspelling(name, among: .properties(entity: index)))
    }
}

import ModelcSchema

/// Reports an index over a key path instead of a property.
enum IndexKeyPath: LintRule {
    static let description = RuleDescription(
        "index-key-path", .correctness, .error,
        summary: "An index names a key path instead of a property",
        rationale: "Opening a store with such an index crashes on iOS 11; an index covers columns of one table.",
        help: "index a property of the entity itself",
        bad: """
            <entity name="Harbour">
                <attribute name="name" optional="YES" attributeType="String"/>
            </entity>
            <entity name="Ship">
                <relationship name="home" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Harbour"/>
                <compoundIndexes>
                    <compoundIndex>
                        <index ▸value="home.name"/>
                    </compoundIndex>
                </compoundIndexes>
            </entity>
            """,
        good: """
            <entity name="Harbour">
                <attribute name="name" optional="YES" attributeType="String"/>
            </entity>
            <entity name="Ship">
                <relationship name="home" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Harbour"/>
                <compoundIndexes>
                    <compoundIndex>
                        <index value="home"/>
                    </compoundIndex>
                </compoundIndexes>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for index in entity.fetchIndexes {
                for element in index.elements {
                    check(
                        element.propertyName, "index \(index.name)", entity,
                        SchemaLocation(element, attribute: "property"),
                        .fetchIndex(entity: entity.name, index.name), report)
                }
            }
            for member in entity.compoundIndexes.lazy.flatMap(\.members) {
                check(
                    member.name, "a compound index", entity, SchemaLocation(member, attribute: "value"),
                    .entity(entity.name), report)
            }
        }
    }

    private static func check(
        _ name: String?, _ index: String, _ entity: EntityDescription, _ place: SchemaLocation,
        _ selector: ElementSelector, _ report: (Finding) -> Void
    ) {
        guard let name, name.utf8.contains(UInt8(ascii: ".")) else { return }
        report(
            Finding(
                self,
                "\(index) of \(entity.name) uses the key path '\(name)'; opening a store with it crashes on iOS 11",
                at: place, on: selector, help: "index a property of \(entity.name) itself"))
    }
}

import ModelcSchema

/// Reports an index over a property without a column in the store, or over a property for which an index is useless.
enum IndexOnToMany: LintRule {
    static let description = RuleDescription(
        "index-on-to-many", .correctness, .warning,
        summary: "An index covers a to-many relationship, a transient property, or binary data",
        rationale: "An index covers columns of the entity's table. A to-many relationship and a transient property "
            + "have none. For binary data and transformed values, the index stores every byte a second time, although "
            + "no fetch compares them. What Core Data does with such an index is not documented.",
        help: "remove the property from the index",
        fix: .behaviour,
        isPreview: true,
        bad: """
            <entity name="Fleet">
                <attribute name="name" optional="YES" attributeType="String"/>
                <attribute name="flag" optional="YES" attributeType="Binary"/>
                <attribute name="initial" optional="YES" transient="YES" attributeType="String"/>
                <relationship name="ships" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Ship" inverseName="fleet" inverseEntity="Ship"/>
                <fetchIndex name="byShips">
                    <fetchIndexElement ▸property="ships" type="Binary" order="ascending"/>
                </fetchIndex>
                <fetchIndex name="byNameAndInitial">
                    <fetchIndexElement property="name" type="Binary" order="ascending"/>
                    <fetchIndexElement ▸property="initial" type="Binary" order="ascending"/>
                </fetchIndex>
                <fetchIndex name="byFlag">
                    <fetchIndexElement ▸property="flag" type="Binary" order="ascending"/>
                </fetchIndex>
            </entity>
            <entity name="Ship">
                <relationship name="fleet" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Fleet" inverseName="ships" inverseEntity="Fleet"/>
            </entity>
            """,
        good: """
            <entity name="Fleet">
                <attribute name="name" optional="YES" attributeType="String"/>
                <relationship name="ships" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Ship" inverseName="fleet" inverseEntity="Ship"/>
                <fetchIndex name="byName">
                    <fetchIndexElement property="name" type="Binary" order="ascending"/>
                </fetchIndex>
            </entity>
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String"/>
                <relationship name="fleet" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Fleet" inverseName="ships" inverseEntity="Fleet"/>
                <fetchIndex name="byFleetAndName">
                    <fetchIndexElement property="fleet" type="Binary" order="ascending"/>
                    <fetchIndexElement property="name" type="Binary" order="ascending"/>
                </fetchIndex>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for (number, entity) in subject.entities.enumerated() {
            for index in entity.fetchIndexes {
                for element in index.elements {
                    guard let reason = reason(element.propertyName, number, subject) else { continue }
                    report(finding(element, of: index, entity, reason))
                }
            }
            for member in entity.compoundIndexes.lazy.flatMap(\.members) {
                guard let reason = reason(member.name, number, subject) else { continue }
                report(
                    Finding(
                        self, "a compound index of \(entity.name) covers \(member.name), \(reason)",
                        at: SchemaLocation(member, attribute: "value"), on: .entity(entity.name),
                        help: "remove \(member.name) from the index"))
            }
        }
    }

    private static func finding(
        _ element: FetchIndexElementDescription, of index: FetchIndexDescription, _ entity: EntityDescription,
        _ reason: String
    ) -> Finding {
        let name = element.propertyName ?? ""
        let isOnly = index.elements.count == 1
        return Finding(
            self, "index \(index.name) of \(entity.name) covers \(name), \(reason)",
            at: SchemaLocation(element, attribute: "property"), on: .fetchIndex(entity: entity.name, index.name),
            help: isOnly ? "remove the index" : "remove \(name) from the index",
            facts: [.property(entity: entity.name, name)],
            fix: Fix(
                .behaviour, isOnly ? "remove \(index.name)" : "remove \(name) from \(index.name)",
                isOnly ? index.removal() : element.removal()))
    }

    /// Returns the reason why an index over a property is useless. Nil if the index is valid, or if the property does
    /// not exist.
    private static func reason(_ name: String?, _ entity: Int, _ subject: LintSubject) -> String? {
        switch name.flatMap({ subject.property(named: $0, of: entity) }) {
        case .attribute(let attribute)?: reason(attribute)
        case .relationship(let relationship)?:
            relationship.isTransient || relationship.isToMany ? "which has no column of its own to index" : nil
        case .fetchedProperty?: "which has no column of its own to index"
        case nil: nil
        }
    }

    private static func reason(_ attribute: AttributeDescription) -> String? {
        if attribute.isTransient { return "which has no column of its own to index" }
        switch attribute.type {
        case .binary, .transformable: return "whose bytes no fetch compares"
        case .undefined, .integer16, .integer32, .integer64, .decimal, .double, .float, .string, .boolean, .date, .uuid,
            .uri, .objectID, .composite:
            return nil
        }
    }
}

import ModelcSchema
import ModelcSettings

/// Reports the flag `indexed`, which was used before Xcode 9.
enum LegacyIndexedAttribute: LintRule {
    static let description = RuleDescription(
        "legacy-indexed-attribute", .performance, .note,
        summary: "A property uses the deprecated flag 'indexed'",
        rationale: "Since iOS 11 fetch indexes replace it: they have names, directions and several properties. On a "
            + "to-one relationship the flag has no effect, because the store already has an index for each; a "
            + "transient property has no column to index.",
        help: "use a fetch index; remove the flag of a relationship",
        fix: .behaviour,
        bad: [
            """
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String" ▸indexed="YES"/>
            </entity>
            """,
            """
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String" ▸indexed="YES"/>
                <attribute name="year" optional="YES" attributeType="String"/>
                <fetchIndex name="byNameAndYear">
                    <fetchIndexElement property="name" type="Binary" order="ascending"/>
                    <fetchIndexElement property="year" type="Binary" order="ascending"/>
                </fetchIndex>
            </entity>
            """,
            """
            <entity name="Harbour"/>
            <entity name="Ship">
                <attribute name="label" optional="YES" transient="YES" attributeType="String" ▸indexed="YES"/>
                <relationship name="home" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Harbour" ▸indexed="YES"/>
            </entity>
            """,
        ],
        good: [
            .indexedShip,
            """
            <entity name="Harbour">
                <relationship name="ships" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Ship" indexed="YES"/>
            </entity>
            <entity name="Ship"/>
            """,
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        let isKnown = areFetchIndexesKnown(subject)
        for entity in subject.entities {
            for attribute in entity.attributes where attribute.isIndexed {
                report(attribute.isTransient ? useless(attribute, entity) : finding(attribute, entity, isKnown))
            }
            // To-many relationships are skipped. They have no column, and their flag is left over from old editors.
            for relationship in entity.relationships where relationship.isIndexed && !relationship.isToMany {
                report(useless(relationship, entity))
            }
        }
    }

    /// Whether the Xcode version that saved the file and the systems of the project support fetch indexes (Xcode 9, iOS
    /// 11). An unknown version counts as supporting them.
    private static func areFetchIndexesKnown(_ subject: LintSubject) -> Bool {
        let model = subject.model.model
        let minimum = model.oldestXcode.flatMap(SystemVersion.init)
        return (model.lastSavedToolsVersion?.major ?? Int.max) >= 13209
            && (minimum.map { $0 >= SystemVersion(9) } ?? true)
            && subject.context.deployment.systemBefore(.fetchIndexes) == nil
    }

    private static func finding(
        _ attribute: AttributeDescription, _ entity: EntityDescription, _ isKnown: Bool
    ) -> Finding {
        Finding(
            self, "\(entity.name).\(attribute.name) uses the deprecated flag 'indexed', which fetch indexes replace",
            about: attribute, of: entity, attribute: "indexed",
            help: isKnown
                ? "use a fetch index"
                : "use a fetch index once the model is saved by Xcode 9 or later, for iOS 11 or "
                    + "later",
            fix: fix(attribute, entity, isKnown))
    }

    private static func useless(_ property: some PropertyDescription, _ entity: EntityDescription) -> Finding {
        let reason =
            property is AttributeDescription
            ? "it is transient, and has no column to index" : "the store has an index for each to-one relationship"
        return Finding(
            self, "\(entity.name).\(property.name) uses the deprecated flag 'indexed' without effect: \(reason)",
            about: property, of: entity, attribute: "indexed",
            help: "remove the flag", fix: Fix(.behaviour, "remove the flag", property.removing("indexed")))
    }

    /// Returns the fix: replacing the flag by a fetch index. If the index already exists, the flag is only removed.
    private static func fix(_ attribute: AttributeDescription, _ entity: EntityDescription, _ isKnown: Bool) -> Fix? {
        guard let position = entity.position else { return nil }
        let isCovered = entity.fetchIndexes.contains { index in
            index.elements.first?.propertyName == attribute.name && index.partialIndexPredicate == nil
        }
        if isCovered {
            return Fix(.behaviour, "remove the flag: a fetch index covers it", attribute.removing("indexed"))
        }
        let name = "by\(attribute.name.prefix(1).uppercased())\(attribute.name.dropFirst())Index"
        guard isKnown, !entity.fetchIndexes.contains(where: { $0.name == name }), IdentifierShape.isIdentifier(name)
        else {
            return nil
        }
        return Fix(
            .behaviour, "make it the fetch index '\(name)'",
            attribute.removing("indexed") + [.insertElement(index(name, of: attribute.name), into: position)])
    }

    /// Returns the XML element of a fetch index over one property, as Xcode writes it.
    private static func index(_ name: String, of property: String) -> VerbatimElement {
        let element = VerbatimElement(
            name: "fetchIndexElement",
            attributes: [
                VerbatimAttribute(name: "property", value: property), VerbatimAttribute(name: "type", value: "Binary"),
                VerbatimAttribute(name: "order", value: "ascending"),
            ])
        return VerbatimElement(
            name: "fetchIndex", attributes: [VerbatimAttribute(name: "name", value: name)], children: [element])
    }
}

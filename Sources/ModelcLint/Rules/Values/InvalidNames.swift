import ModelcSchema

/// An entity whose name is not an identifier.
enum InvalidEntityName: LintRule {
    static let description = RuleDescription(
        "invalid-entity-name", .correctness, .error,
        summary: "The name of an entity is not an identifier",
        rationale: "Tables and columns are named after the entity. The model compiles, but the SQL that creates the "
            + "store fails. Xcode does not accept such a name.",
        help: "rename the entity, with the old name as renaming identifier to keep the data",
        bad: [#"▸<entity name="Sea Chart"/>"#],
        good: [#"<entity name="SeaChart"/>"#])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        // Elements without a name are faults of the file.
        for entity in subject.entities where !entity.name.isEmpty && !IdentifierShape.isIdentifier(entity.name) {
            report(
                Finding(
                    id,
                    "entity '\(entity.name)' is not a valid identifier; the SQL that creates its table fails",
                    at: SourcePlace(entity), on: .entity(entity.name),
                    help: "rename it, and set elementID='\(entity.name)' to keep its data"))
        }
    }
}

/// A fetch index whose name is not an identifier.
enum InvalidIndexName: LintRule {
    static let description = RuleDescription(
        "invalid-index-name", .correctness, .error,
        summary: "The name of a fetch index is not an identifier",
        rationale: "The name is used as it is in a CREATE INDEX statement, which is then an SQL syntax error.",
        help: "use letters, digits and underscores",
        fix: .behaviour,
        bad: [
            """
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String"/>
                <fetchIndex ▸name="by-name">
                    <fetchIndexElement property="name" type="Binary" order="ascending"/>
                </fetchIndex>
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
            for index in entity.fetchIndexes where !IdentifierShape.isIdentifier(index.name) {
                let name = IdentifierShape.identifier(from: index.name)
                report(
                    Finding(
                        id,
                        "index '\(index.name)' of \(entity.name) is not a valid identifier; "
                            + "creating it is an SQL syntax error",
                        at: SourcePlace(index, attribute: "name"),
                        on: .fetchIndex(entity: entity.name, index.name),
                        help: "rename it to '\(name)'",
                        fix: Fix(.behaviour, "rename it to \(name)", index.setting("name", to: name))))
            }
        }
    }
}

/// An attribute, relationship or fetched property whose name is not an identifier.
enum InvalidPropertyName: LintRule {
    static let description = RuleDescription(
        .shared(.invalidPropertyName), .correctness, .error,
        summary: "The name of a property is not an identifier",
        rationale: "No accessor, column or key path can have such a name.",
        help: "rename the property, with the old name as renaming identifier to keep the data",
        bad: [
            """
            <entity name="Chart">
                ▸<attribute name="scale-factor" optional="YES" attributeType="Double"/>
            </entity>
            """
        ],
        good: [
            """
            <entity name="Chart">
                <attribute name="scaleFactor" optional="YES" attributeType="Double"/>
                <attribute name="_edition2" optional="YES" attributeType="String"/>
            </entity>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for property in entity.ownProperties where isInvalid(property.name) {
                report(
                    Finding(
                        id,
                        "\(entity.name).'\(property.name)' is not a valid identifier; no accessor can have that name",
                        at: SourcePlace(position: property.position),
                        on: .property(entity: entity.name, property.name),
                        help: "rename it, and set elementID='\(property.name)' to keep its data"))
            }
        }
    }

    /// Elements without a name are faults of the file.
    private static func isInvalid(_ name: String) -> Bool { !name.isEmpty && !IdentifierShape.isIdentifier(name) }
}

/// A property with the name of a method that every managed object has.
enum ReservedPropertyName: LintRule {
    static let description = RuleDescription(
        .shared(.reservedPropertyName), .correctness, .error,
        summary: "A property has the name of a method of NSObject or NSManagedObject",
        rationale: "The accessor replaces a method that the framework itself calls: a property called description "
            + "recurses until the app crashes. Apple publishes no complete list; this one is from the headers.",
        help: "rename the property, with the old name as renaming identifier to keep the data",
        bad: [
            """
            <entity name="Voyage">
                ▸<attribute name="description" optional="YES" attributeType="String"/>
            </entity>
            """
        ],
        good: [
            """
            <entity name="Voyage">
                <attribute name="summary" optional="YES" attributeType="String" elementID="description"/>
                <attribute name="id" optional="YES" attributeType="UUID" usesScalarValueType="NO"/>
            </entity>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for property in entity.ownProperties where ManagedObjectMethods.names.contains(property.name) {
                report(
                    Finding(
                        id,
                        "\(entity.name).\(property.name) cannot be named '\(property.name)': "
                            + "NSManagedObject already has a method with that name",
                        at: SourcePlace(position: property.position),
                        on: .property(entity: entity.name, property.name),
                        help: "rename it, and set elementID='\(property.name)' to keep its data"))
            }
        }
    }
}

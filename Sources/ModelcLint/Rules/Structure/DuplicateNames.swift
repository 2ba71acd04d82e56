import ModelcSchema

/// Two configurations with one name.
enum DuplicateConfiguration: LintRule {
    static let description = RuleDescription(
        "duplicate-configuration", .correctness, .error,
        summary: "Two configurations have the same name",
        rationale: "Configurations are looked up by name; which of the two a store gets is undefined.",
        help: "rename one, or merge the two",
        bad: [
            """
            <entity name="Courier"/>
            <entity name="Parcel"/>
            <configuration name="OnDevice">
                <memberEntity name="Parcel"/>
            </configuration>
            <configuration ▸name="OnDevice">
                <memberEntity name="Courier"/>
            </configuration>
            """
        ],
        good: [
            """
            <entity name="Courier"/>
            <entity name="Parcel"/>
            <configuration name="OnDevice">
                <memberEntity name="Parcel"/>
                <memberEntity name="Courier"/>
            </configuration>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        var duplicates = Duplicates()
        for configuration in subject.model.model.configurations {
            guard let first = duplicates.first(configuration.name, at: configuration.position) else { continue }
            report(
                Finding(
                    id,
                    "configuration \(configuration.name) is defined twice",
                    at: SourcePlace(configuration, attribute: "name"),
                    on: .configuration(configuration.name),
                    help: "rename or merge",
                    related: [RelatedFinding("configuration \(configuration.name) is first defined here", at: first)]))
        }
    }
}

/// Two entities with one name.
enum DuplicateEntityName: LintRule {
    static let description = RuleDescription(
        "duplicate-entity-name", .correctness, .error,
        summary: "Two entities have the same name",
        rationale: "Entity names are the keys of the model: one of the two is lost. This is usually the result of a "
            + "bad merge.",
        help: "remove or rename one of them",
        isStructural: true,
        bad: [
            """
            <entity name="Parcel"/>
            <entity ▸name="Parcel"/>
            """
        ],
        good: [
            """
            <entity name="Parcel"/>
            <entity name="Letter"/>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        var duplicates = Duplicates()
        for entity in subject.entities {
            guard let first = duplicates.first(entity.name, at: entity.position) else { continue }
            let lines = Duplicates.lines(first, entity.position)
            report(
                Finding(
                    id,
                    "\(entity.name) is defined twice\(lines); entity names are keys of the model and must be unique",
                    at: SourcePlace(entity, attribute: "name"),
                    on: .entity(entity.name),
                    help: "remove or rename one of them",
                    related: [RelatedFinding("\(entity.name) is first defined here", at: first)]))
        }
    }
}

/// Two fetch request templates with one name.
enum DuplicateFetchRequest: LintRule {
    static let description = RuleDescription(
        "duplicate-fetch-request", .correctness, .error,
        summary: "Two fetch requests have the same name",
        rationale: "Templates are looked up by name: one of the two cannot be reached.",
        help: "rename one",
        bad: [
            """
            <entity name="Parcel"/>
            <fetchRequest name="Late" entity="Parcel" predicateString="TRUEPREDICATE"/>
            <fetchRequest ▸name="Late" entity="Parcel" predicateString="FALSEPREDICATE"/>
            """
        ],
        good: [
            """
            <entity name="Parcel"/>
            <fetchRequest name="Late" entity="Parcel" predicateString="TRUEPREDICATE"/>
            <fetchRequest name="Lost" entity="Parcel" predicateString="FALSEPREDICATE"/>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        var duplicates = Duplicates()
        for request in subject.model.model.fetchRequests {
            guard let first = duplicates.first(request.name, at: request.position) else { continue }
            report(
                Finding(
                    id,
                    "fetch request \(request.name) is defined twice",
                    at: SourcePlace(request, attribute: "name"),
                    on: .fetchRequest(request.name),
                    help: "rename one",
                    related: [RelatedFinding("fetch request \(request.name) is first defined here", at: first)]))
        }
    }
}

/// Two fetch indexes of one entity with one name.
enum DuplicateIndexName: LintRule {
    static let description = RuleDescription(
        "duplicate-index-name", .correctness, .error,
        summary: "Two fetch indexes of an entity have the same name",
        rationale: "Core Data creates a database index with this name, and the second index cannot be created.",
        help: "rename one",
        bad: [
            """
            <entity name="Parcel">
                <attribute name="code" optional="YES" attributeType="String"/>
                <attribute name="weight" optional="YES" attributeType="Double"/>
                <fetchIndex name="byCode">
                    <fetchIndexElement property="code" type="Binary" order="ascending"/>
                </fetchIndex>
                <fetchIndex ▸name="byCode">
                    <fetchIndexElement property="weight" type="Binary" order="ascending"/>
                </fetchIndex>
            </entity>
            """
        ],
        good: [
            """
            <entity name="Parcel">
                <attribute name="code" optional="YES" attributeType="String"/>
                <attribute name="weight" optional="YES" attributeType="Double"/>
                <fetchIndex name="byCode">
                    <fetchIndexElement property="code" type="Binary" order="ascending"/>
                </fetchIndex>
                <fetchIndex name="byWeight">
                    <fetchIndexElement property="weight" type="Binary" order="ascending"/>
                </fetchIndex>
            </entity>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            var duplicates = Duplicates()
            for index in entity.fetchIndexes {
                guard let first = duplicates.first(index.name, at: index.position) else { continue }
                report(
                    Finding(
                        id,
                        "\(entity.name) has two indexes named \(index.name); the second cannot be created",
                        at: SourcePlace(index, attribute: "name"),
                        on: .fetchIndex(entity: entity.name, index.name),
                        help: "rename one",
                        related: [RelatedFinding("the first index \(index.name) is defined here", at: first)]))
            }
        }
    }
}

/// Two properties of one entity with one name; a composite's members count as its properties.
enum DuplicatePropertyName: LintRule {
    static let description = RuleDescription(
        "duplicate-property-name", .correctness, .error,
        summary: "Two properties of an entity have the same name",
        rationale: "Property names are the keys of the entity: one of the two is lost, even if they are of different "
            + "kinds.",
        help: "remove or rename one of them",
        isStructural: true,
        prevents: RuntimeMessage.propertyTwice,
        bad: [
            """
            <entity name="Parcel">
                <attribute name="code" attributeType="String"/>
                <attribute ▸name="code" attributeType="Integer 64"/>
            </entity>
            """
        ],
        good: [
            """
            <entity name="Parcel">
                <attribute name="code" attributeType="String"/>
                <attribute name="codeNumber" attributeType="Integer 64"/>
            </entity>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            check(entity.ownProperties, of: entity.name, kind: "entity", report)
        }
        for composite in subject.model.model.composites {
            let members = composite.attributes.map { PropertyPlace(name: $0.name, position: $0.position) }
            check(members, of: composite.name, kind: "composite", report)
        }
    }

    private static func check(
        _ properties: [PropertyPlace], of holder: String, kind: String, _ report: (Finding) -> Void
    ) {
        var duplicates = Duplicates()
        for property in properties {
            guard let first = duplicates.first(property.name, at: property.position) else { continue }
            let path = "\(holder).\(property.name)"
            let lines = Duplicates.lines(first, property.position)
            report(
                Finding(
                    id,
                    "\(path) is defined twice\(lines); property names are keys of the \(kind) and must be unique",
                    at: SourcePlace(position: property.position, attribute: "name"),
                    on: .property(entity: holder, property.name),
                    help: "remove or rename one of them",
                    related: [RelatedFinding("\(path) is first defined here", at: first)]))
        }
    }
}

import ModelcSchema

/// A configuration that lists an entity which is not in the model.
enum ConfigurationUnknownEntity: LintRule {
    static let description = RuleDescription(
        "configuration-unknown-entity", .correctness, .error,
        summary: "A configuration lists an entity that is not in the model",
        rationale: "The configuration cannot be built; the entity was renamed or removed, and the list was not "
            + "updated.",
        help: "remove it from the configuration, or correct its name",
        fix: .behaviour,
        bad: [
            """
            <entity name="Parcel"/>
            <configuration name="OnDevice">
                <memberEntity ▸name="Parcl"/>
            </configuration>
            """
        ],
        good: [
            """
            <entity name="Parcel"/>
            <configuration name="OnDevice">
                <memberEntity name="Parcel"/>
            </configuration>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for configuration in subject.model.model.configurations {
            for member in configuration.members where subject.entityIndex(named: member.name) == nil {
                report(
                    Finding(
                        id,
                        "configuration \(configuration.name) lists '\(member.name)', which is not in this model",
                        at: SourcePlace(member, attribute: "name"),
                        on: .configuration(configuration.name),
                        help: "remove it",
                        fix: Fix(.behaviour, "remove it from the configuration", member.removal()),
                        misspelling: Misspelling(
                            member.name, among: .entities, before: "remove it, or did you mean '", after: "'?")))
            }
        }
    }
}

/// A fetch request, a template or that of a fetched property, for no entity or for one that is not in the model.
enum FetchRequestUnknownEntity: LintRule {
    static let description = RuleDescription(
        "fetch-request-unknown-entity", .correctness, .error,
        summary: "A fetch request names no entity, or one that is not in the model",
        rationale: "Getting the request from the model raises an exception.",
        help: "write the name of the entity to fetch: entity=\"…\"",
        bad: [
            """
            <entity name="Parcel"/>
            <fetchRequest name="Late" ▸entity="Packet" predicateString="TRUEPREDICATE"/>
            """,
            """
            <entity name="Parcel"/>
            ▸<fetchRequest name="Late" predicateString="TRUEPREDICATE"/>
            """,
            """
            <entity name="Parcel">
                <fetchedProperty name="others" optional="YES">
                    <fetchRequest name="fetchedPropertyFetchRequest" ▸entity="Packet"/>
                </fetchedProperty>
            </entity>
            """,
        ],
        good: [
            """
            <entity name="Parcel"/>
            <fetchRequest name="Late" entity="Parcel" predicateString="TRUEPREDICATE"/>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for site in subject.fetchRequestSites {
            if let finding = finding(site, subject) { report(finding) }
        }
    }

    private static func finding(_ site: FetchRequestSite, _ subject: LintSubject) -> Finding? {
        guard let name = site.request.entityName else {
            return Finding(
                id, "\(site.title) has no entity", at: SourcePlace(site.request), on: site.selector,
                help: "write the name of the entity to fetch: entity=\"…\"")
        }
        guard subject.entityIndex(named: name) == nil else { return nil }
        return Finding(
            id, "\(site.title) is for '\(name)', which is not in this model",
            at: SourcePlace(site.request, attribute: "entity"), on: site.selector,
            misspelling: Misspelling(name, among: .entities))
    }
}

/// A parent entity that is not in the model.
enum UnknownParentEntity: LintRule {
    static let description = RuleDescription(
        "unknown-parent-entity", .correctness, .error,
        summary: "The parent entity is not in the model",
        rationale: "The entity has no inherited properties; the model does not compile.",
        help: "correct the name of the parent entity",
        isStructural: true,
        bad: [
            """
            <entity name="Parcel" ▸parentEntity="Shipmnt"/>
            <entity name="Shipment"/>
            """
        ],
        good: [
            """
            <entity name="Parcel" parentEntity="Shipment"/>
            <entity name="Shipment"/>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            guard let parentName = entity.parentName, subject.entityIndex(named: parentName) == nil else { continue }
            report(
                Finding(
                    id,
                    "\(entity.name) has parent entity '\(parentName)', which is not in this model",
                    at: SourcePlace(entity, attribute: "parentEntity"),
                    on: .entity(entity.name),
                    misspelling: Misspelling(parentName, among: .entities)))
        }
    }
}

import ModelcDiagnostics
import ModelcSchema

/// Reports two elements of a version with the same renaming identifier (FormatMigrationFacts §4.5). Two elements with
/// the same name are reported by another rule.
enum DuplicateRenamingIdentifier: LintRule {
    static let description = RuleDescription(
        "duplicate-renaming-identifier", .attributes, .error, of: .duplicateIdentifier,
        notes: "This happens if an element is renamed and a new element gets the old name.",
        bad: [
            """
            <entity name="Ship">
                <attribute name="callSign" optional="YES" attributeType="String" ▸elementID="signal"/>
                <attribute name="signal" optional="YES" attributeType="String"/>
            </entity>
            """,
            """
            <entity name="Vessel">
                <attribute name="length" optional="YES" attributeType="Double" usesScalarValueType="NO"/>
            </entity>
            <entity name="Tug" parentEntity="Vessel">
                <attribute name="size" optional="YES" attributeType="Double" usesScalarValueType="NO" ▸elementID="length"/>
            </entity>
            """,
            """
            <entity name="Port"/>
            <entity name="Harbour" ▸elementID="Port"/>
            """,
        ],
        good: """
            <entity name="Ship">
                <attribute name="callSign" optional="YES" attributeType="String" elementID="signal"/>
                <attribute name="signal" optional="YES" attributeType="String" elementID="newSignal"/>
            </entity>
            <entity name="Tug">
                <attribute name="signal" optional="YES" attributeType="String"/>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        checkEntities(subject, report)
        guard subject.entities.contains(where: \.renamesProperties) else { return }
        let properties = subject.entities.map(\.matchedProperties)
        let identifiers = DeclarationTable(subject.inheritance) { properties[$0].lazy.map(\.identifier) }
        for (place, entity) in subject.entities.enumerated() {
            for property in properties[place] {
                let found = [
                    identifiers.declaration(of: property.identifier, for: place),
                    identifiers.inheritedDeclaration(of: property.identifier, for: place),
                ]
                let others = found.lazy.compactMap { $0 }.map {
                    Owned(subject.entities[$0.entity], properties[$0.entity][$0.property])
                }
                guard let other = others.first(where: { $0.property.name != property.name }) else { continue }
                let own = Owned(entity, property)
                // The finding is about the element that sets a renaming identifier explicitly.
                report(property.identifier == property.name ? finding(other, own) : finding(own, other))
            }
        }
    }

    private typealias Owned = (entity: EntityDescription, property: any PropertyDescription)

    private static func finding(_ near: Owned, _ far: Owned) -> Finding {
        let selector = ElementSelector.property(entity: near.entity.name, near.property.name)
        let other = ElementSelector.property(entity: far.entity.name, far.property.name)
        return finding(
            "\(selector)", near.property, selector, near.property.identifier, "\(other)", far.property, other)
    }

    private static func checkEntities(_ subject: LintSubject, _ report: (Finding) -> Void) {
        guard subject.entities.contains(where: { $0.identifier != $0.name }) else { return }
        var first: [String: EntityDescription] = [:]
        for entity in subject.entities {
            guard let other = first[entity.identifier], other.name != entity.name else {
                first[entity.identifier] = entity
                continue
            }
            let (near, far) = entity.identifier == entity.name ? (other, entity) : (entity, other)
            report(
                finding(
                    near.name, near, .entity(near.name), near.identifier, far.name, far, .entity(far.name)))
        }
    }

    private static func finding(
        _ path: String, _ element: some SourceElement, _ selector: ElementSelector, _ identifier: String,
        _ otherPath: String, _ other: some SourceElement, _ otherSelector: ElementSelector
    ) -> Finding {
        Finding(
            self, "\(path) and \(otherPath) have the same renaming identifier, '\(identifier)'",
            at: SchemaLocation(element, attribute: "elementID"), on: selector,
            help:
                "if no released version has '\(identifier)', remove the identifier of \(path); otherwise give "
                + "\(otherPath) its own identifier or another name",
            related: [RelatedFinding("\(otherPath) is here", at: SchemaLocation(other), on: otherSelector)],
            facts: [otherSelector])
    }
}

extension EntityDescription {
    /// Whether a property has a renaming identifier that differs from its name.
    fileprivate var renamesProperties: Bool {
        attributes.contains { $0.identifier != $0.name } || relationships.contains { $0.identifier != $0.name }
    }

    /// The properties that are matched in a migration. Fetched properties are left out, because they are not stored.
    fileprivate var matchedProperties: [any PropertyDescription] { attributes + relationships }
}

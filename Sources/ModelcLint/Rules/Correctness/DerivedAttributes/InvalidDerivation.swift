import ModelcSchema

/// Reports a derived attribute if Core Data cannot compute its expression.
enum InvalidDerivation: LintRule {
    static let description = RuleDescription(
        .shared(.invalidDerivation), .correctness, .error,
        summary: "A derived attribute has no expression that the store can compute",
        rationale: "The store can compute these forms in SQL: a key path over to-one relationships; uppercase:, "
            + "lowercase: and canonical: of a key path; @count and @sum over a to-many relationship; now(). Whether "
            + "other forms work is unknown; they are reported as warnings.",
        help: "use one of these forms, with names that exist",
        bad: """
            <entity name="Ship">
                <attribute name="name" optional="YES" attributeType="String"/>
                <attribute name="searchName" optional="YES" attributeType="String" derived="YES" ▸derivationExpression="canonical:(title)"/>
                <attribute name="ports" optional="YES" attributeType="Integer 64" ▸derived="YES"/>
                <attribute name="shout" optional="YES" attributeType="String" derived="YES" ▸derivationExpression="uppercase:("/>
                <attribute name="later" optional="YES" attributeType="Integer 64" derived="YES" ▸derivationExpression="1 + 1"/>
            </entity>
            """,
        good: """
            <entity name="Fleet">
                <attribute name="name" optional="YES" attributeType="String"/>
                <attribute name="shipCount" optional="YES" attributeType="Integer 64" derived="YES" derivationExpression="ships.@count"/>
                <attribute name="tonnage" optional="YES" attributeType="Double" derived="YES" derivationExpression="ships.tons.@sum"/>
                <relationship name="ships" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Ship" inverseName="fleet" inverseEntity="Ship"/>
            </entity>
            <entity name="Ship">
                <attribute name="tons" optional="YES" attributeType="Double"/>
                <attribute name="changed" optional="YES" attributeType="Date" derived="YES" derivationExpression="now()"/>
                <attribute name="fleetName" optional="YES" attributeType="String" derived="YES" derivationExpression="fleet.name"/>
                <attribute name="searchName" optional="YES" attributeType="String" derived="YES" derivationExpression="canonical:(fleet.name)"/>
                <relationship name="fleet" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Fleet" inverseName="ships" inverseEntity="Fleet"/>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for (index, entity) in subject.entities.enumerated() {
            for attribute in entity.attributes where attribute.isDerived {
                if let finding = finding(attribute, entity, Derivation(subject: subject, entity: index)) {
                    report(finding)
                }
            }
        }
    }

    private static func finding(
        _ attribute: AttributeDescription, _ entity: EntityDescription, _ derivation: Derivation
    ) -> Finding? {
        let path = "\(entity.name).\(attribute.name)"
        let selector = ElementSelector.property(entity: entity.name, attribute.name)
        let help = "use a key path, uppercase:, lowercase:, canonical:, @count, @sum or now()"
        guard let text = attribute.derivationExpression, !text.isEmpty else {
            return Finding(
                self, "\(path) is derived but has no derivation expression",
                at: SchemaLocation(attribute, attribute: "derived"), on: selector, help: help)
        }
        let place = SchemaLocation(attribute, attribute: "derivationExpression")
        switch derivation.problem(with: text) {
        case .problem(let reason):
            return Finding(
                self, "\(path) cannot be derived from '\(text)': \(reason)", at: place, on: selector, help: help)
        case .unknownForm:
            return Finding(
                self, "\(path) is derived from '\(text)', and it is unknown whether the store can compute this form",
                at: place, on: selector, help: help, severity: .warning)
        case nil: return nil
        }
    }
}

import ModelcSchema

/// Reports two names that differ only in case.
enum CaseInsensitiveCollision: LintRule {
    static let description = RuleDescription(
        "case-insensitive-collision", .naming, .warning,
        summary: "Two entities, or two properties of one entity, differ only in case",
        rationale:
            "The names of tables and columns are in capital letters, and a setter capitalizes the first letter: "
            + "'depth' and 'Depth' share ZDEPTH and setDepth:. Files of generated classes collide if the file system "
            + "ignores case. Whether Core Data adds a number to the columns is unverified.",
        help: "rename one of them, with the old name as renaming identifier to keep the data",
        bad: [
            """
            <entity name="Buoy">
                <attribute name="depth" optional="YES" attributeType="Double" usesScalarValueType="NO"/>
                ▸<attribute name="Depth" optional="YES" attributeType="String"/>
            </entity>
            """,
            """
            <entity name="Buoy"/>
            ▸<entity name="BUOY"/>
            """,
            """
            <entity name="Mark">
                <attribute name="depth" optional="YES" attributeType="Double" usesScalarValueType="NO"/>
            </entity>
            <entity name="Buoy" parentEntity="Mark">
                ▸<attribute name="DEPTH" optional="YES" attributeType="String"/>
            </entity>
            """,
        ],
        good: """
            <entity name="Buoy">
                <attribute name="depth" optional="YES" attributeType="Double" usesScalarValueType="NO"/>
            </entity>
            <entity name="Ship">
                <attribute name="Depth" optional="YES" attributeType="String"/>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        checkEntities(subject, report)
        let spellings = inheritableSpellings(subject)
        for (index, entity) in subject.entities.enumerated() {
            var own: [String: NamedPosition] = [:]
            for property in entity.ownProperties {
                let key = property.name.uppercased()
                let other = own[key].map { ($0, index) } ?? inherited(key, by: index, spellings, subject)
                if own[key] == nil { own[key] = property }
                guard let other, other.0.name != property.name else { continue }
                report(finding(property, entity, like: other.0, of: subject.entities[other.1]))
            }
        }
    }

    /// Returns the uppercase names of all properties; nil if the model has no inheritance.
    private static func inheritableSpellings(_ subject: LintSubject) -> DeclarationTable? {
        guard subject.inheritance.parents.contains(where: { $0 != nil }) else { return nil }
        return DeclarationTable(subject.inheritance) {
            subject.entities[$0].ownProperties.lazy.map { $0.name.uppercased() }
        }
    }

    private static func inherited(
        _ key: String, by index: Int, _ spellings: DeclarationTable?, _ subject: LintSubject
    ) -> (NamedPosition, Int)? {
        spellings?.inheritedDeclaration(of: key, for: index).map {
            (subject.entities[$0.entity].ownProperties[$0.property], $0.entity)
        }
    }

    private static func checkEntities(_ subject: LintSubject, _ report: (Finding) -> Void) {
        var first: [String: EntityDescription] = [:]
        for entity in subject.entities {
            let key = entity.name.uppercased()
            guard let other = first[key] else {
                first[key] = entity
                continue
            }
            guard other.name != entity.name else { continue }
            report(
                Finding(
                    self, "\(other.name) and \(entity.name) differ only in case and share the table name Z\(key)",
                    at: SchemaLocation(entity), on: .entity(entity.name), help: "rename one of them",
                    related: [
                        RelatedFinding("\(other.name) is here", at: SchemaLocation(other), on: .entity(other.name))
                    ],
                    facts: [.entity(other.name)]))
        }
    }

    private static func finding(
        _ property: NamedPosition, _ entity: EntityDescription, like other: NamedPosition,
        of owner: EntityDescription
    ) -> Finding {
        let selector = ElementSelector.property(entity: owner.name, other.name)
        return Finding(
            self,
            "\(entity.name).\(property.name) and \(owner.name).\(other.name) differ only in case and share the column "
                + "name Z\(property.name.uppercased())",
            at: SchemaLocation(position: property.position), on: .property(entity: entity.name, property.name),
            help: "rename one of them",
            related: [
                RelatedFinding("\(selector) is here", at: SchemaLocation(position: other.position), on: selector)
            ],
            facts: [selector])
    }
}

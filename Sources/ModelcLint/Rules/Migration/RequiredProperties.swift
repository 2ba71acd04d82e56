import ModelcSchema

/// A property that had no value in some rows has to have one now.
enum OptionalTightened: VersionRule {
    static let description = RuleDescription(
        "optional-tightened", .migration, .warning, of: .optionalToRequired,
        notes: "The rule does not report an attribute that has a default.",
        bad: [
            Example(
                .nextVersion,
                """
                <entity name="Book">
                    <attribute name="title" optional="YES" attributeType="String"/>
                </entity>
                """,
                """
                <entity name="Book">
                    ▸<attribute name="title" attributeType="String"/>
                </entity>
                """)
        ],
        good: [
            Example(
                .nextVersion,
                """
                <entity name="Book">
                    <attribute name="title" optional="YES" attributeType="String"/>
                </entity>
                """,
                """
                <entity name="Book">
                    <attribute name="title" optional="YES" attributeType="String" minValueString="1"/>
                </entity>
                """)
        ])

    static func check(_ subject: VersionLintSubject, report: (VersionFinding) -> Void) {
        for pair in subject.pairs {
            for change in pair.inferredChanges(.attributeOptionalToRequiredNoDefault, .relationshipOptionalToRequired) {
                let isAttribute = change.kind == .attributeOptionalToRequiredNoDefault
                // An empty set passes where no least number is requested (measured).
                if change.traits.contains(.toMany), !change.traits.contains(.minimumCount) { continue }
                let without = isAttribute ? " without default" : ""
                report(
                    pair.finding(
                        self,
                        "\(change.modelPath) was optional in \(pair.olderText) and is required\(without) in "
                            + "\(VersionText.name(pair.newer.name)); the migration fails if a row has nil",
                        about: change,
                        help: description.help))
            }
        }
    }
}

/// A new relationship for which rows that exist have no object.
enum RequiredRelationshipAdded: VersionRule {
    static let description = RuleDescription(
        "required-relationship-added", .migration, .error, of: .requiredRelationship,
        summary: "A required relationship was added to an entity that has rows", fix: .schema,
        bad: [
            Example(
                .nextVersion,
                """
                <entity name="Author"/>
                <entity name="Book"/>
                """,
                """
                <entity name="Author">
                    <relationship name="books" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Book" inverseName="author" inverseEntity="Book"/>
                </entity>
                <entity name="Book">
                    ▸<relationship name="author" maxCount="1" deletionRule="Nullify" destinationEntity="Author" inverseName="books" inverseEntity="Author"/>
                </entity>
                """)
        ],
        good: [
            Example(
                .nextVersion,
                """
                <entity name="Author"/>
                <entity name="Book"/>
                """,
                """
                <entity name="Author">
                    <relationship name="books" toMany="YES" deletionRule="Cascade" destinationEntity="Book" inverseName="author" inverseEntity="Book"/>
                </entity>
                <entity name="Book">
                    <relationship name="author" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Author" inverseName="books" inverseEntity="Author"/>
                </entity>
                """)
        ])

    static func check(_ subject: VersionLintSubject, report: (VersionFinding) -> Void) {
        for pair in subject.pairs {
            let added = pair.inferredChanges(.relationshipAddedRequiredToOne, .relationshipAddedRequiredToMany)
            for change in added {
                // An empty set passes where no least number is requested (measured).
                let isToMany = change.kind == .relationshipAddedRequiredToMany
                if isToMany, !change.traits.contains(.minimumCount) { continue }
                report(
                    pair.finding(
                        self,
                        "\(change.modelPath) is new and required; no value can be inferred for existing rows",
                        about: change, help: description.help,
                        fix: Fix(.schema, "make it optional", pair.setting("optional", to: "YES", of: change))))
            }
        }
    }
}

/// A new attribute for which rows that exist have no value.
enum RequiredWithoutDefaultAdded: VersionRule {
    static let description = RuleDescription(
        "required-without-default-added", .migration, .error, of: .requiredWithoutDefault, fix: .schema,
        bad: [
            Example(
                .nextVersion,
                """
                <entity name="Book">
                    <attribute name="title" optional="YES" attributeType="String"/>
                </entity>
                """,
                """
                <entity name="Book">
                    <attribute name="title" optional="YES" attributeType="String"/>
                    ▸<attribute name="shelf" attributeType="String"/>
                </entity>
                """)
        ],
        good: [
            Example(
                .nextVersion,
                """
                <entity name="Book">
                    <attribute name="title" optional="YES" attributeType="String"/>
                </entity>
                """,
                """
                <entity name="Book">
                    <attribute name="title" optional="YES" attributeType="String"/>
                    <attribute name="shelf" attributeType="String" defaultValueString="A"/>
                    <attribute name="row" optional="YES" attributeType="String"/>
                </entity>
                <entity name="Label">
                    <attribute name="text" attributeType="String"/>
                </entity>
                """)
        ])

    static func check(_ subject: VersionLintSubject, report: (VersionFinding) -> Void) {
        for pair in subject.pairs {
            let added = pair.inferredChanges(.attributeAddedRequiredNoDefault, .attributeTransientToPersistent)
            for change in added {
                let isStored = change.kind == .attributeTransientToPersistent
                if isStored, !change.traits.contains(.requiredWithoutDefault) { continue }
                report(
                    pair.finding(
                        self,
                        "\(change.modelPath) is \(isStored ? "newly stored" : "new"), required and has no default; "
                            + "lightweight migration cannot fill existing rows",
                        about: change, help: description.help,
                        fix: Fix(.schema, "make it optional", pair.setting("optional", to: "YES", of: change))))
            }
        }
    }
}

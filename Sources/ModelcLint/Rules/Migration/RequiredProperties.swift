import ModelcSchema

/// A property that had no value in some rows has to have one now.
enum OptionalTightened: VersionRule {
    static let description = RuleDescription(
        "optional-tightened", .migration, .warning,
        summary: "An optional property became required and has no default",
        rationale:
            "Rows with nil do not fit the new version. The migration of every store with such a row fails.",
        help: "fill the rows first, in the willMigrate handler of a custom stage",
        prevents: RuntimeMessage.missingDestinationValues,
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
                        help: "fill the rows first, in the willMigrate handler of a custom stage"))
            }
        }
    }
}

/// A new relationship for which rows that exist have no object.
enum RequiredRelationshipAdded: VersionRule {
    static let description = RuleDescription(
        "required-relationship-added", .migration, .error,
        summary: "A required relationship was added to an entity that has rows",
        rationale:
            "Core Data cannot infer an object for each existing row. The migration fails, or leaves objects that "
            + "cannot be saved.",
        help: "make it optional, fill it, and require it in a later version", fix: .schema,
        prevents: "134110 An error occurred during persistent store migration",
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
                        about: change, help: "make it optional; fill it, and require it in a later version",
                        fix: Fix(.schema, "make it optional", pair.setting("optional", to: "YES", of: change))))
            }
        }
    }
}

/// A new attribute for which rows that exist have no value.
enum RequiredWithoutDefaultAdded: VersionRule {
    static let description = RuleDescription(
        "required-without-default-added", .migration, .error,
        summary: "A required attribute without a default was added to an entity that has rows",
        rationale:
            "Lightweight migration gives existing rows the default of a new attribute. Without a default they have no "
            + "value, and the migration of every store with a row fails.",
        help: "give it a default, or make it optional", fix: .schema,
        prevents: RuntimeMessage.missingDestinationValues,
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
                        about: change, help: "give it a default, or make it optional",
                        fix: Fix(.schema, "make it optional", pair.setting("optional", to: "YES", of: change))))
            }
        }
    }
}

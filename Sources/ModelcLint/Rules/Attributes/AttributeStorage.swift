import ModelcSchema

/// External storage for a value that has no file.
enum ExternalStorageOnNonBinary: LintRule {
    static let description = RuleDescription(
        .shared(.externalStorageOnNonBinary), .attributes, .warning,
        summary: "An attribute that is neither Binary nor Transformable allows external storage",
        rationale:
            "Core Data keeps only Binary and Transformable values in files beside the store. On other types the flag "
            + "is left over from an earlier type: it has no effect at run time but changes the version hash.",
        help: "remove allowsExternalBinaryDataStorage in a new version",
        fix: .schema,
        bad: [
            """
            <entity name="Chart">
                <attribute name="title" optional="YES" attributeType="String" ▸allowsExternalBinaryDataStorage="YES"/>
            </entity>
            """
        ],
        good: [
            """
            <entity name="Chart">
                <attribute name="scan" optional="YES" attributeType="Binary" allowsExternalBinaryDataStorage="YES"/>
                <attribute name="overlay" optional="YES" attributeType="Transformable" valueTransformerName="NSSecureUnarchiveFromData" allowsExternalBinaryDataStorage="YES"/>
            </entity>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for attribute in entity.attributes where attribute.allowsExternalStorage && !isBytes(attribute.type) {
                report(
                    Finding(
                        id,
                        "\(entity.name).\(attribute.name) is \(attribute.type.rawValue); external storage has no "
                            + "effect",
                        at: SourcePlace(attribute, attribute: "allowsExternalBinaryDataStorage"),
                        on: .property(entity: entity.name, attribute.name),
                        help: "remove allowsExternalBinaryDataStorage in a new version",
                        fix: Fix(
                            .schema, "remove allowsExternalBinaryDataStorage",
                            attribute.removing("allowsExternalBinaryDataStorage"))))
            }
        }
    }

    /// Also where no type is known, which is a fault of its own.
    private static func isBytes(_ type: AttributeType) -> Bool {
        type == .binary || type == .transformable || type == .undefined
    }
}

/// A flag of a feature that is gone.
enum StoredInTruthFile: LintRule {
    static let description = RuleDescription(
        "stored-in-truth-file", .attributes, .note,
        summary: "A property has the obsolete flag storedInTruthFile",
        rationale: "It was used by the external records of Mac OS X 10.6, and has no effect today.",
        help: "remove the flag",
        fix: .safe,
        bad: [
            """
            <entity name="Ship">
                <attribute name="callSign" optional="YES" attributeType="String" ▸storedInTruthFile="YES"/>
            </entity>
            """
        ],
        good: [
            """
            <entity name="Ship">
                <attribute name="callSign" optional="YES" attributeType="String"/>
            </entity>
            """
        ])

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for attribute in entity.attributes { check(attribute, entity, report) }
            for relationship in entity.relationships { check(relationship, entity, report) }
        }
    }

    private static func check(
        _ property: some PropertyDescription, _ entity: EntityDescription, _ report: (Finding) -> Void
    ) {
        guard property.isStoredInTruthFile else { return }
        report(
            Finding(
                id, "\(entity.name).\(property.name) has the obsolete flag storedInTruthFile",
                at: SourcePlace(property, attribute: "storedInTruthFile"),
                on: .property(entity: entity.name, property.name), help: "remove it",
                fix: Fix(.safe, "remove it", property.removing("storedInTruthFile"))))
    }
}

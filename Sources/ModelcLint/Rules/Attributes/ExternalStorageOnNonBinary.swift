import ModelcSchema

/// Reports external storage on an attribute that does not contain binary data.
enum ExternalStorageOnNonBinary: LintRule {
    static let description = RuleDescription(
        .shared(.externalStorageOnNonBinary), .attributes, .warning,
        summary: "An attribute that is neither Binary nor Transformable allows external storage",
        rationale:
            "Core Data keeps only Binary and Transformable values in files beside the store. On other types the flag "
            + "is left over from an earlier type: it has no effect at run time but changes the version hash.",
        help: "remove allowsExternalBinaryDataStorage in a new version",
        fix: .schema,
        bad: """
            <entity name="Chart">
                <attribute name="title" optional="YES" attributeType="String" ▸allowsExternalBinaryDataStorage="YES"/>
            </entity>
            """,
        good: """
            <entity name="Chart">
                <attribute name="scan" optional="YES" attributeType="Binary" allowsExternalBinaryDataStorage="YES"/>
                <attribute name="overlay" optional="YES" attributeType="Transformable" valueTransformerName="NSSecureUnarchiveFromData" allowsExternalBinaryDataStorage="YES"/>
            </entity>
            """)

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        for entity in subject.entities {
            for attribute in entity.attributes where attribute.allowsExternalStorage && !isBytes(attribute.type) {
                report(
                    Finding(
                        self,
                        "\(entity.name).\(attribute.name) is \(attribute.type.rawValue); external storage has no "
                            + "effect",
                        about: attribute, of: entity, attribute: "allowsExternalBinaryDataStorage",
                        fix: Fix(
                            .schema, "remove allowsExternalBinaryDataStorage",
                            attribute.removing("allowsExternalBinaryDataStorage"))))
            }
        }
    }

    /// Whether values of the type are binary data. Also true for an unknown type, which another rule reports.
    private static func isBytes(_ type: AttributeType) -> Bool {
        type == .binary || type == .transformable || type == .undefined
    }
}

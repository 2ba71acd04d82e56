import ModelcSchema

/// Reports a binary attribute that stores its bytes in the row instead of in an external file. By default, only
/// attributes with names such as `photo` are checked.
enum InlineBinary: LintRule {
    static let description = RuleDescription(
        "inline-binary", .performance, .note,
        summary: "Binary data that is probably large is kept in the row",
        rationale:
            "Every fetch of the object reads the whole row. With Allows External Storage, Core Data keeps large "
            + "values in files beside the store and reads them when they are used. Small values stay in the row "
            + "either way. An entity with no other properties is not reported: it is fetched for its bytes.",
        help:
            "set allowsExternalBinaryDataStorage=\"YES\" in a new version, or move the bytes to a separate entity",
        fix: .schema,
        options: [
            RuleOption(
                "all", default: .boolean(false),
                "Whether to report every binary attribute, and not only those whose name suggests an image, a file, …")
        ],
        bad: [
            """
            <entity name="Chart">
                <attribute name="title" optional="YES" attributeType="String"/>
                ▸<attribute name="scannedImage" optional="YES" attributeType="Binary"/>
            </entity>
            """,
            Example(
                """
                <entity name="Chart">
                    ▸<attribute name="digest" optional="YES" attributeType="Binary"/>
                </entity>
                """,
                options: ["all": .boolean(true)]),
        ],
        good: """
            <entity name="Chart">
                <attribute name="scannedImage" optional="YES" attributeType="Binary" allowsExternalBinaryDataStorage="YES"/>
                <attribute name="digest" optional="YES" attributeType="Binary"/>
                <attribute name="preview" optional="YES" transient="YES" attributeType="Binary"/>
                <relationship name="scan" optional="YES" maxCount="1" deletionRule="Cascade" destinationEntity="Scan" inverseName="chart" inverseEntity="Scan"/>
            </entity>
            <entity name="Scan">
                <attribute name="image" optional="YES" attributeType="Binary"/>
                <relationship name="chart" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Chart" inverseName="scan" inverseEntity="Chart"/>
            </entity>
            """)

    /// Parts of attribute names that suggest large values, in lowercase.
    private static let largeThings = [
        "image", "photo", "picture", "thumb", "avatar", "icon", "data", "blob", "pdf", "audio", "video", "file",
        "attachment",
    ]

    static func check(_ subject: LintSubject, report: (Finding) -> Void) {
        let coversAll = subject.boolean("all", of: description)
        for (index, entity) in subject.entities.enumerated() where entity.attributes.contains(where: isInline) {
            let isCarrier = holdsOneAttribute(index, in: subject)
            for attribute in entity.attributes
            where isInline(attribute) && (coversAll || !isCarrier && soundsLarge(attribute.name)) {
                report(
                    Finding(
                        self,
                        "\(entity.name).\(attribute.name) stores its bytes inside the row; each fetch of "
                            + "\(entity.name) reads them",
                        about: attribute, of: entity,
                        fix: Fix(
                            .schema, "allow external storage",
                            attribute.setting("allowsExternalBinaryDataStorage", to: "YES"))))
            }
        }
    }

    private static func isInline(_ attribute: AttributeDescription) -> Bool {
        attribute.type == .binary && !attribute.isTransient && !attribute.isDerived && !attribute.allowsExternalStorage
    }

    /// Whether the entity has only one stored value, including inherited ones. This value is needed whenever an object
    /// is read.
    private static func holdsOneAttribute(_ entity: Int, in subject: LintSubject) -> Bool {
        let counts = subject.inheritance.lineage(of: entity).map { ancestor in
            subject.entities[ancestor].attributes.count { !$0.isTransient && !$0.isDerived }
        }
        return counts.reduce(0, +) == 1
    }

    private static func soundsLarge(_ name: String) -> Bool {
        let name = name.lowercased()
        return largeThings.contains { name.contains($0) }
    }
}

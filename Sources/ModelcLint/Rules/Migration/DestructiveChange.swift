import ModelcSchema

/// Something that stores hold was removed.
enum DestructiveChange: VersionRule {
    static let description = RuleDescription(
        "destructive-change", .migration, .info,
        summary: "An entity, an attribute or a relationship was removed",
        rationale:
            "The migration drops what stores hold of it, unless a mapping model or a stage carries it over; then only "
            + "CloudKit is against it. With CloudKit, record types that are in production cannot lose anything.",
        help: "keep it for as long as its data may be needed",
        seeAlso: [UnmappedRemovalPlusAddition.self],
        bad: [
            Example(
                .nextVersion,
                """
                <entity name="Book">
                    <attribute name="title" optional="YES" attributeType="String"/>
                    <attribute name="isbn" optional="YES" attributeType="String"/>
                </entity>
                """,
                """
                ▸<entity name="Book">
                    <attribute name="title" optional="YES" attributeType="String"/>
                </entity>
                """)
        ],
        good: [
            Example(
                .nextVersion,
                """
                <entity name="Book">
                    <attribute name="title" optional="YES" attributeType="String"/>
                    <attribute name="label" optional="YES" transient="YES" attributeType="String"/>
                </entity>
                """,
                """
                <entity name="Book">
                    <attribute name="title" optional="YES" attributeType="String"/>
                </entity>
                """)
        ])

    static func check(_ subject: VersionLintSubject, report: (VersionFinding) -> Void) {
        for pair in subject.pairs {
            let isMirrored = subject.isMirrored(pair)
            // What the project carries over itself is not dropped.
            if pair.isCovered && !isMirrored { continue }
            for change in pair.changes(.entityRemoved, .attributeRemoved, .relationshipRemoved) {
                let consequence =
                    isMirrored ? "CloudKit does not allow that in production" : "its data is dropped"
                report(
                    pair.finding(
                        self, "\(change.modelPath) is removed; \(consequence)", about: change,
                        help: isMirrored ? "keep it, and stop using it" : nil, severity: isMirrored ? .error : nil))
            }
        }
    }
}

extension VersionLintSubject {
    /// Whether the newer version is mirrored to CloudKit.
    fileprivate func isMirrored(_ pair: VersionPair) -> Bool {
        guard let model = pair.newer.model else { return false }
        return PlatformScope(
            context.cloudKit, model, modelFlag: model.isUsedWithCloudKit, flag: \.isUsedWithCloudKit
        ).isActive
    }
}

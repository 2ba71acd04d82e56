import ModelcSchema

/// Reports a change that CloudKit does not allow in the schema of a released app.
enum CloudKitDestructiveChange: VersionRule {
    static let description = RuleDescription(
        "cloudkit-destructive-change", .cloudKit, .error, of: .notAllowedByCloudKit,
        bad: .versions(
            .nextVersion,
            before: """
                <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithCloudKit="YES">
                    <entity name="Voyage">
                        <attribute name="title" optional="YES" attributeType="String"/>
                        <attribute name="miles" optional="YES" attributeType="Integer 32" usesScalarValueType="NO"/>
                        <attribute name="note" optional="YES" attributeType="String"/>
                    </entity>
                </model>
                """,
            after: """
                <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithCloudKit="YES">
                    ▸<entity name="Voyage">
                        ▸<attribute name="name" optional="YES" attributeType="String" elementID="title"/>
                        ▸<attribute name="miles" optional="YES" attributeType="Double" usesScalarValueType="NO"/>
                    </entity>
                </model>
                """),
        good: [
            Example(
                .nextVersion,
                before: """
                    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithCloudKit="YES">
                        <entity name="Voyage">
                            <attribute name="title" optional="YES" attributeType="String"/>
                            <attribute name="miles" optional="YES" attributeType="Integer 32" usesScalarValueType="NO"/>
                        </entity>
                    </model>
                    """,
                after: """
                    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift" usedWithCloudKit="YES">
                        <entity name="Voyage">
                            <attribute name="title" optional="YES" attributeType="String"/>
                            <attribute name="miles" optional="YES" attributeType="Integer 64" usesScalarValueType="NO"/>
                            <attribute name="fuel" optional="YES" attributeType="Double" usesScalarValueType="NO"/>
                        </entity>
                    </model>
                    """),
            Example(
                .nextVersion,
                before: """
                    <entity name="Voyage">
                        <attribute name="title" optional="YES" attributeType="String"/>
                    </entity>
                    """,
                after: """
                    <entity name="Voyage">
                        <attribute name="name" optional="YES" attributeType="String" elementID="title"/>
                    </entity>
                    """),
        ])

    static func check(_ subject: VersionLintSubject, report: (VersionFinding) -> Void) {
        for pair in subject.pairs {
            guard let mirrored = subject.mirroredEntities(of: pair) else { continue }
            for change in pair.changes(where: \.altersCloudKitSchema) where mirrored.contains(change.oldEntity ?? "") {
                report(
                    pair.finding(
                        self,
                        "\(change.modelPath) \(deed(change)); a CloudKit schema in production only accepts additions",
                        about: change, help: help(change)))
            }
        }
    }

    /// Returns the change as the end of a sentence, such as `is removed`.
    private static func deed(_ change: SchemaChange) -> String {
        if renames.contains(change.kind) { return "was \(oldName(change)) before" }
        if removals.contains(change.kind) { return "is removed" }
        if change.kind == .attributePersistentToTransient { return "is no longer stored" }
        if change.kind == .relationshipToOneToMany { return "changed from to-one to to-many" }
        if change.kind == .relationshipToManyToOne { return "changed from to-many to to-one" }
        guard let old = change.oldValue, let new = change.newValue else { return "changed its kind" }
        return "changed from \(old) to \(new)"
    }

    private static func help(_ change: SchemaChange) -> String {
        if renames.contains(change.kind) { return "keep the name \(oldName(change))" }
        if removals.contains(change.kind) { return "keep it, and stop using it" }
        return "keep it as it was, and add a new one"
    }

    private static let renames: Set<SchemaChangeKind> = [.entityRenamed, .attributeRenamed, .relationshipRenamed]
    private static let removals: Set<SchemaChangeKind> = [.entityRemoved, .attributeRemoved, .relationshipRemoved]

    private static func oldName(_ change: SchemaChange) -> String { change.oldProperty ?? change.oldEntity ?? "" }
}

extension VersionLintSubject {
    /// Returns the names of the older version's entities that are mirrored to CloudKit in both versions; nil if there
    /// are none.
    fileprivate func mirroredEntities(of pair: VersionPair) -> Set<String>? {
        guard let older = pair.older.model, let newer = pair.newer.model, scope(newer).isActive else { return nil }
        let scope = scope(older)
        let names = Set(older.entities.filter { scope.contains($0) }.map(\.name))
        return names.isEmpty ? nil : names
    }

    private func scope(_ model: ManagedObjectModel) -> PlatformScope {
        PlatformScope(context.cloudKit, model, modelFlag: model.isUsedWithCloudKit, flag: \.isUsedWithCloudKit)
    }
}

import ModelcBase
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
            for change in pair.changes(where: \.altersCloudKitSchema)
            where mirrored.contains(change.oldEntity ?? "") && pair.hasField(change) {
                report(
                    pair.finding(
                        self,
                        "\(change.modelPath) \(deed(change)); a CloudKit schema in production only accepts additions",
                        about: change, help: help(change)))
            }
            for change in pair.movesAndEncryption where mirrored.contains(change.entity) {
                report(pair.finding(self, change))
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
    /// Returns the names of the older version's entities that are mirrored to CloudKit. Nil if there are none, or if
    /// the newer version is not mirrored.
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

/// A change that a CloudKit schema does not accept, although the version hashes of both versions may be equal.
fileprivate struct CloudKitFieldChange {
    var entity: String
    /// The name of the attribute; nil if the entity's record type changes.
    var attribute: String?
    /// The change as the end of a sentence.
    var deed: String
    var help: String
    var position: SourcePosition?
}

extension VersionPair {
    /// Returns whether the property of a change has a CloudKit field. A to-many relationship with a to-one inverse has
    /// none: the link is stored in the field of the inverse.
    fileprivate func hasField(_ change: SchemaChange) -> Bool {
        guard [.relationshipRemoved, .relationshipRenamed].contains(change.kind),
            let relationship = olderProperty(change) as? RelationshipDescription, relationship.isToMany,
            let other = relationship.destinationName.flatMap(olderEntity),
            let inverse = other.relationships.first(where: { $0.name == relationship.inverseName })
        else { return true }
        return inverse.isToMany
    }

    /// The entities whose records get another type, and the attributes whose encryption changes.
    fileprivate var movesAndEncryption: [CloudKitFieldChange] {
        guard let old = older.model.map({ ResolvedModel($0) }), let new = newer.model.map({ ResolvedModel($0) }) else {
            return []
        }
        return new.model.entities.flatMap { entity -> [CloudKitFieldChange] in
            guard let former = old.entity(named: entity.name) else { return [] }
            let (from, to) = (old.root(of: former).name, new.root(of: entity).name)
            let isMoved = from != to && new.entity(named: from) != nil
            let move = CloudKitFieldChange(
                entity: entity.name, deed: "moves from the record type of \(from) to that of \(to)",
                help: "keep the parent, and add a new entity", position: entity.position)
            return (isMoved ? [move] : []) + VersionPair.encryptionChanges(former, entity)
        }
    }

    private static func encryptionChanges(
        _ old: EntityDescription, _ new: EntityDescription
    ) -> [CloudKitFieldChange] {
        new.attributes.compactMap { attribute in
            guard let former = old.attributes.first(where: { $0.name == attribute.name }), !attribute.isTransient,
                former.allowsCloudEncryption != attribute.allowsCloudEncryption
            else { return nil }
            return CloudKitFieldChange(
                entity: new.name, attribute: attribute.name,
                deed: attribute.allowsCloudEncryption ? "is now encrypted" : "is no longer encrypted",
                help: "keep it as it was, and add a new attribute", position: attribute.position)
        }
    }

    fileprivate func finding(_ rule: CloudKitDestructiveChange.Type, _ change: CloudKitFieldChange) -> VersionFinding {
        let selector = change.attribute.map { ElementSelector.property(entity: change.entity, $0) }
        let path = [change.entity, change.attribute].compactMap(\.self).joined(separator: ".")
        return VersionFinding(
            Finding(
                rule, "\(path) \(change.deed); a CloudKit schema in production only accepts additions",
                at: SchemaLocation(position: change.position), on: selector ?? .entity(change.entity), help: change.help
            ),
            in: .version(newer.name))
    }
}

import ModelcBase
import ModelcSchema

/// Reports a removed and an added element that look like a rename. Core Data does not detect this rename.
enum UnmappedRemovalPlusAddition: VersionRule {
    static let description = RuleDescription(
        "unmapped-removal-plus-addition", .migration, .warning, of: .probableRename, fix: .behaviour,
        bad: [
            Example(
                .nextVersion, before: .book,
                after: """
                    <entity name="Book">
                        ▸<attribute name="heading" optional="YES" attributeType="String"/>
                    </entity>
                    """),
            Example(
                .nextVersion,
                before: """
                    <entity name="Book">
                        <attribute name="title" optional="YES" attributeType="String"/>
                        <attribute name="isbn" optional="YES" attributeType="String"/>
                        <attribute name="year" optional="YES" attributeType="Integer 16"/>
                    </entity>
                    """,
                after: """
                    ▸<entity name="Volume">
                        <attribute name="title" optional="YES" attributeType="String"/>
                        <attribute name="isbn" optional="YES" attributeType="String"/>
                        <attribute name="year" optional="YES" attributeType="Integer 16"/>
                    </entity>
                    """),
        ],
        good: [
            Example(
                .nextVersion, before: .book,
                after: """
                    <entity name="Book">
                        <attribute name="heading" optional="YES" elementID="title" attributeType="String"/>
                    </entity>
                    """),
            Example(
                .nextVersion, before: .book,
                after: .pagedBook),
            Example(
                .nextVersion, before: .book,
                after: """
                    <entity name="Book">
                        <attribute name="heading" optional="YES" attributeType="String"/>
                        <attribute name="motto" optional="YES" attributeType="String"/>
                    </entity>
                    """),
            Example(
                .nextVersion,
                before: """
                    <entity name="Book">
                        <relationship name="thumbnail" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Image" inverseName="book" inverseEntity="Image"/>
                    </entity>
                    <entity name="Image">
                        <relationship name="book" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Book" inverseName="thumbnail" inverseEntity="Book"/>
                        <relationship name="page" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Book"/>
                    </entity>
                    """,
                after: """
                    <entity name="Book">
                        <relationship name="advert" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Image" inverseName="page" inverseEntity="Image"/>
                    </entity>
                    <entity name="Image">
                        <relationship name="page" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Book" inverseName="advert" inverseEntity="Book"/>
                    </entity>
                    """),
        ])

    static func check(_ subject: VersionLintSubject, report: (VersionFinding) -> Void) {
        for pair in subject.pairs where !pair.isCovered {
            for (old, new) in candidates(pair, .attributeRemoved, added) { report(finding(pair, old, new)) }
            let links = candidates(pair, .relationshipRemoved, addedRelationships)
            for (old, new) in links where lead(back: old, and: new, in: pair, among: links) {
                report(finding(pair, old, new))
            }
            for rename in pair.difference.probableRenames where isEntity(rename) {
                report(finding(pair, rename))
            }
        }
    }

    private static let added: Set<SchemaChangeKind> = [
        .attributeAddedOptional, .attributeAddedRequiredDefault, .attributeAddedRequiredNoDefault,
    ]
    private static let addedRelationships: Set<SchemaChangeKind> = [
        .relationshipAddedOptional, .relationshipAddedRequiredToOne, .relationshipAddedRequiredToMany,
    ]

    /// Returns pairs of a removed and an added element of the same entity. Both have the same type or destination, and
    /// there is only one possible partner for each.
    private static func candidates(
        _ pair: VersionPair, _ removed: SchemaChangeKind, _ added: Set<SchemaChangeKind>
    ) -> [(old: SchemaChange, new: SchemaChange)] {
        let changes = pair.difference.changes.filter {
            !$0.traits.contains(.inherited) && !$0.traits.contains(.transient)
        }
        let gone = Dictionary(grouping: changes.filter { $0.kind == removed }) { key(pair, $0, $0.oldValue) }
        let new = Dictionary(grouping: changes.filter { added.contains($0.kind) }) { key(pair, $0, $0.newValue) }
        return gone.compactMap { key, old in
            guard let only = old.first, old.count == 1, let came = new[key], let one = came.first, came.count == 1,
                !isLinked(pair, only, one)
            else { return nil }
            return (only, one)
        }
    }

    /// Whether the inverses of the two relationships allow a rename: they have the same name, or one was probably
    /// renamed to the other. Otherwise the relationship is a different one. Also true if one of them has no inverse.
    private static func lead(
        back old: SchemaChange, and new: SchemaChange, in pair: VersionPair,
        among links: [(old: SchemaChange, new: SchemaChange)]
    ) -> Bool {
        let before = (pair.olderProperty(old) as? RelationshipDescription)?.inverseName
        let after = (pair.newerProperty(new) as? RelationshipDescription)?.inverseName
        guard let before, let after, before != after else { return true }
        let renamed = pair.difference.changes.filter { $0.kind == .relationshipRenamed }
        return (links + renamed.map { ($0, $0) }).contains { $0.oldProperty == before && $1.newProperty == after }
    }

    private static func key(_ pair: VersionPair, _ change: SchemaChange, _ type: String?) -> [String] {
        let property = pair.newerProperty(change) ?? pair.olderProperty(change)
        let isToMany = (property as? RelationshipDescription)?.isToMany ?? false
        return [change.entity ?? "", type ?? "", isToMany ? "many" : ""]
    }

    /// Whether the renaming identifier of the new element is the old element's name. In this case, the rule
    /// `rename-chain-broken` reports the problem.
    private static func isLinked(_ pair: VersionPair, _ old: SchemaChange, _ new: SchemaChange) -> Bool {
        pair.newerProperty(new)?.renamingIdentifier.map { $0 == old.oldProperty } ?? false
    }

    private static func finding(_ pair: VersionPair, _ old: SchemaChange, _ new: SchemaChange) -> VersionFinding {
        let oldName = old.oldProperty ?? ""
        let identifier = pair.olderProperty(old)?.renamingIdentifier ?? oldName
        let given = pair.newerProperty(new)?.renamingIdentifier
        let isRelationship = addedRelationships.contains(new.kind)
        return pair.finding(
            self,
            "\(old.modelPath) disappeared and \(new.modelPath) appeared with the same "
                + "\(isRelationship ? "destination" : "type"); its data will be dropped",
            about: new, help: help(identifier, in: pair, given: given),
            facts: [.property(entity: new.newEntity ?? "", oldName)],
            fix: given == nil
                ? Fix(
                    .behaviour, "rename \(oldName): set the renaming identifier",
                    pair.setting("elementID", to: identifier, of: new)) : nil)
    }

    /// - Parameter given: the renaming identifier that the element already has; nil if it has none. Only the author can
    ///   replace it, because migrations from other versions may need it.
    private static func help(_ identifier: String, in pair: VersionPair, given: String?) -> String {
        let advice = "if it is a rename set \(pair.renaming(identifier))"
        guard let given else { return advice }
        return advice + "; the one that stands there, \"\(TerminalText.escaped(given))\", names nothing in "
            + pair.olderText
    }

    /// Returns the help for a renamed entity. SwiftData has no renaming identifier for classes.
    private static func help(_ identifier: String, in pair: VersionPair) -> String {
        pair.newer.model?.origin == .swift
            ? "if it is a rename write a custom stage that moves the objects, or keep the name of the class"
            : "if it is a rename set \(pair.renaming(identifier))"
    }

    private static func isEntity(_ rename: ProbableRename) -> Bool {
        rename.isOfLikeEntities && rename.edit.replacedIdentifier != rename.oldName
    }

    private static func finding(_ pair: VersionPair, _ rename: ProbableRename) -> VersionFinding {
        let change = SchemaChange(
            .entityAdded, newEntity: rename.newEntity, newPosition: rename.edit.position)
        return pair.finding(
            self,
            "\(rename.oldEntity) disappeared and \(rename.newEntity) appeared with \(rename.score) % of its properties; "
                + "its data will be dropped",
            about: change, help: help(rename.edit.identifier, in: pair),
            facts: [.entity(rename.oldEntity)],
            fix: Fix(
                .behaviour, "rename \(rename.oldEntity): set the renaming identifier",
                pair.setting("elementID", to: rename.edit.identifier, of: change)))
    }
}

import ModelcBase
import ModelcDiagnostics
import ModelcPlans
import ModelcSchema

/// An older and a newer version: stores of the older one are migrated to the newer one.
package struct VersionPair: Sendable {
    var older: LintedVersion
    var newer: LintedVersion
    /// The difference between the two versions.
    var difference: ModelDifference
    /// The result of Core Data's inference for the two versions.
    var inference: InferenceResult
    /// True if a mapping model or a migration stage of the project covers the step. Core Data then infers nothing.
    var isCovered: Bool

    package init(
        _ older: LintedVersion, _ newer: LintedVersion, _ difference: ModelDifference, _ inference: InferenceResult,
        isCovered: Bool = false
    ) {
        self.older = older
        self.newer = newer
        self.difference = difference
        self.inference = inference
        self.isCovered = isCovered
    }

    /// The quoted name of the older version. If both versions have the same name, `of the base` is added, because the
    /// older one is in the git revision or copy to compare with.
    var olderText: String {
        VersionText.name(older.name) + (older.name == newer.name ? " of the base" : "")
    }

    /// Returns the declaration of a renaming identifier in source: an XML attribute of a model file, or an argument of
    /// a SwiftData macro.
    func renaming(_ identifier: String) -> String {
        newer.model?.origin == .swift ? "originalName: \"\(identifier)\"" : "elementID=\"\(identifier)\""
    }

    /// Returns the changes of the given kinds. Empty if a mapping model or a migration stage of the project covers the
    /// pair, because Core Data then infers nothing.
    func inferredChanges(_ kinds: SchemaChangeKind...) -> [SchemaChange] { isCovered ? [] : changes(of: kinds) }

    /// Returns the changes of the given kinds, without changes of transient properties. A change of an inherited
    /// property is omitted if the declaring entity has the same change.
    func changes(_ kinds: SchemaChangeKind...) -> [SchemaChange] { changes(of: kinds) }

    private func changes(of kinds: [SchemaChangeKind]) -> [SchemaChange] { changes { kinds.contains($0.kind) } }

    /// Returns the changes that satisfy a condition. A change of an inherited property is omitted if the declaring
    /// entity has the same change. Changes of transient properties are omitted.
    func changes(where isMeant: (SchemaChange) -> Bool) -> [SchemaChange] {
        let found = difference.changes.filter { isMeant($0) && !$0.traits.contains(.transient) }
        var seen = Set(found.filter { !$0.traits.contains(.inherited) }.map(VersionPair.declaration))
        return found.filter { change in
            !change.traits.contains(.inherited) || seen.insert(VersionPair.declaration(change)).inserted
        }
    }

    /// Returns a key for a change of a property: its kind, the name, and the position of the declaration. The key is
    /// equal in all entities that inherit the property.
    private static func declaration(_ change: SchemaChange) -> [String] {
        let place = change.newPosition ?? change.oldPosition
        return [change.kind.rawValue, change.property ?? "", place.map { "\($0.offset)" } ?? ""]
    }
}

extension VersionPair {
    /// Returns the element that a change is about, with its name in the newer version.
    func selector(_ change: SchemaChange) -> ElementSelector {
        guard let entity = change.entity else { return .model }
        return change.property.map { .property(entity: entity, $0) } ?? .entity(entity)
    }

    /// Returns the location of a change in the newer version's file: the changed element. For a removed property it is
    /// the entity, for a removed entity the model.
    func place(_ change: SchemaChange, attribute: String? = nil) -> SchemaLocation {
        if let position = change.newPosition { return SchemaLocation(position: position, attribute: attribute) }
        return SchemaLocation(position: change.newEntity.flatMap { newerEntity($0)?.position } ?? newer.model?.position)
    }

    /// Returns a finding about a change, in the newer version's file.
    func finding<Rule: VersionRule>(
        _ rule: Rule.Type, _ message: String, about change: SchemaChange, attribute: String? = nil,
        help: String? = Rule.description.help, facts: [ElementSelector] = [], severity: Severity? = nil, fix: Fix? = nil
    ) -> VersionFinding {
        VersionFinding(
            Finding(
                rule, message, at: place(change, attribute: attribute), on: selector(change), help: help,
                facts: facts, severity: severity, fix: fix),
            in: .version(newer.name))
    }

    /// Returns the edit that sets an XML attribute of the changed element in the newer version; empty if the model has
    /// no source positions.
    func setting(_ name: String, to value: String, of change: SchemaChange) -> [ModelEdit] {
        change.newPosition.map { [.setAttribute(of: $0, name: name, value: value)] } ?? []
    }

    func newerEntity(_ name: String) -> EntityDescription? { newer.model?.entities.first { $0.name == name } }
    func olderEntity(_ name: String) -> EntityDescription? { older.model?.entities.first { $0.name == name } }

    /// Returns the changed property in the older version; nil if the entity does not declare it itself.
    func olderProperty(_ change: SchemaChange) -> (any PropertyDescription)? {
        guard let entity = change.oldEntity, let name = change.oldProperty else { return nil }
        return olderEntity(entity)?.properties.first { $0.name == name }
    }

    /// Returns the changed property in the newer version; nil if the entity does not declare it itself.
    func newerProperty(_ change: SchemaChange) -> (any PropertyDescription)? {
        guard let entity = change.newEntity, let name = change.newProperty else { return nil }
        return newerEntity(entity)?.properties.first { $0.name == name }
    }
}

extension ProbableRename {
    /// The minimum score, in percent, with which a removed and an added entity count as similar.
    private static let leastLikeness = 70

    /// Whether an added entity is similar to a removed one.
    var isOfLikeEntities: Bool { subject == .entity && score >= ProbableRename.leastLikeness }
}

/// Formats names for messages.
enum VersionText {
    /// Returns the name of a version in quotes, because it may contain spaces.
    static func name(_ name: String) -> String { "'\(TerminalText.escaped(name))'" }

    /// Returns the changed element for a message: `class of Book`, `default of Book.pages`, `fetch request`.
    static func what(_ change: SchemaChange) -> String {
        var words = change.kind.rawValue.split(separator: "-").map(String.init)
        if let first = words.first, ["entity", "attribute", "relationship"].contains(first) { words.removeFirst() }
        if words.last == "changed" { words.removeLast() }
        let what = words.joined(separator: " ").replacingText("userinfo", with: "user info")
        return change.modelPath.isEmpty ? what : "\(what) of \(change.modelPath)"
    }

    /// Returns a list such as `A, B and C`. For more than four names: the first three, and the number of further names.
    static func list(_ names: [String]) -> String {
        let names = names.map { TerminalText.escaped($0) }
        if names.count > 4 { return names.prefix(3).joined(separator: ", ") + " and \(names.count - 3) others" }
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " and " + last
    }
}

extension VersionPair {
    /// Returns the names of the properties in the indexes that only the newer version of the entity has.
    func newlyIndexed(_ change: SchemaChange) -> Set<String> {
        guard let new = change.newEntity.flatMap({ newerEntity($0) }),
            let old = change.oldEntity.flatMap({ olderEntity($0) })
        else { return [] }
        return IndexCoverage(new).propertiesAdded(to: IndexCoverage(old))
    }
}

extension [LintedVersion] {
    func version(named name: String) -> LintedVersion? { first { $0.name == name } }

    /// The current version, with which new stores are created.
    var current: LintedVersion? { first(where: \.isCurrent) }

    /// Returns the first version that can open stores of another version; nil if there is none. A version with the same
    /// name as `old` is skipped, because it is the edited version itself.
    package func opener(ofStoresOf old: LintedVersion) -> LintedVersion? {
        guard let hashes = old.hashes else { return nil }
        return first { $0.name != old.name && $0.hashes?.fitsStores(of: hashes) ?? false }
    }
}

/// The entities for which Core Data distinguishes two versions. Compares the verified version hashes or, if a hash is
/// missing, the values from which it is computed.
struct HashedDifference {
    /// The names of the differing entities, sorted. Includes entities that only one version has.
    let entities: [String]

    init(_ pair: VersionPair) {
        let old = Set((pair.older.model?.entities ?? []).map(\.name))
        let new = Set((pair.newer.model?.entities ?? []).map(\.name))
        let byFacts = pair.difference.changes.filter(\.altersHash)
        let changed = Set(byFacts.flatMap { [$0.oldEntity, $0.newEntity].compactMap { $0 } })
        entities = old.union(new).filter { name in
            guard old.contains(name), new.contains(name) else { return true }
            guard let before = pair.older.entityHashes[name], let after = pair.newer.entityHashes[name] else {
                return changed.contains(name)
            }
            return before != after
        }.inByteOrder()
    }

    /// True if Core Data treats the two versions as equal.
    var isEmpty: Bool { entities.isEmpty }

    var selectors: [ElementSelector] { entities.map(ElementSelector.entity) }
}

import ModelcBase
import ModelcDiagnostics
import ModelcSchema

/// The differences between a locked version and its current state, by entity and property.
struct VersionComparison {
    private let locked: LockedVersion
    private let version: HashedVersion
    /// The command that locks the version again, for messages.
    private let update: String
    private let lockedByName: [String: LockedEntity]
    private let nowByName: [String: EntityVersionHash]

    /// - Parameter update: returns the command that locks a version again, given the version's name.
    init(_ locked: LockedVersion, _ version: HashedVersion, update: (String) -> String) {
        self.locked = locked
        self.version = version
        self.update = update(version.name)
        lockedByName = Dictionary(locked.entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        nowByName = Dictionary(version.hashes.entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// An error for each entity and property that differs from the lock. There is at least one, because the checksums
    /// differ.
    var diagnostics: [Diagnostic] {
        let removed = locked.entities.filter { nowByName[$0.name] == nil }.map { removal(of: $0) }
        let all = removed + version.hashes.entities.flatMap { differences(of: $0) + memberDifferences(of: $0) }
        return all.isEmpty ? [versionDifference] : all
    }

    /// The error if the checksums differ although all short hashes are equal.
    private var versionDifference: Diagnostic {
        diagnostic(
            .lockedEntityChanged, version.name, "has a different checksum than when it shipped",
            at: SchemaLocation(position: nil))
    }

    private func differences(of entity: EntityVersionHash) -> [Diagnostic] {
        guard let old = lockedByName[entity.name] else {
            return [
                diagnostic(.lockedEntityAdded, entity.name, "was added to the shipped version", at: entity.place)
            ]
        }
        guard entity.hash.map(ShortHash.init) != old.hash else { return [] }
        let parts = entityDifference(old, entity) + propertyDifferences(old, entity)
        return parts.isEmpty ? [unexplained(old, entity)] : parts
    }

    private func entityDifference(_ old: LockedEntity, _ entity: EntityVersionHash) -> [Diagnostic] {
        if let refusal = entity.refusal {
            let message = "cannot be compared with the shipped version: \(refusal.message)"
            return [diagnostic(.lockedEntityChanged, entity.name, message, at: refusal.place, lockedAs: old)]
        }
        guard let change = Self.change(from: old.facts, to: entity.facts) else { return [] }
        return [diagnostic(.lockedEntityChanged, entity.name, change, at: entity.place, lockedAs: old)]
    }

    private func propertyDifferences(_ old: LockedEntity, _ entity: EntityVersionHash) -> [Diagnostic] {
        guard entity.refusal == nil else { return [] }
        let now = entity.properties.filter(\.isPartOfEntity)
        let names = Set(now.map(\.name))
        let oldByName = Dictionary(old.properties.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let removed = old.properties.filter { !names.contains($0.name) }.map { property in
            diagnostic(
                .lockedPropertyRemoved, "\(entity.name).\(property.name)",
                "was removed from the shipped version; it was '\(Self.text(property.facts))'", at: entity.place,
                Self.source(property.facts, property.place))
        }
        return removed + now.compactMap { difference(of: $0, from: oldByName[$0.name], in: entity) }
    }

    private func difference(
        of property: PropertyVersionHash, from old: LockedProperty?, in entity: EntityVersionHash
    ) -> Diagnostic? {
        let path = "\(entity.name).\(property.name)"
        guard let old else {
            return diagnostic(.lockedPropertyAdded, path, "was added to the shipped version", at: property.place)
        }
        guard old.hash != ShortHash(property.hash) else { return nil }
        let change =
            Self.change(from: old.facts, to: property.facts) ?? "has a different hash than in the shipped version"
        return diagnostic(
            .lockedPropertyChanged, path, change, at: property.place, Self.source(old.facts, old.place))
    }

    /// The errors about composites with different members. No hash includes the members.
    private func memberDifferences(of entity: EntityVersionHash) -> [Diagnostic] {
        guard let old = lockedByName[entity.name], entity.refusal == nil else { return [] }
        let now = Dictionary(entity.properties.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        return old.properties.compactMap { locked in
            guard let property = now[locked.name], locked.hash == ShortHash(property.hash),
                let change = Self.change(from: locked.facts.members, to: property.facts.members)
            else { return nil }
            return diagnostic(
                .lockedPropertyChanged, "\(entity.name).\(property.name)",
                "\(change); whether its version hash changes is unverified, but the columns of stores do",
                at: property.place, Self.source(locked.facts, locked.place))
        }
    }

    /// Returns the error for a hash that differs although the entity itself is unchanged. Either the parent has
    /// changed, or the hash is computed differently than before.
    private func unexplained(_ old: LockedEntity, _ entity: EntityVersionHash) -> Diagnostic {
        let parent = entity.parentName.flatMap { name in nowByName[name].map { (name, $0.hash) } }
        if let (name, hash) = parent, lockedByName[name]?.hash != hash.map(ShortHash.init) {
            let message = "changed with its parent \(TerminalText.name(name))"
            return diagnostic(.lockedEntityChanged, entity.name, message, at: entity.place, lockedAs: old)
        }
        let message = "has a different hash than in the shipped version, although no setting differs"
        let cause =
            old.isVerified ? "" : "; the hash was unverified when it was locked, and may now be computed differently"
        return diagnostic(.lockedEntityChanged, entity.name, message + cause, at: entity.place, lockedAs: old)
    }

    private func removal(of entity: LockedEntity) -> Diagnostic {
        diagnostic(
            .lockedEntityRemoved, entity.name, "was removed from the shipped version",
            at: SchemaLocation(position: nil),
            lockedAs: entity)
    }

    private func diagnostic(
        _ id: DiagnosticID, _ path: String, _ what: String, at place: SchemaLocation, lockedAs entity: LockedEntity
    ) -> Diagnostic {
        diagnostic(id, path, what, at: place, Self.source(entity.facts, entity.place))
    }

    private func diagnostic(
        _ id: DiagnosticID, _ path: String, _ what: String, at place: SchemaLocation, _ source: RelatedLocation? = nil
    ) -> Diagnostic {
        let name = TerminalText.escaped(version.name)
        return Diagnostic(
            id, .error, "\(TerminalText.escaped(path)) \(what)", at: version.locate(place), modelPath: path,
            help:
                "undo it, and make the change in a new version (\(ToolCommandName.versionsAdd)); if '\(name)' never shipped: "
                + update,
            related: source.map { [$0] } ?? [])
    }

    /// Returns the line of the lock file that contains the shipped state. Nil if the lock was not read from a file.
    private static func source(_ facts: [String], _ place: LockedLocation) -> RelatedLocation? {
        place.location.map { RelatedLocation(facts.isEmpty ? "locked" : "locked as '\(text(facts))'", at: $0) }
    }

    /// Returns the change as text: `changed from 'String' to 'Integer 16'`, `is no longer 'optional'` or `is now
    /// 'optional'`. Nil if there is no change.
    private static func change(from old: [String], to now: [String]) -> String? {
        let gone = old.filter { !now.contains($0) }
        let new = now.filter { !old.contains($0) }
        switch (gone.isEmpty, new.isEmpty) {
        case (true, true): return nil
        case (false, true): return "is no longer '\(text(gone))'"
        case (true, false): return "is now '\(text(new))'"
        case (false, false): return "changed from '\(text(gone))' to '\(text(new))'"
        }
    }

    private static func text(_ facts: [String]) -> String { TerminalText.escaped(facts.joined(separator: ", ")) }
}

extension LockedVersion {
    /// Whether the hashes have the same checksum as this version, and composites have the same members. Members are
    /// compared because it is assumed, but unverified, that they are not hashed.
    package func isState(_ hashes: ModelVersionHashes) -> Bool {
        checksum == hashes.checksum && members == Self.members(of: hashes)
    }

    /// The members of composite attributes. Key: the names of the entity and the property. Value: texts such as `member
    /// size.width Double`.
    private var members: [[String]: Set<String>] {
        var members: [[String]: Set<String>] = [:]
        for entity in entities {
            for property in entity.properties where !property.facts.members.isEmpty {
                members[[entity.name, property.name]] = Set(property.facts.members)
            }
        }
        return members
    }

    private static func members(of hashes: ModelVersionHashes) -> [[String]: Set<String>] {
        var members: [[String]: Set<String>] = [:]
        for entity in hashes.entities {
            for property in entity.properties where property.isPartOfEntity && !property.facts.members.isEmpty {
                members[[entity.name, property.name]] = Set(property.facts.members)
            }
        }
        return members
    }
}

extension [String] {
    /// Returns only the texts about members of a composite, such as `member size.width Double`.
    fileprivate var members: [String] { filter { $0.hasPrefix(PropertyVersionHash.memberFact) } }
}

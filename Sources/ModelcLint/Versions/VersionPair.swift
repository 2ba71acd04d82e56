import ModelcPlans
import ModelcSchema

/// Two versions between which stores are migrated.
package struct VersionPair: Sendable {
    package var older: LintedVersion
    package var newer: LintedVersion
    /// What differs between them.
    package var difference: ModelDifference
    /// What Core Data's inference makes of it.
    package var inference: InferenceResult
    /// Whether a mapping model or a stage of the project's own carries the stores over, so that nothing is inferred.
    package var isCovered: Bool

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

    /// Changes that nothing but inference meets: none for a pair that is covered.
    func inferredChanges(_ kinds: SchemaChangeKind...) -> [SchemaChange] { isCovered ? [] : changes(of: kinds) }

    /// The changes of some kinds. What entities inherit is left out where the entity that declares it has the change.
    func changes(_ kinds: SchemaChangeKind...) -> [SchemaChange] { changes(of: kinds) }

    private func changes(of kinds: [SchemaChangeKind]) -> [SchemaChange] { changes { kinds.contains($0.kind) } }

    /// The changes of which something is true, likewise.
    func changes(where isMeant: (SchemaChange) -> Bool) -> [SchemaChange] {
        let found = difference.changes.filter { isMeant($0) && !$0.traits.contains(.transient) }
        var seen = Set(found.filter { !$0.traits.contains(.inherited) }.map(VersionPair.declaration))
        return found.filter { change in
            !change.traits.contains(.inherited) || seen.insert(VersionPair.declaration(change)).inserted
        }
    }

    /// By what the changes of one declaration are known in all entities that inherit it.
    private static func declaration(_ change: SchemaChange) -> [String] {
        let place = change.newPosition ?? change.oldPosition
        return [change.kind.rawValue, change.property ?? "", place.map { "\($0.offset)" } ?? ""]
    }
}

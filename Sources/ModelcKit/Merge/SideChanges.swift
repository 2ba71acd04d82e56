import ModelcBase
import ModelcEditing
import ModelcSchema

/// The changes from the base to ours, or from the base to theirs, indexed by element. The index keeps the lookup fast
/// if there are many conflicts and many changes.
struct SideChanges {
    private struct Location: Hashable {
        var entity: String?
        var property: String?
    }

    /// The changes that were made in ours or theirs itself, without consequences such as inherited changes.
    let made: [SchemaChange]
    private let all: [SchemaChange]
    private let byElement: [Location: [Int]]
    private let byEntity: [String?: [Int]]
    /// One change for each changed fetch index, by its location. The model comparison reports all changed fetch indexes
    /// of an entity as one change.
    private let ofIndexes: [Location: SchemaChange]

    init(_ changes: [SchemaChange]) {
        all = changes
        made = changes.filter(\.isMade)
        byElement = Dictionary(grouping: changes.indices) {
            Location(entity: changes[$0].entity, property: changes[$0].property)
        }
        byEntity = Dictionary(grouping: changes.indices) { changes[$0].entity }
        ofIndexes = Dictionary(
            changes.filter { $0.kind == .indexChanged }.flatMap(\.byIndex).map { name, change in
                (Location(entity: change.entity, property: name), change)
            }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the changes of an element.
    ///
    /// - Parameter isWhole: whether to include the changes of an entity's properties.
    func at(_ path: MergePath, isWhole: Bool) -> [SchemaChange] {
        let first = path.steps.first
        let entity = first?.element == "entity" ? first?.key : nil
        if entity != nil, isWhole, path.steps.count == 1 { return (byEntity[entity] ?? []).map { all[$0] } }
        if entity != nil, path.steps.count == 2, path.steps[1].element == "fetchIndex",
            let change = ofIndexes[Location(entity: entity, property: path.steps[1].key)]
        {
            return [change]
        }
        let property = entity == nil ? first?.key : path.property
        return (byElement[Location(entity: entity, property: property)] ?? []).map { all[$0] }
    }

    /// Returns the changes to the named elements, and to the model itself. If a change has both an entity and a
    /// property, both must be in `names`; otherwise the one that it has must be in `names`.
    func named(_ names: Set<String>) -> [SchemaChange] {
        let found = (names.map(Optional.some) + [nil]).flatMap { entity -> [Int] in
            let changes = byEntity[entity] ?? []
            guard changes.count > names.count else {
                return changes.filter { all[$0].property.map(names.contains) ?? true }
            }
            let properties = names.map(Optional.some) + [nil]
            return properties.flatMap { byElement[Location(entity: entity, property: $0)] ?? [] }
        }
        return found.sorted().map { all[$0] }
    }
}

extension SchemaChange {
    /// Whether the change was made in ours or theirs itself. False for a change that follows from aligning names, or
    /// from a change in a parent entity.
    var isMade: Bool { kind != .renamingIDMismatch && !traits.contains(.inherited) }

    /// The change of several fetch indexes of an entity as one change per fetch index, each with the name of the index.
    fileprivate var byIndex: [(name: String, change: SchemaChange)] {
        let (old, new) = (SchemaChange.indexes(in: oldValue), SchemaChange.indexes(in: newValue))
        return Set(old.keys).union(new.keys).map { name in
            var change = self
            (change.oldValue, change.newValue) = (old[name], new[name])
            return (name, change)
        }
    }

    /// Parses a description of fetch indexes, such as `byTitle(title); byYear(year descending)`. The keys are the names
    /// of the indexes; the values are their parts of the text, such as `byTitle(title)`.
    private static func indexes(in text: String?) -> [String: String] {
        let texts = (text ?? "").parts(between: "; ")
        let pairs = texts.compactMap { text in text.cut(at: "(").map { (String($0.head), text) } }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
}

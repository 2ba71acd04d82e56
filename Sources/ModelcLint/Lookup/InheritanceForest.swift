import ModelcSchema

/// The trees in which a model's entities inherit from each other. An entity is spoken of by its place in the model.
///
/// Entities are numbered parent first, all descendants of one without a gap; so "inherits from" is a comparison of two
/// numbers. Faulty models have trees too: an entity with an unknown parent is a root, and whatever inherits from a cycle
/// stands alone.
struct InheritanceForest: Sendable {
    /// Where the walk from an entity to its ancestors ends.
    enum End: Sendable {
        /// At an entity that has no parent: all ancestors are known.
        case root
        /// At an entity whose parent does not exist.
        case unknownParent
        case cycle
    }

    /// The place of each name's first entity.
    let indexByName: [String: Int]
    /// The parent of each entity; nil where it has none or an unknown one.
    let parents: [Int?]
    let ends: [End]
    /// The cycles of parents: each begins with its first entity in the file, and each entity is followed by its parent.
    let cycles: [[Int]]
    /// The entities in their numbering.
    let order: [Int]
    /// Each entity's number, from which its descendants' numbers follow up to its limit.
    private let numbers: [Int]
    private let limits: [Int]
    /// The root of each entity's tree.
    private let roots: [Int]

    init(_ entities: [EntityDescription]) {
        var indexByName: [String: Int] = Dictionary(minimumCapacity: entities.count)
        for index in entities.indices where indexByName[entities[index].name] == nil {
            indexByName[entities[index].name] = index
        }
        let parents = entities.map { entity in entity.parentName.flatMap { indexByName[$0] } }
        let walk = AncestorWalk(parents, hasParentName: entities.map { $0.parentName != nil })
        let numbering = TreeNumbering(
            parents: parents.indices.map { walk.ends[$0] == .cycle ? nil : parents[$0] })
        self.indexByName = indexByName
        self.parents = parents
        ends = walk.ends
        cycles = walk.cycles
        order = numbering.order
        numbers = numbering.numbers
        limits = numbering.limits
        var roots = Array(entities.indices)
        for index in numbering.order where walk.ends[index] != .cycle {
            if let parent = parents[index] { roots[index] = roots[parent] }
        }
        self.roots = roots
    }

    /// The entity's number: smaller than those of its descendants.
    func number(of entity: Int) -> Int { numbers[entity] }

    /// Whether an entity is `ancestor` or inherits from it.
    func entity(_ entity: Int, isKindOf ancestor: Int) -> Bool {
        numbers[ancestor] <= numbers[entity] && numbers[entity] < limits[ancestor]
    }

    /// Whether one entity inherits from the other, or both are one.
    func areKin(_ left: Int, _ right: Int) -> Bool { entity(left, isKindOf: right) || entity(right, isKindOf: left) }

    /// Whether all ancestors are known, so that what is not found among them does not exist.
    func hasCompleteLineage(_ entity: Int) -> Bool { ends[entity] == .root }

    /// The topmost ancestor of an entity, or the entity itself; nil for what inherits from a cycle.
    func root(of entity: Int) -> Int? { ends[entity] == .cycle ? nil : roots[entity] }

    /// The entity, its parent, and so on; of what inherits from a cycle the entity alone.
    func lineage(of entity: Int) -> some Sequence<Int> {
        sequence(first: entity) { ends[$0] == .cycle ? nil : parents[$0] }
    }
}

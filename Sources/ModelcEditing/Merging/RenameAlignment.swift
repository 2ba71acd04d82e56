import ModelcSchema

/// Aligns the names in three versions of a model. If one side renamed an element, the base and the other side get the
/// new name too, in the element and in all references. The rename is then no longer a difference, and other changes are
/// merged with the right element.
///
/// 1. `IdentityMatch` matches elements by renaming identifier, by name, and by content (`ShapedPart`).
/// 2. `SharedNames` chooses one name for each element.
/// 3. `ModelNaming` applies the new names and updates all references in the three models.
package struct RenameAlignment {
    package private(set) var base: ManagedObjectModel
    package private(set) var ours: ManagedObjectModel
    package private(set) var theirs: ManagedObjectModel
    /// Renames of the two sides that contradict each other.
    package private(set) var conflicts: [RenameConflict] = []
    /// The renames by the element's current path. The inner key is a side that renamed the element; the value has the
    /// old and the new name.
    package private(set) var renames: [MergePath: [MergeConflict.Side: RenameConflict.Claim]] = [:]
    /// The paths of elements that one side of the merge (ours or theirs) renamed and the other side removed.
    package private(set) var removed: Set<MergePath> = []
    /// Whether any name in the three models was changed.
    package private(set) var isChanged = false
    /// The lookup tables of the base, ours and theirs, for renaming elements.
    private var lookups: [ModelNaming.Lookup?] = [nil, nil, nil]

    package init(base: ManagedObjectModel, ours: ManagedObjectModel, theirs: ManagedObjectModel) {
        self.base = base
        self.ours = ours
        self.theirs = theirs
        alignEntities()
        alignParts("composite", below: MergePath())
        for entity in differingEntities(\.namedProperties) { alignProperties(.entity(entity)) }
        for composite in self.base.composites.map(\.name) {
            alignProperties(MergePath([MergePath.Step("composite", composite)]))
        }
        // An index has no renaming identifier. It is matched by its content, in which the names of entities and
        // properties are already aligned.
        let indexes = { (entity: EntityDescription) in entity.fetchIndexes.map(\.name) }
        for entity in differingEntities(indexes) { alignParts("fetchIndex", below: .entity(entity)) }
        alignParts("configuration", below: MergePath())
        alignParts("fetchRequest", below: MergePath())
    }

    /// Returns the names of the base's entities that differ in at least one side (ours or theirs): the entity is
    /// missing there, or its `names` are different. Nearly all entities have the same names in all three models.
    private func differingEntities<Names: Equatable>(_ names: (EntityDescription) -> Names) -> [String] {
        let sides = [ours, theirs].map { side in
            Dictionary(side.entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        }
        return base.entities.filter { entity in
            sides.contains { side in side[entity.name].map { names($0) != names(entity) } ?? true }
        }.map(\.name)
    }

    private mutating func alignEntities() {
        let models = [base, ours, theirs]
        align(models.map(\.namedEntities), models.map(\.shapedEntities), below: MergePath())
    }

    /// Aligns elements of a kind that has no renaming identifiers, such as composites.
    private mutating func alignParts(_ element: String, below owner: MergePath) {
        let shapes = [base, ours, theirs].map { $0.shapedParts(element, below: owner) }
        let names = shapes.map { $0.map { NamedElement(element, $0.step.key, identifier: nil) } }
        align(names, shapes, below: owner)
    }

    /// Aligns the elements in three lists.
    ///
    /// - Parameters:
    ///   - lists: the elements of the base, ours and theirs.
    ///   - shapes: the contents of these elements.
    private mutating func align(_ lists: [[NamedElement]], _ shapes: [[ShapedPart]], below owner: MergePath) {
        guard !SharedNames.isSettled(lists) else { return }
        let elements = SharedElement.all(lists[0], lists[1], lists[2]) { earlier, later, side in
            var match = IdentityMatch(earlier, later)
            match.matchLikeness(shapes[0], shapes[side == .ours ? 1 : 2])
            return match
        }
        apply(SharedNames(elements), below: owner)
    }

    /// Aligns the properties of an entity or a composite.
    ///
    /// - Parameter owner: the path of the entity or composite.
    private mutating func alignProperties(_ owner: MergePath) {
        let lists = [base, ours, theirs].map { $0.namedProperties(of: owner) }
        guard !SharedNames.isSettled(lists) else { return }
        let elements = SharedElement.all(lists[0], lists[1], lists[2]) { earlier, later, _ in
            IdentityMatch(earlier, later)
        }
        apply(SharedNames(elements), below: owner)
    }

    private mutating func apply(_ names: SharedNames, below owner: MergePath) {
        let changes = { (find: (SharedElement) -> MergePath.Step?) in
            names.choices.compactMap { choice in
                find(choice.element).flatMap { $0.key == choice.name ? nil : ModelNaming.Change($0, choice.name) }
            }
        }
        let all = [changes(\.base), changes(\.ours), changes(\.theirs)]
        if all.contains(where: { !$0.isEmpty }) { isChanged = true }
        base.name(all[0], below: owner, &lookups[0])
        ours.name(all[1], below: owner, &lookups[1])
        theirs.name(all[2], below: owner, &lookups[2])
        for choice in names.choices where choice.isUndone {
            theirs.copyIdentifier(of: choice.step, below: owner, from: base)
        }
        conflicts += names.conflicts(owner.appending)
        for choice in names.choices { note(choice, owner) }
    }

    private mutating func note(_ choice: SharedNames.Choice, _ owner: MergePath) {
        for side in [MergeConflict.Side.ours, .theirs] where choice.element.isRenamed(by: side) {
            let path = owner.appending(choice.step)
            renames[path, default: [:]][side] = choice.element.claim(side)
            if choice.element[side.other] == nil { removed.insert(path) }
        }
    }
}

extension SharedNames {
    /// Whether the lists need no alignment. True if all three have the same names and identifiers, or if a name is
    /// repeated, so that elements cannot be matched.
    static func isSettled(_ lists: [[NamedElement]]) -> Bool {
        if lists[0] == lists[1], lists[0] == lists[2] { return true }
        return lists.contains { list in Set(list.map(\.step)).count != list.count }
    }
}

/// An element of a model with its content, by which it can be recognised under another name.
struct ShapedPart {
    let step: MergePath.Step
    /// The content as text; nil if it is too small to identify the element.
    let shape: String?

    init(_ element: String, _ name: String, shape: String?) {
        step = MergePath.Step(element, name)
        self.shape = shape
    }
}

extension IdentityMatch {
    /// Pairs a removed element with an added one if both have the same content. Such an element was renamed but has no
    /// renaming identifier.
    mutating func matchLikeness(_ old: [ShapedPart], _ new: [ShapedPart]) {
        let gone = old.filter { later[$0.step] == nil }
        let added = new.filter { !matched.contains($0.step) }
        guard !gone.isEmpty, !added.isEmpty else { return }
        let before = Dictionary(grouping: gone.filter { $0.shape != nil }, by: { $0.shape ?? "" })
        let after = Dictionary(grouping: added.filter { $0.shape != nil }, by: { $0.shape ?? "" })
        for shape in before.keys.sorted() {
            guard let one = before[shape], let other = after[shape], one.count == 1, other.count == 1 else { continue }
            match(one[0].step, other[0].step)
        }
    }
}

extension ManagedObjectModel {
    /// The entities with their contents. An entity with fewer than two properties cannot be identified by its content.
    var shapedEntities: [ShapedPart] {
        entities.map { entity in
            guard entity.properties.count > 1 else { return ShapedPart("entity", entity.name, shape: nil) }
            let attributes = entity.attributes.map { "\($0.name): \($0.type.rawValue) \($0.isOptional)" }
            let relationships = entity.relationships.map { "\($0.name) -> \($0.inverseName ?? "") \($0.isToMany)" }
            let parts = attributes + relationships + entity.fetchedProperties.map(\.name) + [entity.parentName ?? ""]
            return ShapedPart("entity", entity.name, shape: parts.joined(separator: "\n"))
        }
    }

    /// Returns the elements that have no renaming identifiers: composites, configurations and fetch requests of a
    /// model, or the indexes of an entity.
    ///
    /// - Parameter owner: the path of an entity, or of the model itself.
    func shapedParts(_ element: String, below owner: MergePath) -> [ShapedPart] {
        switch element {
        case "composite": composites.map { ShapedPart(element, $0.name, shape: $0.shape) }
        case "configuration": configurations.map { ShapedPart(element, $0.name, shape: $0.shape) }
        case "fetchRequest": fetchRequests.map { ShapedPart(element, $0.name, shape: $0.shape) }
        case "fetchIndex":
            entities.first { $0.name == owner.owner }?.fetchIndexes
                .map { ShapedPart(element, $0.name, shape: $0.shape) } ?? []
        default: []
        }
    }
}

extension CompositeDescription {
    fileprivate var shape: String {
        attributes.map { "\($0.name): \($0.type.rawValue) \($0.isOptional)" }.joined(separator: "\n")
    }
}

extension ConfigurationDescription {
    fileprivate var shape: String { members.map(\.name).sorted().joined(separator: "\n") }
}

extension FetchRequestDescription {
    fileprivate var shape: String { [entityName, predicate].map { $0 ?? "" }.joined(separator: "\n") }
}

extension FetchIndexDescription {
    fileprivate var shape: String {
        let members = elements.map { "\($0.propertyName ?? $0.expression ?? "") \($0.order?.rawValue ?? "")" }
        return (members + [partialIndexPredicate ?? ""]).joined(separator: "\n")
    }
}

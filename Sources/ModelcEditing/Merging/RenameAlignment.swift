import ModelcSchema

/// Gives three versions of a model the same names: what one side renamed, the other side and the base call by its new name, too,
/// with all that refers to it. After that a rename is no change, and what was changed elsewhere finds its element.
///
/// 1. which element is which: `IdentityMatch`, by renaming identifier, by name, and for entities by properties that are all the
///    same;
/// 2. one name for each: `SharedNames`;
/// 3. the new names in the three models, with all references: `ModelNaming`.
package struct RenameAlignment {
    package private(set) var base: ManagedObjectModel
    package private(set) var ours: ManagedObjectModel
    package private(set) var theirs: ManagedObjectModel
    /// What the sides do not agree on.
    package private(set) var conflicts: [RenameConflict] = []
    /// What each side called anew, by the path that it has now: the old and the new name.
    package private(set) var renames: [MergePath: [MergeConflict.Side: RenameConflict.Claim]] = [:]
    /// Whether any name was changed.
    package private(set) var isChanged = false

    package init(base: ManagedObjectModel, ours: ManagedObjectModel, theirs: ManagedObjectModel) {
        self.base = base
        self.ours = ours
        self.theirs = theirs
        alignEntities()
        alignComposites()
        for entity in self.base.entities.map(\.name) { alignProperties(.entity(entity)) }
        for composite in self.base.composites.map(\.name) {
            alignProperties(MergePath([MergePath.Step("composite", composite)]))
        }
    }

    private mutating func alignEntities() {
        let lists = [base, ours, theirs].map(\.namedEntities)
        guard !SharedNames.isSettled(lists) else { return }
        let (mine, others) = (ours, theirs)
        let elements = SharedElement.all(lists[0], lists[1], lists[2]) { [base] earlier, later, side in
            var match = IdentityMatch(earlier, later)
            let shapes = { (model: ManagedObjectModel) in
                model.entities.map { (step: MergePath.Step("entity", $0.name), shape: $0.shape) }
            }
            match.matchLikeness(shapes(base), shapes(side == .ours ? mine : others))
            return match
        }
        apply(SharedNames(elements), below: MergePath())
    }

    /// Composites have no renaming identifiers.
    private mutating func alignComposites() {
        let models = [base, ours, theirs]
        let lists = models.map { model in model.composites.map { NamedElement("composite", $0.name, identifier: nil) } }
        guard !SharedNames.isSettled(lists) else { return }
        let elements = SharedElement.all(lists[0], lists[1], lists[2]) { earlier, later, side in
            var match = IdentityMatch(earlier, later)
            let shapes = { (model: ManagedObjectModel) in
                model.composites.map { (step: MergePath.Step("composite", $0.name), shape: $0.shape) }
            }
            match.matchLikeness(shapes(models[0]), shapes(models[side == .ours ? 1 : 2]))
            return match
        }
        apply(SharedNames(elements), below: MergePath())
    }

    /// - Parameter owner: the path of an entity or a composite.
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
        base.name(all[0], below: owner)
        ours.name(all[1], below: owner)
        theirs.name(all[2], below: owner)
        for choice in names.choices where choice.isUndone {
            theirs.copyIdentifier(of: choice.step, below: owner, from: base)
        }
        conflicts += names.conflicts(owner.appending)
        for choice in names.choices { note(choice, owner) }
    }

    private mutating func note(_ choice: SharedNames.Choice, _ owner: MergePath) {
        for side in [MergeConflict.Side.ours, .theirs] where choice.element.isRenamed(by: side) {
            renames[owner.appending(choice.step), default: [:]][side] = choice.element.claim(side)
        }
    }
}

extension SharedNames {
    /// Whether three lists have the same names and identifiers, so that there is nothing to choose, or names more than once, so
    /// that nobody can tell which is which.
    static func isSettled(_ lists: [[NamedElement]]) -> Bool {
        if lists[0] == lists[1], lists[0] == lists[2] { return true }
        return lists.contains { list in Set(list.map(\.step)).count != list.count }
    }
}

extension IdentityMatch {
    /// What a part has; nil where that is too little to know it by.
    fileprivate typealias Shape = (step: MergePath.Step, shape: String?)

    /// Parts that are gone and parts that are new, and have the same.
    fileprivate mutating func matchLikeness(_ old: [Shape], _ new: [Shape]) {
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

extension CompositeDescription {
    /// Its members; nil where there is none.
    fileprivate var shape: String? {
        attributes.isEmpty
            ? nil : attributes.map { "\($0.name): \($0.type.rawValue) \($0.isOptional)" }.joined(separator: "\n")
    }
}

extension EntityDescription {
    /// What it has, which with two or more properties is proof enough; nil with less.
    fileprivate var shape: String? {
        guard properties.count > 1 else { return nil }
        let attributes = attributes.map { "\($0.name): \($0.type.rawValue) \($0.isOptional)" }
        let relationships = relationships.map { "\($0.name) -> \($0.inverseName ?? "") \($0.isToMany)" }
        let parts = attributes + relationships + fetchedProperties.map(\.name)
        return (parts + [parentName ?? ""]).joined(separator: "\n")
    }
}

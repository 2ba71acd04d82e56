/// Chooses one name for each element of the base and both sides. If two different elements should have the same name,
/// both stay: the second one keeps its former name, or gets a new one.
struct SharedNames {
    struct Choice: Hashable {
        var element: SharedElement
        var name: String

        /// Whether theirs renamed the element, but the name in ours was chosen.
        var isUndone: Bool {
            element.isRenamed(by: .theirs) && !element.isRenamed(by: .ours) && name == element.ours?.key
        }
    }

    /// A name that two elements should have.
    struct Collision: Hashable {
        var wanted: String
        var loser: Choice
    }

    private(set) var choices: [Choice] = []
    private(set) var collisions: [Collision] = []
    private var owners: [String: SharedElement] = [:]
    private let names: Set<String>

    init(_ elements: [SharedElement]) {
        names = Set(elements.flatMap { [$0.base, $0.ours, $0.theirs].compactMap { $0?.key } })
        let rank = { (element: SharedElement) -> Int in
            // Elements that both sides keep choose their names before removed elements.
            if element.isRemoved { return element.ours == nil && element.theirs == nil ? 3 : 2 }
            return element.ours?.key == element.wanted ? 0 : 1
        }
        let ranks = elements.map(rank)
        for step in 0...3 { for (element, rank) in zip(elements, ranks) where rank == step { choose(element) } }
    }

    private mutating func choose(_ element: SharedElement) {
        let wanted = element.wanted
        let old = element.isRemoved ? nil : element.ours?.key
        let name = [wanted, old].compactMap { $0 }.first { isFree($0, for: element) } ?? unused(wanted, element)
        if owners[name] == nil { owners[name] = element }
        let choice = Choice(element: element, name: name)
        choices.append(choice)
        if name != wanted { collisions.append(Collision(wanted: wanted, loser: choice)) }
    }

    /// Whether the element can have the name. New elements of different kinds can have the same name: this is an error
    /// in the model, which is reported later.
    private func isFree(_ name: String, for element: SharedElement) -> Bool {
        guard let owner = owners[name] else { return true }
        return element.base == nil && owner.base == nil && owner.element != element.element
    }

    private func unused(_ name: String, _ element: SharedElement) -> String {
        let stem = name + (element.ours == nil ? "Theirs" : "Ours")
        let numbered = (2...).lazy.map { stem + String($0) }
        let isUsed = { (name: String) in names.contains(name) || owners[name] != nil }
        return isUsed(stem) ? numbered.first { !isUsed($0) } ?? stem : stem
    }
}

extension SharedNames {
    /// The conflicts between the names.
    ///
    /// - Parameter path: converts the new name of an element to its path.
    func conflicts(_ path: (MergePath.Step) -> MergePath) -> [RenameConflict] {
        let twice = choices.filter { choice in
            let element = choice.element
            return element.isRenamed(by: .ours) && element.isRenamed(by: .theirs)
                && element.ours?.key != element.theirs?.key
        }
        guard !twice.isEmpty || !collisions.isEmpty else { return [] }
        let known = Set(twice)
        let (ours, theirs) = (claimants(.ours), claimants(.theirs))
        return twice.map { choice in
            RenameConflict(
                kind: .twoNames, path: path(choice.step), ours: choice.element.claim(.ours),
                theirs: choice.element.claim(.theirs))
        }
            + collisions.filter { !known.contains($0.loser) }.map { collision in
                RenameConflict(
                    kind: .taken(collision.wanted), path: path(collision.loser.step),
                    ours: ours[collision.wanted]?.claim(.ours) ?? .nothing,
                    theirs: theirs[collision.wanted]?.claim(.theirs) ?? .nothing)
            }
    }

    /// Returns the elements of ours or of theirs, by the name that the element has on this side.
    private func claimants(_ side: MergeConflict.Side) -> [String: SharedElement] {
        Dictionary(
            choices.compactMap { choice in choice.element[side].map { ($0.key, choice.element) } },
            uniquingKeysWith: { first, _ in first })
    }
}

extension SharedNames.Choice {
    /// The step to the element under its new name.
    var step: MergePath.Step { MergePath.Step(element.element, name) }
}

extension SharedElement {
    func claim(_ side: MergeConflict.Side) -> RenameConflict.Claim {
        guard let new = self[side] else { return .nothing }
        guard let base else { return .added(element: new.element, new.key) }
        return base.key == new.key ? .kept(new.key) : .renamed(from: base.key, to: new.key)
    }
}

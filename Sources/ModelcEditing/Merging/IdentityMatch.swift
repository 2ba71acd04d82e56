/// Identifies an element in an earlier and a later model.
struct NamedElement: Hashable {
    let step: MergePath.Step
    /// Its renaming identifier.
    let identifier: String?

    init(_ element: String, _ name: String, identifier: String?) {
        step = MergePath.Step(element, name)
        self.identifier = identifier.flatMap { $0.isEmpty || $0 == name ? nil : $0 }
    }

    /// The element of the earlier model that the identifier names.
    var origin: MergePath.Step? { identifier.map { MergePath.Step(step.element, $0) } }
}

/// Pairs the elements of an earlier list with those of a later list, one to one: by renaming identifiers first, then
/// by names. An element with the former name of a renamed element is new.
struct IdentityMatch {
    /// The later elements by the earlier ones.
    private(set) var later: [MergePath.Step: MergePath.Step] = [:]
    private(set) var matched: Set<MergePath.Step> = []
    private let known: [MergePath.Step: NamedElement]

    init(_ earlier: [NamedElement], _ later: [NamedElement]) {
        known = Dictionary(earlier.map { ($0.step, $0) }, uniquingKeysWith: { first, _ in first })
        for element in later where element.identifier != nil && known[element.step] == element {
            match(element.step, element.step)
        }
        matchIdentified(later.filter { $0.identifier != nil && !matched.contains($0.step) }, among: earlier)
        for element in later where known[element.step] != nil { match(element.step, element.step) }
        matchReturned(later, among: earlier)
    }

    /// Pairs two elements, unless one of them is already paired.
    mutating func match(_ earlier: MergePath.Step, _ later: MergePath.Step) {
        guard self.later[earlier] == nil, matched.insert(later).inserted else { return }
        self.later[earlier] = later
    }

    /// Pairs by former names: a rename that is undone, as in a revert, leaves no identifier.
    private mutating func matchReturned(_ later: [NamedElement], among earlier: [NamedElement]) {
        let free = Set(later.filter { $0.identifier == nil && !matched.contains($0.step) }.map(\.step))
        for element in earlier {
            guard let origin = element.origin, known[origin] == nil, free.contains(origin) else { continue }
            match(element.step, origin)
        }
    }

    /// Pairs by identifiers that only one later element has. An element that is renamed twice keeps the first name as
    /// its identifier.
    private mutating func matchIdentified(_ renamed: [NamedElement], among earlier: [NamedElement]) {
        let before = Dictionary(
            earlier.compactMap { element in element.origin.map { ($0, element.step) } },
            uniquingKeysWith: { first, _ in first })
        let rivals = Dictionary(grouping: renamed, by: \.origin)
        for element in renamed where rivals[element.origin]?.count == 1 {
            guard let origin = element.origin else { continue }
            let candidates = [before[origin], known[origin]?.step].compactMap { $0 }
            if let match = candidates.first(where: { later[$0] == nil }) { self.match(match, element.step) }
        }
    }
}

/// One element of a base and its two sides, under the name that it has in each.
struct SharedElement: Hashable {
    var base: MergePath.Step?
    var ours: MergePath.Step?
    var theirs: MergePath.Step?

    /// Returns all elements of three lists.
    ///
    /// - Parameter match: finds the elements of the base in a side.
    static func all(
        _ base: [NamedElement], _ ours: [NamedElement], _ theirs: [NamedElement],
        match: ([NamedElement], [NamedElement], MergeConflict.Side) -> IdentityMatch
    ) -> [SharedElement] {
        let (mine, others) = (match(base, ours, .ours), match(base, theirs, .theirs))
        let old = base.map { SharedElement(base: $0.step, ours: mine.later[$0.step], theirs: others.later[$0.step]) }
        let added = ours.map(\.step).filter { !mine.matched.contains($0) }
        let new = theirs.map(\.step).filter { !others.matched.contains($0) }
        let both = Set(added).intersection(new)
        return old + added.map { SharedElement(ours: $0, theirs: both.contains($0) ? $0 : nil) }
            + new.filter { !both.contains($0) }.map { SharedElement(theirs: $0) }
    }

    /// The element in a side; nil if the side does not have it.
    subscript(side: MergeConflict.Side) -> MergePath.Step? { side == .ours ? ours : theirs }

    /// Whether a side renamed it.
    func isRenamed(by side: MergeConflict.Side) -> Bool {
        guard let base, let new = self[side] else { return false }
        return base.key != new.key
    }

    /// The name that both sides agree on; otherwise that of ours.
    var wanted: String {
        let named = ours.flatMap { isRenamed(by: .theirs) && !isRenamed(by: .ours) ? nil : $0 }
        return (named ?? theirs ?? ours ?? base)?.key ?? ""
    }

    /// Whether a side removed it.
    var isRemoved: Bool { base != nil && (ours == nil || theirs == nil) }

    /// The kind of element.
    var element: String { (base ?? ours ?? theirs)?.element ?? "" }
}

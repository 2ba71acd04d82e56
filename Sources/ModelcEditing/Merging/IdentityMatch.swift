/// Pairs the elements of an earlier list with those of a later list, one to one: first by renaming identifiers, then
/// by names. If an element was renamed and another element now has its former name, this other element counts as new.
struct IdentityMatch {
    /// The later element of each pair. The key is the earlier element.
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

    /// Pairs by former names. A rename that is undone, for example by `git revert`, leaves no renaming identifier.
    private mutating func matchReturned(_ later: [NamedElement], among earlier: [NamedElement]) {
        let free = Set(later.filter { $0.identifier == nil && !matched.contains($0.step) }.map(\.step))
        for element in earlier {
            guard let origin = element.origin, known[origin] == nil, free.contains(origin) else { continue }
            match(element.step, origin)
        }
    }

    /// Pairs by renaming identifiers that only one later element has. If an element is renamed twice, its identifier is
    /// still its first name.
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

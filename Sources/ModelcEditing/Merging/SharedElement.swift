/// One element of the base and both sides, with the name that it has in each.
struct SharedElement: Hashable {
    var base: MergePath.Step?
    var ours: MergePath.Step?
    var theirs: MergePath.Step?

    /// Returns the elements of the base, ours and theirs. An element that occurs in several lists is returned once.
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

    /// The element in ours or in theirs; nil if this side of the merge does not have it.
    subscript(side: MergeConflict.Side) -> MergePath.Step? { side == .ours ? ours : theirs }

    /// Whether the given side of the merge (ours or theirs) renamed the element.
    func isRenamed(by side: MergeConflict.Side) -> Bool {
        guard let base, let new = self[side] else { return false }
        return base.key != new.key
    }

    /// The name that the element should have: the name that both sides agree on, otherwise the name in ours.
    var wanted: String {
        let named = ours.flatMap { isRenamed(by: .theirs) && !isRenamed(by: .ours) ? nil : $0 }
        return (named ?? theirs ?? ours ?? base)?.key ?? ""
    }

    /// Whether ours, theirs, or both removed the element.
    var isRemoved: Bool { base != nil && (ours == nil || theirs == nil) }

    /// The name of the element in the XML.
    var element: String { (base ?? ours ?? theirs)?.element ?? "" }
}

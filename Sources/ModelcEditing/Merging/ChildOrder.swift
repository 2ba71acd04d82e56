import ModelcSchema

/// The order of an element's children after a merge. Kinds that Xcode sorts are sorted later, when the file is written.
///
/// For other kinds, the result has the order of the side (ours or theirs) that changed the order. An element that
/// only the other side added keeps its predecessor: it follows the same element as on the side that added it.
struct ChildOrder {
    private(set) var steps: [MergePath.Step]

    init(_ base: [MergePath.Step], _ ours: [MergePath.Step], _ theirs: [MergePath.Step]) {
        let isOursMoved = ChildOrder.isMoved(ours, from: base)
        let (first, second) = isOursMoved ? (ours, theirs) : (theirs, ours)
        var known = Set(first)
        var previous: MergePath.Step?
        // The element that is inserted after a step; the key nil means at the start.
        var followers: [MergePath.Step?: MergePath.Step] = [:]
        for step in second {
            if known.insert(step).inserted { followers[previous] = step }
            previous = step
        }
        steps = ([nil] + first).flatMap { (step: MergePath.Step?) in
            sequence(first: step) { followers[$0].map(Optional.some) }.compactMap { $0 }
        }
    }

    /// Whether the elements that exist in both lists are in a different order.
    private static func isMoved(_ steps: [MergePath.Step], from base: [MergePath.Step]) -> Bool {
        let (present, before) = (Set(steps), Set(base))
        return base.filter(present.contains) != steps.filter(before.contains)
    }
}

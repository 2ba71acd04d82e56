import ModelcSchema

/// The order of merged children. Kinds that Xcode sorts are sorted when they are written. For the others, the order
/// of the side that changed it is used, and additions of the other side come after the element that they follow
/// there.
struct ChildOrder {
    private(set) var steps: [MergePath.Step]

    init(_ base: [MergePath.Step], _ ours: [MergePath.Step], _ theirs: [MergePath.Step]) {
        let isOursMoved = ChildOrder.isMoved(ours, from: base)
        let (first, second) = isOursMoved ? (ours, theirs) : (theirs, ours)
        var known = Set(first)
        var previous: MergePath.Step?
        // The elements directly after a step, or at the start.
        var followers: [MergePath.Step?: MergePath.Step] = [:]
        for step in second {
            if known.insert(step).inserted { followers[previous] = step }
            previous = step
        }
        steps = ([nil] + first).flatMap { (step: MergePath.Step?) in
            sequence(first: step) { followers[$0].map(Optional.some) }.compactMap { $0 }
        }
    }

    /// Whether the remaining elements are in a different order.
    private static func isMoved(_ steps: [MergePath.Step], from base: [MergePath.Step]) -> Bool {
        let (present, before) = (Set(steps), Set(base))
        return base.filter(present.contains) != steps.filter(before.contains)
    }
}

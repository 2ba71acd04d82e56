/// Chooses the target of each source row, so that targets have no, one and several rows where that is allowed. The
/// choice is computed and needs no memory.
enum LinkPattern {
    /// Many sources have one target.
    case spread(Spread)
    /// A tree: each row of a table has an earlier one as its target, at most `children` the same one.
    case tree(children: Int)
    /// The rows with the same position, from `start`.
    case pairs(start: Int, count: Int)
    /// Each row has the next one as its target; if `isRing`, the last one the first.
    case chain(step: Int, count: Int, isRing: Bool)
    /// Two neighbours have each other as targets, from `start`; a last one without a neighbour has itself if needed.
    case couples(start: Int, count: Int, isClosed: Bool)

    struct Spread {
        let sources: Int
        let targets: Int
        /// The number of first sources without a target.
        let skipped: Int
        /// The number of sources of the first two targets; nil if all targets have about the same number.
        let first: (none: Int, one: Int)?
        /// The number of sources with a target.
        let linked: Int

        init(sources: Int, targets: Int, bounds: LinkBounds, isRequired: Bool) {
            self.sources = sources
            let needed = Spread.product(targets, bounds.needed)
            skipped = !isRequired && sources > 0 && sources - 1 >= needed ? 1 : 0
            let (count, most) = (sources - skipped, bounds.most(of: sources))
            // A target with fewer rows than its minimum gets none.
            let usable = most == 0 ? 0 : bounds.mayBeEmpty ? min(targets, count / bounds.least) : targets
            self.targets = usable
            linked = min(count, Spread.product(usable, most))
            first = usable < 3 ? nil : Spread.first(linked, usable, bounds)
        }

        private static func product(_ count: Int, _ each: Int) -> Int {
            let (result, overflows) = count.multipliedReportingOverflow(by: each)
            return overflows ? .max : result
        }

        private static func first(_ count: Int, _ targets: Int, _ bounds: LinkBounds) -> (none: Int, one: Int)? {
            let (none, one) = (bounds.needed, bounds.least)
            let (rest, others) = (count - none - one, targets - 2)
            guard rest >= product(others, max(bounds.least, 1)), (rest + others - 1) / others <= bounds.most else {
                return nil
            }
            return (none, one)
        }

        func target(of source: Int) -> Int? {
            let index = source - skipped
            guard index >= 0, index < linked else { return nil }
            if let first {
                if index < first.none { return 0 }
                if index < first.none + first.one { return 1 }
                return 2 + (index - first.none - first.one) % (targets - 2)
            }
            return index % targets
        }
    }

    /// The position of a row's target; nil for no target.
    func target(of source: Int) -> Int? {
        switch self {
        case .spread(let spread): return spread.target(of: source)
        case .tree(let children): return source == 0 ? nil : (source - 1) / children
        case .pairs(let start, let count): return source >= start && source < count ? source : nil
        case .chain(let step, let count, let isRing):
            let target = source + step
            if isRing { return (target + count) % count }
            return target >= 0 && target < count ? target : nil
        case .couples(let start, let count, let isClosed):
            guard source >= start else { return nil }
            let index = source - start
            let other = start + (index % 2 == 0 ? index + 1 : index - 1)
            return other < count ? other : isClosed ? source : nil
        }
    }
}

/// Chooses the target row of each source row. Some targets get no source, some one source, and some several sources,
/// as far as the bounds allow this. The choice is computed from the position of the source, so it needs no memory.
enum LinkPattern {
    /// Distributes the sources over the targets. A target may have several sources.
    case spread(Spread)
    /// A tree of the rows of one table: the target of each row except the first is an earlier row. A row is the
    /// target of at most `children` rows.
    case tree(children: Int)
    /// Each row has the row at the same position as its target, from `start` up to, but not including, `count`.
    case pairs(start: Int, count: Int)
    /// The target of each row is the row at a distance of `step`. If `isRing` is true, the rows form a ring;
    /// otherwise the row at the end has no target.
    case chain(step: Int, count: Int, isRing: Bool)
    /// From `start`, two neighbouring rows are each other's targets. If one row remains, it is its own target if
    /// `isClosed` is true, and has no target otherwise.
    case couples(start: Int, count: Int, isClosed: Bool)

    struct Spread {
        let sources: Int
        let targets: Int
        /// The number of sources at the start that have no target.
        let skipped: Int
        /// The numbers of sources of the first and of the second target. Nil if all targets have about the same
        /// number.
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

    /// Returns the position of the target of the row at position `source`; nil if the row has no target.
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

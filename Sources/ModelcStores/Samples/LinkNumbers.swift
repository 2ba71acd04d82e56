/// The numbers of objects at both ends of a link that the model allows.
struct LinkNumbers {
    var sources: Int
    var targets: Int
}

extension SampleLink {
    /// The numbers of objects that are needed, if there are so many.
    func needed(_ given: LinkNumbers) -> LinkNumbers {
        var needed = LinkNumbers(sources: 0, targets: 0)
        guard given.sources > 0 || given.targets > 0 else { return needed }
        switch kind {
        case .toOne: needed.targets = bounds.mayBeEmpty ? 0 : min(1, given.sources)
        case .manyToOne(let other):
            needed.sources = SampleLink.product(given.targets, other.needed)
            needed.targets = bounds.mayBeEmpty ? 0 : SampleLink.quotient(given.sources, other.most)
            if !bounds.mayBeEmpty, given.sources > 0 { needed.sources = max(needed.sources, other.least) }
        case .oneToOne(let other):
            needed.targets = bounds.mayBeEmpty ? 0 : given.sources
            needed.sources = other.mayBeEmpty ? 0 : given.targets
        case .manyToMany(let other):
            let sources = SampleLink.needed(given.sources, bounds, given.targets, other)
            let targets = SampleLink.needed(given.targets, other, given.sources, bounds)
            needed.targets = max(sources.there, targets.here)
            needed.sources = max(targets.there, sources.here)
        case .toMany: needed.targets = SampleLink.product(given.sources, bounds.needed)
        }
        return needed
    }

    /// The numbers of objects that can have all links; those given, if all can.
    func most(_ given: LinkNumbers) -> LinkNumbers {
        var most = given
        func limit(_ number: WritableKeyPath<LinkNumbers, Int>, _ count: Int) {
            most[keyPath: number] = min(most[keyPath: number], count)
        }
        switch kind {
        case .toOne: if !bounds.mayBeEmpty, given.targets == 0 { most.sources = 0 }
        case .manyToOne(let other):
            let each = other.most(of: given.sources)
            if other.needed > 0 { limit(\.targets, each == 0 ? 0 : given.sources / other.least) }
            let linked = each == 0 ? 0 : min(given.targets, given.sources / other.least)
            if !bounds.mayBeEmpty { limit(\.sources, SampleLink.product(linked, each)) }
        case .oneToOne(let other):
            if !bounds.mayBeEmpty { limit(\.sources, given.targets) }
            if !other.mayBeEmpty { limit(\.targets, given.sources) }
        case .manyToMany(let other):
            let linked =
                isOwnInverse
                ? (lefts: bounds.least > given.sources ? 0 : given.sources, rights: given.targets)
                : JoinPattern.linked(given.sources, given.targets, bounds, other)
            if !bounds.mayBeEmpty { limit(\.sources, linked.lefts) }
            if !other.mayBeEmpty { limit(\.targets, linked.rights) }
        case .toMany: if bounds.needed > 0 { limit(\.sources, given.targets / bounds.needed) }
        }
        return most
    }

    /// The numbers of objects at both ends of a many-to-many relationship for the sake of one end.
    private static func needed(
        _ here: Int, _ bounds: LinkBounds, _ there: Int, _ other: LinkBounds
    ) -> (here: Int, there: Int) {
        guard !bounds.mayBeEmpty, here > 0 else { return (0, 0) }
        // An object at the other end needs as many different ones.
        return (other.least, max(bounds.least, quotient(product(here, bounds.least), other.most)))
    }

    private static func product(_ count: Int, _ each: Int) -> Int {
        let (result, overflows) = count.multipliedReportingOverflow(by: each)
        return overflows ? .max : result
    }

    /// The number of objects that take `count` links, at most `most` each.
    private static func quotient(_ count: Int, _ most: Int) -> Int {
        most >= count ? min(count, 1) : (count + most - 1) / most
    }
}

import ModelcSchema

/// Adds the inverses that SwiftData takes by itself: if no side names an inverse, it is the only relationship of the other
/// class that fits.
struct SwiftDataInverses {
    /// An entity and the destination of one of its relationships.
    private struct ClassPair: Hashable {
        var from: String
        var to: String
    }

    /// The relationships without a named inverse.
    private let open: [ClassPair: [String]]

    init(_ classes: [SwiftDataModelClass]) {
        var open: [ClassPair: [String]] = [:]
        for planned in classes {
            for relationship in planned.relationships where !relationship.isInverseNamed {
                let pair = ClassPair(from: planned.name, to: relationship.destinationName)
                open[pair, default: []].append(relationship.name)
            }
        }
        self.open = open
    }

    /// Adds the inverses to a class. Returns the gaps where the model has another inverse, or none.
    func complete(_ planned: inout SwiftDataModelClass) -> [SwiftDataGap] {
        var gaps: [SwiftDataGap] = []
        for index in planned.relationships.indices where !planned.relationships[index].isInverseNamed {
            let (inverse, reason) = inverse(of: planned.relationships[index], in: planned.name)
            planned.relationships[index].inverseName = inverse
            if let reason { gaps.append(gap(reason, planned.relationships[index], planned.name)) }
        }
        return gaps
    }

    private func inverse(
        of relationship: SwiftDataRelationship, in className: String
    ) -> (name: String?, SwiftDataGapReason?) {
        let destination = relationship.destinationName
        if destination == className { return (nil, .unnamedInverse) }
        guard let candidates = open[ClassPair(from: destination, to: className)], let first = candidates.first else {
            return (nil, nil)
        }
        let rivals = open[ClassPair(from: className, to: destination)] ?? []
        guard candidates.count == 1, rivals.count == 1 else { return (nil, .unnamedInverse) }
        return (first, first == relationship.inverseName ? nil : .impliedInverse("\(destination).\(first)"))
    }

    private func gap(
        _ reason: SwiftDataGapReason, _ relationship: SwiftDataRelationship, _ entityName: String
    ) -> SwiftDataGap {
        SwiftDataGap(
            entityName: entityName, propertyName: relationship.name, reason: reason, place: relationship.place)
    }
}

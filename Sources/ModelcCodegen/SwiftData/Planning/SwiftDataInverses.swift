import ModelcSchema

/// Adds the inverses that SwiftData infers. Only relationships without an inverse in the code are considered. Two of
/// them become inverses if each is the only one from its class to the class of the other.
struct SwiftDataInverses {
    /// An entity and the destination of one of its relationships.
    private struct ClassPair: Hashable {
        var from: String
        var to: String
    }

    /// The names of the relationships without an inverse in the code.
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

    /// Adds the inferred inverses to a class. Returns a gap for each relationship whose inferred inverse differs from
    /// that in the model, and for each one with several possible inverses or with its own class as the destination.
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

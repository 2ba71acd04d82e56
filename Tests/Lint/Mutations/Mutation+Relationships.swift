import ModelcSchema

@testable import ModelcLint

extension Mutation {
    /// The number of places of a model that each mutation breaks.
    private static let places = 3

    private static func ofPairs(
        _ name: String, _ rule: String, explained: Set<String> = [],
        where isMeant: @escaping @Sendable (RelationshipDescription, RelationshipDescription) -> Bool =
            { _, _ in true
            },
        part: @escaping @Sendable (_ near: String, _ far: String) -> String? = { near, _ in near },
        _ change: @escaping @Sendable (inout ManagedObjectModel, MutationPlace, MutationPlace) -> Void
    ) -> Mutation {
        Mutation(name, explained: explained) { model in
            model.pairs.filter { isMeant(model[relationship: $0.near], model[relationship: $0.far]) }
                .sampled(places)
                .map { near, far in
                    Broken(
                        model: model.changed { change(&$0, near, far) }, rule: rule,
                        part: part(model.path(relationship: near), model.path(relationship: far)))
                }
        }
    }

    static let relationships: [Mutation] = [
        ofPairs(
            "drop an inverse", "asymmetric-inverse",
            explained: ["missing-inverse", "ambiguous-inverse", "cloudkit-missing-inverse", "cascade-cycle"],
            part: { $1 }
        ) {
            model, near, _ in
            model[relationship: near].inverseName = nil
            model[relationship: near].inverseEntityName = nil
        },
        ofPairs(
            "drop both inverses", "missing-inverse",
            explained: ["missing-inverse", "ambiguous-inverse", "cloudkit-missing-inverse", "cascade-cycle"]
        ) { model, near, far in
            for place in [near, far] {
                model[relationship: place].inverseName = nil
                model[relationship: place].inverseEntityName = nil
            }
        },
        ofPairs("misspell an inverse", "unknown-inverse") { model, near, _ in
            model[relationship: near].inverseName?.append("x")
        },
        ofPairs("misspell the entity of an inverse", "unknown-inverse") { model, near, _ in
            model[relationship: near].inverseEntityName = "Nowhere"
        },
        Mutation("point an inverse elsewhere", explained: ["asymmetric-inverse"]) { model in
            model.pairs.compactMap { near, far -> Broken? in
                let other = model.entities[far.entity].relationships.indices.first { $0 != far.property }
                guard let other, near.entity != far.entity || other != near.property else { return nil }
                let name = model.entities[far.entity].relationships[other].name
                let inverse = model.entities[far.entity].name
                return Broken(
                    model: model.changed {
                        $0[relationship: near].inverseName = name
                        $0[relationship: near].inverseEntityName = inverse
                    }, rule: "asymmetric-inverse", part: model.path(relationship: near))
            }.sampled(places)
        },
        // A pair that is required on both sides has a finding in place of those about delete rules, as long as it is a
        // pair.
        ofPairs(
            "rename a destination", "unknown-destination",
            explained: ["asymmetric-inverse", "nullify-leaves-required-inverse"]
        ) {
            model, near, _ in
            model[relationship: near].destinationName = "Nowhere"
        },
        ofPairs(
            "drop a destination", "relationship-without-destination",
            explained: ["asymmetric-inverse", "nullify-leaves-required-inverse"]
        ) {
            model, near, _ in
            model[relationship: near].destinationName = nil
        },
        ofPairs(
            "require both sides", "both-sides-required",
            explained: ["delete-rules", "cloudkit", "inverses"],
            where: { !$0.isToMany && !$1.isToMany }, part: { min($0, $1) }
        ) { model, near, far in
            model[relationship: near].isOptional = false
            model[relationship: far].isOptional = false
        },
        ofPairs(
            "require one side", "required-one-to-one", explained: ["delete-rules", "cloudkit"],
            where: { !$0.isToMany && !$1.isToMany && $0.isOptional && $1.isOptional }
        ) { model, near, _ in
            model[relationship: near].isOptional = false
        },
        ofPairs(
            "order a to-one", "ordered-to-one", explained: ["cloudkit"],
            where: { near, _ in !near.isToMany }
        ) {
            model, near, _ in
            model[relationship: near].isOrdered = true
        },
        ofPairs("count a to-one", "to-one-max-count", where: { near, _ in !near.isToMany }) {
            model, near, _ in
            model[relationship: near].maximumCount = 3
        },
        ofPairs(
            "invert counts", "inverted-bounds", explained: ["nullify-may-underflow-inverse"],
            where: { near, _ in near.isToMany }
        ) {
            model, near, _ in
            model[relationship: near].minimumCount = 5
            model[relationship: near].maximumCount = 2
        },
        ofPairs(
            "require two on the other side", "nullify-may-underflow-inverse",
            explained: ["delete-rules", "inverses", "cloudkit"],
            where: { $0.effectiveDeleteRule == .nullify && $1.isToMany }
        ) { model, _, far in
            model[relationship: far].isOptional = false
            model[relationship: far].minimumCount = 2
            model[relationship: far].maximumCount = nil
        },
        ofPairs("repeat a relationship", "duplicate-property-name") { model, near, _ in
            model.entities[near.entity].relationships.append(model[relationship: near])
        },
    ]

    /// Each delete rule for each relationship: the findings must be those of the written truth table.
    static let deleteRules: [Mutation] =
        DeleteRule.allCases.map { rule in
            Mutation(
                "change a delete rule to \(rule.rawValue)",
                explained: ["delete-rules", "cloudkit-deny-delete-rule"]
            ) {
                model in
                model.pairs.filter { model[relationship: $0.near].effectiveDeleteRule != rule }.sampled(
                    2 * places
                )
                .map { near, far in trap(model, near, far, rule) }
            }
        } + [
            ofPairs("drop a delete rule", "delete-rule-unset", explained: ["delete-rules"]) {
                model, near, _ in
                model[relationship: near].deleteRule = nil
            }
        ]

    private static func trap(
        _ model: ManagedObjectModel, _ near: MutationPlace, _ far: MutationPlace, _ rule: DeleteRule
    ) -> Broken {
        let (one, other) = (model[relationship: near], model[relationship: far])
        let situation = DeleteRuleSituation(
            rule: rule, isToMany: one.isToMany, isOptional: one.isOptional,
            inverseIsToMany: other.isToMany,
            inverseIsOptional: other.isOptional, inverseRule: other.effectiveDeleteRule,
            inverseMinimum: other.minimumCount ?? 0)
        let line = WrittenTable.lines.first { $0.matches(situation) }
        let isOfBoth = ["c6", "c14", "d3"].contains(line?.row ?? "")
        let paths = [model.path(relationship: near), model.path(relationship: far)]
        return Broken(
            model: model.changed { $0[relationship: near].deleteRule = rule },
            rule: line?.verdict?.split(separator: " ").first.map(String.init),
            part: isOfBoth ? paths.min() : paths[0])
    }
}

import ModelcPlans
import ModelcSchema

/// Reports a mapping model that is not needed, because Core Data can infer a mapping between its versions for any data
/// (finding MM607).
enum NeedCheck {
    static func findings(in checked: CheckedMapping) -> [MappingFinding] {
        guard isInferable(checked) else { return [] }
        let own = ownWork(of: checked.mapping)
        let exception = own.isEmpty ? "" : ", except for \(own.joined(separator: " and ")) of this mapping model"
        return [
            MappingFinding(
                .mappingUnneeded, "Core Data infers the mapping between these versions by itself\(exception)",
                help: own.isEmpty ? "remove the mapping model; otherwise it has to be kept up to date" : nil,
                at: checked.mapping.position)
        ]
    }

    /// Whether Core Data infers an equivalent mapping, so that the mapping model is not needed.
    static func isUnneeded(_ checked: CheckedMapping) -> Bool {
        isInferable(checked) && ownWork(of: checked.mapping).isEmpty
    }

    private static func isInferable(_ checked: CheckedMapping) -> Bool {
        guard let source = checked.source, let destination = checked.destination else { return false }
        return InferenceCheck().infer(from: source.model, to: destination.model).verdict == .inferable
    }

    /// Returns the numbers of policies, expressions and filters in the mapping model, such as `2 policies`. An inferred
    /// mapping does not have these parts. Numbers that are 0 are left out.
    private static func ownWork(of mapping: MappingModel) -> [String] {
        let entities = mapping.entityMappings
        let expressions = entities.map { entity in
            entity.attributeMappings.count { $0.valueExpression != nil }
                + entity.relationshipMappings.count { $0.valueExpression != nil || $0.sourceKeyPath != nil }
        }
        return [
            counted(entities.count { $0.policyClass != nil }, "policy", "policies"),
            counted(expressions.reduce(0, +), "expression", "expressions"),
            counted(entities.count { $0.sourceFilter != nil }, "filter", "filters"),
        ].compactMap { $0 }
    }

    private static func counted(_ count: Int, _ one: String, _ many: String) -> String? {
        count == 0 ? nil : "\(count) \(count == 1 ? one : many)"
    }
}

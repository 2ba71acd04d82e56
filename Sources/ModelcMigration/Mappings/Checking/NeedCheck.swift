import ModelcSchema

/// MM607: a mapping model between versions for which Core Data infers one, whatever the store holds.
enum NeedCheck {
    static func findings(in checked: CheckedMapping) -> [MappingFinding] {
        guard let source = checked.source, let destination = checked.destination,
            InferenceCheck().infer(from: source.model, to: destination.model).verdict == .inferable
        else { return [] }
        let own = ownWork(of: checked.mapping)
        let exception = own.isEmpty ? "" : ", but for \(own.joined(separator: " and ")) of its own"
        return [
            MappingFinding(
                .mappingUnneeded, "Core Data infers the mapping between these versions by itself\(exception)",
                help: own.isEmpty ? "remove the mapping model, and with it the need to keep it up to date" : nil,
                at: checked.mapping.position)
        ]
    }

    /// What the mapping model does that inference would not.
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

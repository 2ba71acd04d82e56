import ModelcPlans
import ModelcSchema

/// Determines the sources of the values of destination attributes.
struct AttributeSource {
    let match: ModelMatch
    let pair: ModelMatch.EntityPair

    /// - Parameter old: the matching source property; nil for an added attribute.
    func value(of new: AttributeDescription, from old: SchemaProperty?) -> RowValue {
        switch old {
        case .attribute(let old)? where !old.isTransient: return value(of: new, from: old)
        case .relationship(let old)?:
            return .policy(.attribute(new.name, from: old.name, "an attribute replaces a relationship"))
        case .attribute?, nil: return added(new, isThere: old != nil)
        }
    }

    private func value(of new: AttributeDescription, from old: AttributeDescription) -> RowValue {
        if let reason = AttributeSource.conversionProblem(old, new) {
            return .policy(.attribute(new.name, from: old.name, reason))
        }
        return old.name == new.name ? .automatic : .attribute(old.name)
    }

    /// Returns the reason why a value cannot be copied; nil if it can be copied.
    private static func conversionProblem(_ old: AttributeDescription, _ new: AttributeDescription) -> String? {
        switch TypeConversion(from: old.type, to: new.type) {
        case .none: nil
        case .impossible: "\(old.typeText) cannot become \(new.typeText)"
        case .widening, .narrowing, .booleanNumeric:
            // An expression does not convert the value. Inference converts it in the store.
            new.type == .decimal
                ? "a mapping model copies \(old.typeText) as it is, but Decimal takes NSDecimalNumber only" : nil
        }
    }

    /// Returns the value of an attribute that the older version does not contain, or does not store.
    /// - Parameter isThere: whether the older version contains it as a transient attribute. Its value is nil during a
    ///   migration.
    private func added(_ new: AttributeDescription, isThere: Bool) -> RowValue {
        if !isThere, let namesake = match.source.property(named: new.name, of: pair.source) {
            return .policy(.attribute(new.name, from: nil, RowValue.namesakeReason(namesake)))
        }
        guard !new.isOptional, !new.isDerived, isThere || !new.hasDefault else { return .automatic }
        return .policy(
            .attribute(new.name, from: nil, "it is required, and objects of the older version have no value for it"))
    }
}

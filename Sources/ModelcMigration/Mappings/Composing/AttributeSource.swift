import ModelcSchema

/// Decides where destination attributes get their values from.
struct AttributeSource {
    let match: ModelMatch
    let pair: ModelMatch.EntityPair

    /// - Parameter old: the source property that the attribute is; nil for an added one.
    func value(of new: AttributeDescription, from old: SchemaProperty?) -> RowValue {
        switch old {
        case .attribute(let old)? where !old.isTransient: return value(of: new, from: old)
        case .relationship(let old)?:
            return .policy(.attribute(new.name, from: old.name, "an attribute takes the place of a relationship"))
        case .attribute?, nil: return added(new, isThere: old != nil)
        }
    }

    private func value(of new: AttributeDescription, from old: AttributeDescription) -> RowValue {
        if let reason = AttributeSource.conversionFault(old, new) {
            return .policy(.attribute(new.name, from: old.name, reason))
        }
        return old.name == new.name ? .automatic : .attribute(old.name)
    }

    /// Why a value cannot be copied; nil where it can.
    private static func conversionFault(_ old: AttributeDescription, _ new: AttributeDescription) -> String? {
        switch TypeConversion(from: old.type, to: new.type) {
        case .none: nil
        case .impossible: "\(old.typeText) cannot become \(new.typeText)"
        case .widening, .narrowing, .booleanNumeric:
            // An expression hands the object on as it is; inference converts in the store instead.
            new.type == .decimal
                ? "a mapping model copies \(old.typeText) as it is, but Decimal takes NSDecimalNumber only" : nil
        }
    }

    /// An attribute that the older version does not have, or does not store.
    /// - Parameter isThere: whether the older version has it as a transient one, whose value is nil in a migration.
    private func added(_ new: AttributeDescription, isThere: Bool) -> RowValue {
        if !isThere, let namesake = match.source.property(named: new.name, of: pair.source) {
            return .policy(.attribute(new.name, from: nil, RowValue.namesakeReason(namesake, match)))
        }
        guard !new.isOptional, !new.isDerived, isThere || !new.hasDefault else { return .automatic }
        return .policy(
            .attribute(new.name, from: nil, "it is required, and objects of the older version have no value for it"))
    }
}

extension RowValue {
    /// Why a row must not be automatic where the older version has another property of the name.
    static func namesakeReason(_ namesake: SchemaIndex.OwnedProperty, _ match: ModelMatch) -> String {
        "the \(namesake.property.kindName) of that name in the older version is another one"
    }
}

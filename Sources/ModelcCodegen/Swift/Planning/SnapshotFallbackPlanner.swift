import ModelcSchema
import ModelcSourceCode

/// Decides what a snapshot's value is that nobody gives: what it is in a new object, by the default of the model or by
/// `modelc.onInsert`.
struct SnapshotFallbackPlanner {
    let model: ResolvedModel
    let names: StandardNames
    /// The enumerations of all classes.
    let rawTypes: [GeneratedRawType]
    let support: SupportStyle

    func plan(_ property: inout GeneratedProperty, of entity: EntityDescription) {
        let found = model.property(named: property.name, of: entity)?.property
        guard let attribute = found as? AttributeDescription else { return }
        if let value = property.initialValue { return plan(value, for: &property, isRequired: !attribute.isOptional) }
        guard attribute.defaultValue != nil else {
            // An optional attribute without a value reads as the case for unknown raw values.
            if attribute.isOptional, case .rawValue(.fallback(let name)) = property.conversion {
                property.fallback = "." + name
            }
            return
        }
        if case .rawValue(let policy) = property.conversion {
            guard let literal = MemberFallback(names: names).literal(ofDefault: attribute) else { return }
            plan(policy, literal, for: &property)
        } else {
            property.fallback = MemberFallback(names: names)
                .expression(of: attribute, StoredType(type: property.type, conversion: property.conversion))
        }
    }

    /// An expression that asks the object for something has no meaning in a snapshot, and one for a value that may be missing is
    /// not needed there. What reads as nil for unknown raw values only may not be missing.
    private func plan(_ value: GeneratedInitialValue, for property: inout GeneratedProperty, isRequired: Bool) {
        guard value.type == property.type.name else { return }
        if value.isUniversal {
            property.fallback = value.expression
        } else if isRequired, SwiftExpressionSyntax.isIndependent(value.expression) {
            property.lateFallback = value.expression
        }
    }

    private func plan(_ policy: RawValuePolicy, _ literal: String, for property: inout GeneratedProperty) {
        let type = property.type.name
        let made = "\(type)(rawValue: \(literal))"
        switch policy {
        case .none, .total: property.fallback = made
        case .fallback(let name): property.fallback = "\(made) ?? .\(name)"
        case .fatal, .standard:
            let cases = rawTypes.first { $0.name == type }?.cases ?? []
            if let known = cases.first(where: { $0.value == literal }) {
                property.fallback = "." + known.name
            } else if support != .none {
                property.lateFallback = "modelcCase(\(literal))"
            }
        }
    }
}

import ModelcSchema

/// Plans the snapshot of a class: attribute values that are Sendable, and IDs of related objects.
struct SnapshotPlanner {
    let model: ResolvedModel
    let input: CodeGenerationInput
    let names: StandardNames
    private let compositeByType: [String: GeneratedComposite]
    /// The enumerations of all classes.
    private let rawTypes: [GeneratedRawType]

    init(
        model: ResolvedModel, input: CodeGenerationInput, composites: [GeneratedComposite],
        rawTypes: [GeneratedRawType], names: StandardNames
    ) {
        self.rawTypes = rawTypes
        self.model = model
        self.input = input
        self.names = names
        compositeByType = Dictionary(
            composites.map { ($0.escapedName, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// - Parameter chain: the class, then its superclasses.
    func plan(
        _ chain: [GeneratedClass], of entity: EntityDescription, diagnostics: inout DiagnosticCollector
    ) -> GeneratedSnapshot? {
        let settings = input.settings(ofEntity: entity.name)
        let isCodable = settings.codable.value || entity.userInfo.has(.codable)
        let isWanted = settings.snapshots.value || entity.userInfo.has(.snapshot)
        guard let generated = chain.first, isWanted || isCodable else { return nil }
        let all = chain.flatMap(\.attributes).filter(\.isInSnapshots).sortedByName(\.name)
            .map { snapshotProperty($0, of: entity) }
        let kept = all.filter { $0.type.isSendable && (!isCodable || $0.type.isCodable) }
        let relationships = chain.flatMap(\.relationships).sortedByName(\.property.name)
        if isCodable { checkKeys(of: kept, entity, diagnostics: &diagnostics) }
        return GeneratedSnapshot(
            name: generated.className + "Snapshot", attributes: kept, relationships: relationships,
            omitted: all.filter { !kept.contains($0) }.map(\.name),
            unhashable: kept.filter { !$0.type.isHashable }.map(\.name), isCodable: isCodable,
            identity: identity(of: entity, kept, relationships),
            isInternal: kept.contains(where: \.type.isInternal)
                || relationships.contains(where: \.element.isInternal))
    }

    /// The property with its type in the snapshot: `NSDecimalNumber` becomes `Decimal`, and structures have the
    /// conformances that their members allow.
    private func snapshotProperty(_ property: GeneratedProperty, of entity: EntityDescription) -> GeneratedProperty {
        var property = property
        property.type.isImplicitlyUnwrapped = false
        if property.type.name == SwiftType.decimalNumber.name {
            property.type = SwiftType(
                names.foundation("Decimal"), isOptional: property.type.isOptional, module: "Foundation",
                isCodable: true)
            property.conversion = .decimal
        }
        if property.conversion == .composite, let composite = compositeByType[property.type.name] {
            property.type.isSendable = composite.isSendable
            property.type.isHashable = composite.isHashable
            property.type.isCodable = composite.isCodable
        }
        SnapshotFallbackPlanner(model: model, names: names, rawTypes: rawTypes, support: input.support)
            .plan(&property, of: entity)
        return property
    }
}

extension SnapshotPlanner {
    /// The identity of a snapshot: the attribute `id`, otherwise an attribute with a uniqueness constraint of its own,
    /// otherwise the object ID. Nil if something else has the name `id`, or if a type in the snapshot is named `ID`,
    /// which `Identifiable` requires.
    private func identity(
        of entity: EntityDescription, _ kept: [GeneratedProperty], _ relationships: [GeneratedRelationship]
    ) -> SnapshotIdentity? {
        let types = kept.map(\.type.name) + relationships.map(\.element.name)
        if types.contains("ID") || relationships.contains(where: { $0.property.name == "id" }) { return nil }
        if let id = kept.first(where: { $0.name == "id" }) { return id.type.isHashable ? .itself : nil }
        for constraint in uniquenessConstraints(of: entity) where constraint.count == 1 {
            let unique = kept.first { $0.name == constraint[0] }
            if let unique, !unique.type.isOptional, unique.type.isHashable { return .attribute(unique) }
        }
        let all = kept.map(\.name) + relationships.map(\.property.name)
        return all.contains(ReservedNames.hiddenMember) ? nil : .object
    }

    /// The attribute names of each uniqueness constraint. The entity's own constraints precede the inherited ones.
    private func uniquenessConstraints(of entity: EntityDescription) -> [[String]] {
        ([entity] + model.ancestors(of: entity)).flatMap(\.uniquenessConstraints).map { $0.members.map(\.name) }
    }

    /// Reports two attributes with the same JSON key, because one of the values would be lost.
    private func checkKeys(
        of attributes: [GeneratedProperty], _ entity: EntityDescription, diagnostics: inout DiagnosticCollector
    ) {
        var owners: [String: String] = [:]
        for attribute in attributes {
            let key = attribute.codingKey ?? attribute.name
            guard let owner = owners.updateValue(attribute.name, forKey: key) else { continue }
            guard let found = model.property(named: attribute.name, of: entity) else { continue }
            diagnostics.report(
                .invalidUserInfoValue, .error,
                "'\(entity.name).\(attribute.name)' and '\(entity.name).\(owner)' have the same key in JSON, '\(key)'",
                at: ModelLocation(found.property, of: found.owner.name),
                help: "give one of them another value of user info key modelc.key")
        }
    }
}

/// Plans the default arguments of a snapshot. A value that is not passed is the same as in a new object: the model's
/// default, or `modelc.onInsert`.
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
            if attribute.isOptional { planAbsence(for: &property) }
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

    /// Plans the value for an optional attribute that has no value: the case for unknown raw values, or the case for
    /// raw value 0.
    private func planAbsence(for property: inout GeneratedProperty) {
        switch property.conversion {
        case .rawValue(.fallback(let name)): property.fallback = "." + name
        case .rawValue(.total(let zero)) where !property.type.isOptional:
            property.fallback = "\(property.type.name)(rawValue: \(zero))"
        case .rawValue, .none, .cast, .float, .composite, .decimal, .timeInterval, .json: break
        }
    }

    /// Plans the default argument from the initial value of new objects. Only a new UUID and the current date are
    /// used for an optional attribute. Other expressions are used only if they do not depend on the object.
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

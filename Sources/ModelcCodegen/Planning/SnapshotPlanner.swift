import ModelcSchema

/// Decides what the snapshot of a class holds: values that are Sendable, and identifiers of other objects.
struct SnapshotPlanner {
    let input: CodeGenerationInput
    let names: StandardNames
    private let compositeByType: [String: GeneratedComposite]

    init(input: CodeGenerationInput, composites: [GeneratedComposite], names: StandardNames) {
        self.input = input
        self.names = names
        compositeByType = Dictionary(
            composites.map { ($0.escapedName, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// - Parameter chain: the class, then its superclasses.
    func plan(_ chain: [GeneratedClass], of entity: EntityDescription) -> GeneratedSnapshot? {
        let settings = input.settings(ofEntity: entity.name)
        let isCodable = settings.codable.value || entity.userInfo.has(.codable)
        let isWanted = settings.snapshots.value || entity.userInfo.has(.snapshot)
        guard let generated = chain.first, isWanted || entity.userInfo.has(.codable) else { return nil }
        let all = chain.flatMap(\.attributes).sortedByName(\.name).map(snapshotProperty)
        let kept = all.filter { $0.type.isSendable && (!isCodable || $0.type.isCodable) }
        let relationships = chain.flatMap(\.relationships).filter { $0.cardinality == .toOne }
        return GeneratedSnapshot(
            name: generated.className + "Snapshot", attributes: kept,
            relationships: relationships.sortedByName(\.property.name),
            omitted: all.filter { !kept.contains($0) }.map(\.name),
            isHashable: kept.allSatisfy(\.type.isHashable), isCodable: isCodable,
            isInternal: kept.contains(where: \.type.isInternal)
                || relationships.contains(where: \.element.isInternal))
    }

    /// A property with the type that its value has in the snapshot: decimal numbers become values of Swift, and
    /// structures have the traits that their members leave them.
    private func snapshotProperty(_ property: GeneratedProperty) -> GeneratedProperty {
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
        return property
    }
}

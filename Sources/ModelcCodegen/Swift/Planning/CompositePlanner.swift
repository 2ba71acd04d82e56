import ModelcSchema
import ModelcSourceCode

/// Plans the structures of the model's composites.
struct CompositePlanner {
    let model: ResolvedModel
    let attributes: AttributePlanner
    /// Whether the structures should be `Codable` if their members allow it.
    let wantsCodable: Bool

    func plan(diagnostics: inout DiagnosticCollector) -> [GeneratedComposite] {
        var seen: Set<String> = []
        var composites: [GeneratedComposite] = []
        for composite in model.model.composites.sortedByName(\.name) where seen.insert(composite.name).inserted {
            composites.append(plan(composite, diagnostics: &diagnostics))
        }
        return CompositeTraits.settled(composites)
    }

    private func plan(_ composite: CompositeDescription, diagnostics: inout DiagnosticCollector) -> GeneratedComposite {
        PropertyNameCheck.check(composite, diagnostics: &diagnostics)
        var seen: Set<String> = []
        let members = composite.attributes.sortedByName(\.name)
            .filter { !$0.userInfo.asksToIgnore && seen.insert($0.name).inserted }
            .map { attributes.plan(member: $0, of: composite.name, diagnostics: &diagnostics) }
        return GeneratedComposite(
            name: composite.name, escapedName: SwiftIdentifier.escapedType(composite.name), members: members,
            isSendable: members.allSatisfy(\.type.isSendable), isHashable: members.allSatisfy(\.type.isHashable),
            isCodable: wantsCodable && members.allSatisfy(\.type.isCodable))
    }
}

/// Removes conformances from structures whose members do not have them.
enum CompositeTraits {
    /// Removes the conformances repeatedly until nothing changes, and returns the structures.
    static func settled(_ composites: [GeneratedComposite]) -> [GeneratedComposite] {
        var composites = composites
        for trait in [\GeneratedComposite.isSendable, \.isHashable, \.isCodable] { settle(trait, &composites) }
        return composites
    }

    private static func settle(
        _ trait: WritableKeyPath<GeneratedComposite, Bool>, _ composites: inout [GeneratedComposite]
    ) {
        var isSettled = false
        while !isSettled {
            isSettled = true
            let lacking = Set(composites.lazy.filter { !$0[keyPath: trait] }.map(\.escapedName))
            for index in composites.indices where composites[index][keyPath: trait] {
                let nested = composites[index].members.filter { $0.conversion == .composite }.map(\.type.name)
                if lacking.isDisjoint(with: nested) { continue }
                composites[index][keyPath: trait] = false
                isSettled = false
            }
        }
    }
}

import ModelcDiagnostics
import ModelcSchema

/// Decides everything about the structures of the model's composites (code-generation §2.4).
struct CompositePlanner {
    let model: ResolvedModel
    let attributes: AttributePlanner

    func plan(diagnostics: inout DiagnosticCollector) -> [GeneratedComposite] {
        var seen: Set<String> = []
        var composites: [GeneratedComposite] = []
        for composite in model.model.composites.sortedByName(\.name) where seen.insert(composite.name).inserted {
            composites.append(plan(composite, diagnostics: &diagnostics))
        }
        return withTraits(composites)
    }

    private func plan(_ composite: CompositeDescription, diagnostics: inout DiagnosticCollector) -> GeneratedComposite {
        PropertyNameCheck.check(composite, diagnostics: &diagnostics)
        var seen: Set<String> = []
        let members = composite.attributes.sortedByName(\.name)
            .filter { !$0.userInfo.asksToIgnore && seen.insert($0.name).inserted }
            .map { attributes.plan($0, of: composite.name, diagnostics: &diagnostics) }
        return GeneratedComposite(
            name: composite.name, escapedName: SwiftIdentifier.escaped(composite.name), members: members,
            isSendable: members.allSatisfy(\.type.isSendable), isHashable: members.allSatisfy(\.type.isHashable))
    }

    /// Takes traits from structures whose members are structures without them, until nothing changes.
    private func withTraits(_ composites: [GeneratedComposite]) -> [GeneratedComposite] {
        var composites = composites
        var isSettled = false
        while !isSettled {
            isSettled = true
            let unsendable = Set(composites.lazy.filter { !$0.isSendable }.map(\.escapedName))
            let unhashable = Set(composites.lazy.filter { !$0.isHashable }.map(\.escapedName))
            for index in composites.indices {
                let nested = composites[index].members.filter { $0.conversion == .composite }.map(\.type.name)
                if composites[index].isSendable, !unsendable.isDisjoint(with: nested) {
                    composites[index].isSendable = false
                    isSettled = false
                }
                if composites[index].isHashable, !unhashable.isDisjoint(with: nested) {
                    composites[index].isHashable = false
                    isSettled = false
                }
            }
        }
        return composites
    }
}

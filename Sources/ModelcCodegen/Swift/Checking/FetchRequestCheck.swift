import ModelcSchema
import ModelcSourceCode

/// Rejects fetch requests for which a class and its superclass would have the same function, because calls would be
/// ambiguous.
struct FetchRequestCheck {
    let model: ResolvedModel
    /// The index of each class, by entity name.
    let indexByEntity: [String: Int]

    func check(_ classes: [GeneratedClass], diagnostics: inout DiagnosticCollector) {
        for generated in classes where !generated.fetchRequests.isEmpty {
            guard let entity = model.entity(named: generated.entityName) else { continue }
            var ownerByMember = inheritedMembers(of: entity, classes)
            for request in generated.fetchRequests {
                let owner = ownerByMember[request.signature] ?? ownerByMember[request.functionName]
                if let owner { report(request, owner, diagnostics: &diagnostics) }
                ownerByMember[request.signature] = "fetch request '\(request.templateName)'"
            }
        }
    }

    /// The members of a class and its superclasses, except the class's own fetch request functions. The key is the
    /// member's name or signature; the value is a phrase that names the owner of the member.
    private func inheritedMembers(of entity: EntityDescription, _ classes: [GeneratedClass]) -> [String: String] {
        var members: [String: String] = [:]
        for owner in [entity] + model.ancestors(of: entity) {
            guard let index = indexByEntity[owner.name] else { continue }
            let generated = classes[index]
            let properties =
                generated.attributes + generated.fetchedProperties + generated.relationships.map(\.property)
            for property in properties { members[property.name] = "property '\(owner.name).\(property.name)'" }
            if owner.name == entity.name { continue }
            for request in generated.fetchRequests {
                members[request.signature] = "fetch request '\(request.templateName)' of '\(owner.name)'"
            }
        }
        return members
    }

    private func report(
        _ request: GeneratedFetchRequest, _ owner: String, diagnostics: inout DiagnosticCollector
    ) {
        guard let description = model.model.fetchRequests.first(where: { $0.name == request.templateName }) else {
            return
        }
        diagnostics.report(
            .duplicateMember, .error,
            "fetch request '\(request.templateName)' would declare '\(request.functionName)', which \(owner) declares",
            at: ModelLocation(description, attribute: "name"), help: "rename the fetch request")
    }
}

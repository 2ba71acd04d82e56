import ModelcDiagnostics
import ModelcPredicates
import ModelcSchema
import ModelcSourceCode

/// Makes functions of the model's fetch request templates (code-generation §3.7).
struct FetchRequestPlanner {
    let model: ResolvedModel
    let relationships: RelationshipPlanner
    let attributes: AttributePlanner
    /// The positions of the classes by their entities.
    let indexByEntity: [String: Int]

    func plan(into classes: inout [GeneratedClass], diagnostics: inout DiagnosticCollector) {
        for request in model.model.fetchRequests.sortedByName(\.name) where !request.userInfo.asksToIgnore {
            guard let entity = request.entityName.flatMap({ model.entity(named: $0) }),
                let index = indexByEntity[entity.name],
                let planned = plan(request, entity, diagnostics: &diagnostics)
            else { continue }
            classes[index].fetchRequests.append(planned)
        }
        FetchRequestCheck(model: model, indexByEntity: indexByEntity).check(classes, diagnostics: &diagnostics)
    }

    private func plan(
        _ request: FetchRequestDescription, _ entity: EntityDescription, diagnostics: inout DiagnosticCollector
    ) -> GeneratedFetchRequest? {
        UserInfoCheck(language: .swift).check(
            request.userInfo, of: request, .fetchRequest, request.name, diagnostics: &diagnostics)
        guard let name = CamelCase.lower(request.name) else {
            reportName("fetch request '\(request.name)'", request, diagnostics: &diagnostics)
            return nil
        }
        guard let variables = variables(of: request, entity, diagnostics: &diagnostics) else { return nil }
        var modelName = "model"
        while variables.contains(where: { $0.parameterName == modelName }) { modelName += "_" }
        let result = relationships.result(of: request.effectiveResultType, entity.name)
        return GeneratedFetchRequest(
            templateName: request.name, functionName: name + "FetchRequest", variables: variables,
            result: result, modelName: modelName,
            documentation: attributes.documentation.lines(request.userInfo, facts: facts(of: request)),
            isInternal: result.isInternal || variables.contains(where: \.type.isInternal))
    }

    /// What the function gives, for its documentation.
    private func facts(of request: FetchRequestDescription) -> [String] {
        let name = SwiftText.comment(request.name)
        guard let predicate = request.predicate, !predicate.isEmpty else {
            return ["The fetch request '\(name)' of the model."]
        }
        return ["The fetch request '\(name)' of the model: `\(SwiftText.comment(predicate))`."]
    }

    /// The parameters for the predicate's variables; nil where the predicate cannot be read or a name cannot be made.
    private func variables(
        of request: FetchRequestDescription, _ entity: EntityDescription, diagnostics: inout DiagnosticCollector
    ) -> [GeneratedParameter]? {
        guard let text = request.predicate, !text.isEmpty else { return [] }
        let predicate: Predicate
        do throws(PredicateSyntaxError) {
            predicate = try PredicateParser().predicate(from: text)
        } catch {
            report(error, in: request, diagnostics: &diagnostics)
            return nil
        }
        let typing = FetchVariableTyping(keyPaths: KeyPathTyping(model: model, entity: entity))
        let swift = SwiftVariableTypes(model: model, selection: relationships.selection, values: attributes.values)
        var parameters: [GeneratedParameter] = []
        for variable in predicate.variables {
            let found = typing.types(of: variable)
            let types = swift.types(found)
            let type = type(of: variable, types, in: request, diagnostics: &diagnostics)
            guard let name = CamelCase.lower(variable.name), !parameters.contains(where: { $0.parameterName == name })
            else {
                reportName(
                    "variable '$\(variable.name)' of fetch request '\(request.name)'", request,
                    diagnostics: &diagnostics)
                return nil
            }
            // The function calls one of this name.
            let parameter = name == "fatalError" ? name + "_" : SwiftIdentifier.escaped(name)
            parameters.append(
                GeneratedParameter(
                    name: variable.name, parameterName: parameter, type: type,
                    isCollection: found.first?.isList == true))
        }
        return parameters
    }
}

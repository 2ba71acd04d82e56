import ModelcDiagnostics
import ModelcPredicates
import ModelcSchema
import ModelcSourceCode

/// Plans functions for the model's fetch request templates.
struct FetchRequestPlanner {
    let model: ResolvedModel
    let relationships: RelationshipPlanner
    let attributes: AttributePlanner
    /// The index of each class, by entity name.
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

    /// Lines about the function's result for the doc comment.
    private func facts(of request: FetchRequestDescription) -> [String] {
        let name = SwiftText.comment(request.name)
        guard let predicate = request.predicate, !predicate.isEmpty else {
            return ["The fetch request '\(name)' of the model."]
        }
        return ["The fetch request '\(name)' of the model: `\(SwiftText.comment(predicate))`."]
    }

    /// The parameters for the predicate's variables. Nil if the predicate cannot be parsed, or if no Swift name can be
    /// derived for a variable.
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
            // The generated function calls `fatalError`, so a parameter cannot have this name.
            let parameter = name == "fatalError" ? name + "_" : SwiftIdentifier.escaped(name)
            parameters.append(
                GeneratedParameter(
                    name: variable.name, parameterName: parameter, type: type,
                    isCollection: found.first?.isList == true))
        }
        return parameters
    }
}

extension FetchRequestPlanner {
    /// The type of a variable's parameter; `Any` if it cannot be determined.
    func type(
        of variable: VariableUses, _ types: [SwiftType], in request: FetchRequestDescription,
        diagnostics: inout DiagnosticCollector
    ) -> SwiftType {
        let place = ModelLocation(request, attribute: "predicateString")
        if types.isEmpty {
            diagnostics.report(
                .untypedFetchVariable, .warning,
                "variable '$\(variable.name)' of fetch request '\(request.name)' has no type that can be told",
                at: place,
                help: "compare it with a property; until then it is of type Any")
        } else if types.count > 1 {
            let names = types.map { "'\($0.name)'" }.joined(separator: " and ")
            diagnostics.report(
                .conflictingFetchVariable, .error,
                "variable '$\(variable.name)' of fetch request '\(request.name)' is compared with values of types \(names)",
                at: place, help: "use a variable of its own for each type")
        }
        return types.first ?? .any
    }

    func report(
        _ error: PredicateSyntaxError, in request: FetchRequestDescription, diagnostics: inout DiagnosticCollector
    ) {
        diagnostics.report(
            .unreadablePredicate, .warning,
            "fetch request '\(request.name)' gets no function: its predicate cannot be read, \(error.message) "
                + "at character \(error.offset + 1)",
            at: ModelLocation(request, attribute: "predicateString"), help: error.help ?? "correct the predicate")
    }

    func reportName(
        _ what: String, _ request: FetchRequestDescription, diagnostics: inout DiagnosticCollector
    ) {
        diagnostics.report(
            .invalidFetchRequestName, .error, "\(what) gives no Swift name that is not there already",
            at: ModelLocation(request, attribute: "name"), help: "rename it with letters and digits")
    }
}

/// Converts the types of predicate variables to Swift types.
struct SwiftVariableTypes {
    let model: ResolvedModel
    let selection: EntitySelection
    let values: StoredTypePlanner

    /// The Swift types without duplicates. Types without an equivalent in Swift are left out.
    func types(_ found: [FetchVariableType]) -> [SwiftType] {
        var types: [SwiftType] = []
        for type in found.compactMap(type) where !types.contains(where: { $0.name == type.name }) { types.append(type) }
        return types
    }

    private func type(_ found: FetchVariableType) -> SwiftType? {
        switch found {
        case .attribute(let attribute, _): type(of: attribute)
        case .object(let name):
            name.flatMap(model.entity).map { selection.objectType(ofEntityNamed: $0.name).optional(false) }
        case .objectID: .managedObjectID
        case .string: SwiftType(values.names.swift("String"))
        case .integer: SwiftType(values.names.swift("Int"))
        case .real: SwiftType(values.names.swift("Double"))
        case .boolean: SwiftType(values.names.swift("Bool"))
        case .date: SwiftType(values.names.foundation("Date"), module: "Foundation")
        case .list(let element): type(element).map { $0.wrapped("[", "]") }
        }
    }

    private func type(of attribute: AttributeDescription) -> SwiftType? {
        switch attribute.type {
        case .undefined, .transformable, .composite: nil
        // Predicates compare a date as `Date`, even if the property has another type.
        case .date: attribute.type.swiftType(values.names)
        case .integer16, .integer32, .integer64, .decimal, .double, .float, .string, .boolean, .binary, .uuid, .uri,
            .objectID:
            values.plainType(of: attribute).type.optional(false)
        }
    }
}

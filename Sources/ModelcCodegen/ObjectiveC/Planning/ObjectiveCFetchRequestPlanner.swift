import ModelcDiagnostics
import ModelcPredicates
import ModelcSchema
import ModelcSourceCode

/// Plans the class methods for fetch request templates.
struct ObjectiveCFetchRequestPlanner {
    let model: ResolvedModel
    let attributes: ObjectiveCAttributePlanner
    let relationships: ObjectiveCRelationshipPlanner

    /// Plans the fetch request templates of an entity, sorted by selector.
    func plan(for entity: EntityDescription, diagnostics: inout DiagnosticCollector) -> [ObjectiveCFetchRequest] {
        model.fetchRequests(of: entity)
            .filter { !$0.userInfo.asksToIgnore }
            .map { plan($0, entity, diagnostics: &diagnostics) }
            .sortedByName(\.selector)
    }

    private func plan(
        _ request: FetchRequestDescription, _ entity: EntityDescription, diagnostics: inout DiagnosticCollector
    ) -> ObjectiveCFetchRequest {
        ObjectiveCUserInfoCheck.check(request, diagnostics: &diagnostics)
        let name = ObjectiveCIdentifier.upperCamel(request.name)
        if name.isEmpty { reportNameless(request, diagnostics: &diagnostics) }
        return ObjectiveCFetchRequest(
            name: request.name, methodName: "fetch" + name, isSingleResult: request.name.hasPrefix("one"),
            fetchesObjects: request.effectiveResultType == .managedObjects,
            element: relationships.resultType(of: request), predicate: request.predicate,
            variables: variables(of: request, entity, diagnostics: &diagnostics), source: request)
    }

    private func variables(
        of request: FetchRequestDescription, _ entity: EntityDescription, diagnostics: inout DiagnosticCollector
    ) -> [ObjectiveCFetchVariable] {
        guard let text = request.predicate, text.contains("$") else { return [] }
        do throws(PredicateSyntaxError) {
            let predicate = try PredicateParser().predicate(from: text)
            let typing = FetchVariableTyping(keyPaths: KeyPathTyping(model: model, entity: entity))
            var labels: Set<String> = []
            return predicate.variables.map { uses in
                let type = type(of: uses, typing, request, diagnostics: &diagnostics)
                return variable(uses.name, type, &labels)
            }
        } catch {
            report(error, in: request, diagnostics: &diagnostics)
            return []
        }
    }

    /// Plans the parameter for a variable. If two labels are equal, `_` is appended to the second one.
    private func variable(
        _ name: String, _ type: ObjectiveCType, _ labels: inout Set<String>
    ) -> ObjectiveCFetchVariable {
        let camel = ObjectiveCIdentifier.lowerCamel(name)
        let isFree = !camel.isEmpty && camel != "error" && !ObjectiveCIdentifier.isMacro(camel)
        var label = isFree ? camel : "value" + SwiftIdentifier.capitalized(camel)
        while !labels.insert(label).inserted { label += "_" }
        return ObjectiveCFetchVariable(
            name: name, label: label, parameterName: ObjectiveCIdentifier.parameter(label), type: type)
    }

    private func type(
        of variable: VariableUses, _ typing: FetchVariableTyping, _ request: FetchRequestDescription,
        diagnostics: inout DiagnosticCollector
    ) -> ObjectiveCType {
        var types: [ObjectiveCType] = []
        for found in typing.types(of: variable) {
            let type = type(found, diagnostics: &diagnostics)
            if !types.contains(type) { types.append(type) }
        }
        if types.count > 1 { reportConflict(variable.name, types, in: request, diagnostics: &diagnostics) }
        if types.isEmpty { reportUntyped(variable.name, in: request, diagnostics: &diagnostics) }
        return types.first ?? .any
    }

    /// Determines the type of a parameter. It is always an object type, because the argument becomes a value in a
    /// dictionary.
    private func type(_ found: FetchVariableType, diagnostics: inout DiagnosticCollector) -> ObjectiveCType {
        switch found {
        case .attribute(let attribute, let owner):
            attributes.objectType(of: attribute, owner: owner, diagnostics: &diagnostics)
        case .object(let name): relationships.objectType(ofEntityNamed: name)
        case .objectID: .managedObjectID
        case .string: .string
        case .integer, .real, .boolean: .number
        case .date: .date
        case .list(let element): type(element, diagnostics: &diagnostics).list
        }
    }
}

extension ObjectiveCFetchRequestPlanner {
    func report(
        _ error: PredicateSyntaxError, in request: FetchRequestDescription, diagnostics: inout DiagnosticCollector
    ) {
        diagnostics.report(
            .unreadablePredicate, .error,
            "predicate of fetch request '\(request.name)' cannot be read: \(error.message)",
            at: ModelLocation(request, attribute: "predicateString"),
            help: error.help ?? "correct predicateString")
    }

    func reportConflict(
        _ variable: String, _ types: [ObjectiveCType], in request: FetchRequestDescription,
        diagnostics: inout DiagnosticCollector
    ) {
        let spellings = types.map { "'\($0.spelling)'" }.joined(separator: " and ")
        diagnostics.report(
            .conflictingFetchVariable, .error,
            "variable '$\(variable)' of fetch request '\(request.name)' is compared with values of types \(spellings)",
            at: ModelLocation(request, attribute: "predicateString"),
            help: "give each of the values a variable of its own")
    }

    func reportUntyped(
        _ variable: String, in request: FetchRequestDescription, diagnostics: inout DiagnosticCollector
    ) {
        diagnostics.report(
            .untypedFetchVariable, .warning,
            "variable '$\(variable)' of fetch request '\(request.name)' has no known type, and becomes 'id'",
            at: ModelLocation(request, attribute: "predicateString"),
            help: "compare it with a property of the model")
    }

    func reportNameless(_ request: FetchRequestDescription, diagnostics: inout DiagnosticCollector) {
        diagnostics.report(
            .invalidFetchRequestName, .error, "fetch request '\(request.name)' has no letter in its name",
            at: ModelLocation(request, attribute: "name"), help: "give it a name with a letter")
    }
}

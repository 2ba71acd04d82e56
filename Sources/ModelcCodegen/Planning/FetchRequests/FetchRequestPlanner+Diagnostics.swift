import ModelcDiagnostics
import ModelcPredicates
import ModelcSchema

extension FetchRequestPlanner {
    /// The type of a variable's parameter: `Any` where it cannot be told.
    func type(
        of variable: VariableUses, _ types: [SwiftType], in request: FetchRequestDescription,
        diagnostics: inout DiagnosticCollector
    ) -> SwiftType {
        let place = ModelPlace(request, attribute: "predicateString")
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
            at: ModelPlace(request, attribute: "predicateString"), help: error.help ?? "correct the predicate")
    }

    func reportName(
        _ what: String, _ request: FetchRequestDescription, diagnostics: inout DiagnosticCollector
    ) {
        diagnostics.report(
            .invalidFetchRequestName, .error, "\(what) gives no Swift name that is not there already",
            at: ModelPlace(request, attribute: "name"), help: "rename it with letters and digits")
    }
}

import ModelcDiagnostics
import ModelcPredicates
import ModelcSchema

extension ObjectiveCFetchRequestPlanner {
    func report(
        _ error: PredicateSyntaxError, in request: FetchRequestDescription, diagnostics: inout DiagnosticCollector
    ) {
        diagnostics.report(
            .unreadablePredicate, .error,
            "predicate of fetch request '\(request.name)' cannot be read: \(error.message)",
            at: ModelPlace(request: request, attribute: "predicateString"),
            help: error.help ?? "correct the predicate in the model editor")
    }

    func reportConflict(
        _ variable: String, _ types: [ObjectiveCType], in request: FetchRequestDescription,
        diagnostics: inout DiagnosticCollector
    ) {
        let spellings = types.map { "'\($0.spelling)'" }.joined(separator: " and ")
        diagnostics.report(
            .conflictingFetchVariable, .error,
            "variable '$\(variable)' of fetch request '\(request.name)' is compared with values of types \(spellings)",
            at: ModelPlace(request: request, attribute: "predicateString"),
            help: "give each of the values a variable of its own")
    }

    func reportUntyped(
        _ variable: String, in request: FetchRequestDescription, diagnostics: inout DiagnosticCollector
    ) {
        diagnostics.report(
            .untypedFetchVariable, .warning,
            "variable '$\(variable)' of fetch request '\(request.name)' has no known type, and becomes 'id'",
            at: ModelPlace(request: request, attribute: "predicateString"),
            help: "compare it with a property of the model")
    }

    func reportNameless(_ request: FetchRequestDescription, diagnostics: inout DiagnosticCollector) {
        diagnostics.report(
            .invalidFetchRequestName, .error, "fetch request '\(request.name)' has no letter in its name",
            at: ModelPlace(request: request, attribute: "name"), help: "rename it in the model editor")
    }
}

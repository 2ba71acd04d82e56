import ModelcSchema
import ModelcSourceCode

/// Names of the functions that build the parts of a model: each is one function, so that the compiler's work stays small.
struct FunctionNames {
    let entities: [String: String]
    let composites: [String: String]

    init(_ model: ResolvedModel) {
        var taken: Set<String> = []
        entities = FunctionNames.functions("make", model.entities.map(\.name), &taken)
        composites = FunctionNames.functions("elementsOf", model.model.composites.map(\.name), &taken)
    }

    /// A function for each name; names are any text, and two of them can look alike without what identifiers cannot have.
    private static func functions(_ prefix: String, _ names: [String], _ taken: inout Set<String>) -> [String: String] {
        var functions: [String: String] = [:]
        for name in names.sortedByName({ $0 }) where functions[name] == nil {
            let base = prefix + SwiftIdentifier.capitalized(SwiftIdentifier.sanitized(name))
            var function = base
            var number = 2
            while !taken.insert(function).inserted {
                function = "\(base)_\(number)"
                number += 1
            }
            functions[name] = function
        }
        return functions
    }
}

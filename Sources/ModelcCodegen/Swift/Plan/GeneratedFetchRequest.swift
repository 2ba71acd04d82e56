/// A fetch request template of the model, generated as a function.
package struct GeneratedFetchRequest: Hashable, Sendable {
    /// The template's name in the model. It can be any text.
    package var templateName: String
    package var functionName: String
    /// The predicate's variables, in the order in which they first appear.
    package var variables: [GeneratedParameter]
    /// The type of the request's result.
    package var result: SwiftType
    /// The internal name of the parameter with the label `in`, which is the model.
    package var modelName: String
    var documentation: [String]
    /// Whether the function uses a type that is not public.
    var isInternal: Bool

    /// The function's name and labels, which distinguish it from functions with the same name.
    var signature: String { functionName + "(" + variables.map { $0.parameterName + ":" }.joined() + "in:)" }
}

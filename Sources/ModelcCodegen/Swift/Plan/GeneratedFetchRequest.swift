/// A fetch request template of the model as a function.
package struct GeneratedFetchRequest: Hashable, Sendable {
    /// The template's name in the model, any text.
    package var templateName: String
    package var functionName: String
    /// The predicate's variables in order of first appearance.
    package var variables: [GeneratedParameter]
    /// The result of the request.
    package var result: SwiftType
    /// The name of the parameter `in` in the function.
    package var modelName: String
    var documentation: [String]
    /// Whether a type in it is not public.
    var isInternal: Bool

    /// Distinguishes the function from others with the same name.
    var signature: String { functionName + "(" + variables.map { $0.parameterName + ":" }.joined() + "in:)" }
}

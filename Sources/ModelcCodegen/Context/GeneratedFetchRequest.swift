/// A fetch request template of the model as a function (code-generation §3.7).
package struct GeneratedFetchRequest: Hashable, Sendable {
    /// The template's name in the model, any text.
    package var templateName: String
    package var functionName: String
    /// The predicate's variables in order of first appearance.
    package var variables: [GeneratedParameter]
    /// What the request finds.
    package var result: SwiftType
    /// The name of the parameter `in` inside.
    package var modelName: String
    package var documentation: [String]
    /// Whether a type in it is not public.
    package var isInternal: Bool

    /// What makes the function another one than its namesakes.
    package var signature: String { functionName + "(" + variables.map { $0.parameterName + ":" }.joined() + "in:)" }
}

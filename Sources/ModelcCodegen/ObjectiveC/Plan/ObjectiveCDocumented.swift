/// A planned value that the model may have documentation for.
protocol ObjectiveCDocumented: Sendable {
    var documentation: String? { get }
    var discussion: String? { get }
    var userInfo: [String: String] { get }
    /// The model's facts about the property except its type, one per line, if the comment includes them.
    var facts: [String] { get }
}

extension ObjectiveCDocumented {
    var facts: [String] { [] }
}

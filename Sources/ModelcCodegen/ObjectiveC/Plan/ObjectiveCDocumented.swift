/// A planned declaration that has documentation from the model.
protocol ObjectiveCDocumented: Sendable {
    var documentation: String? { get }
    var discussion: String? { get }
    var userInfo: [String: String] { get }
    /// Lines for the doc comment, each with one fact about the property other than its type. Empty unless the
    /// settings request them.
    var facts: [String] { get }
}

extension ObjectiveCDocumented {
    var facts: [String] { [] }
}

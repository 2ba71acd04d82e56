/// A planned declaration that has documentation from the model.
protocol ObjectiveCDocumented: Sendable {
    var documentation: String? { get }
    var discussion: String? { get }
    var userInfo: [String: String] { get }
    /// Lines about the property for the doc comment, except its type, one fact each. Empty unless the settings request
    /// them.
    var facts: [String] { get }
}

extension ObjectiveCDocumented {
    var facts: [String] { [] }
}

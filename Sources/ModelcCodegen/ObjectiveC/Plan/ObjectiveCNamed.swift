/// A planned value that has the name of the model's element.
protocol ObjectiveCNamed: Sendable {
    var name: String { get }
}

/// A planned declaration that has the same name as its element in the model.
protocol ObjectiveCNamed: Sendable {
    var name: String { get }
}

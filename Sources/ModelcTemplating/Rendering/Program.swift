/// A compiled template: a tree in flat arrays.
struct Program: Sendable {
    var nodes: [Node] = []
    var expressions: [Expression] = []
    /// The items of `Expression.list`.
    var items: [ExpressionID] = []
    var keys: [KeyReference] = []
    var constants: [TemplateValue] = []
    /// All text that is copied, one piece behind the other.
    var text: [UInt8] = []
    var body = NodeRange.empty
    var slotCount = 0
    /// Where each expression stands, for faults when rendering.
    var places: [ExpressionPlace] = []
    var sources: [TemplateSource] = []

    func place(of id: ExpressionID) -> TemplatePlace {
        let place = places[Int(id.index)]
        return TemplatePlace(source: sources[Int(place.source)], range: Int(place.start)..<Int(place.end))
    }
}

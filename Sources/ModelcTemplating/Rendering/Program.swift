/// A compiled template: a syntax tree in flat arrays.
struct Program: Sendable {
    var nodes: [Node] = []
    var expressions: [TemplateExpression] = []
    /// The items of all lists in the template. A `TemplateExpression.list` contains a range of this array.
    var items: [ExpressionID] = []
    var keys: [KeyReference] = []
    var constants: [TemplateValue] = []
    /// The texts of all templates, joined together.
    var text: [UInt8] = []
    var body = NodeRange.empty
    var slotCount = 0
    /// Whether the template copies all text as it is.
    var isExact = false
    /// Whether runs of blank lines in the rendered text are shortened.
    var squeezesBlankLines = false
    /// The position of each expression, for errors that occur when rendering.
    var places: [ExpressionLocation] = []
    var sources: [TemplateSource] = []

    func place(of id: ExpressionID) -> TemplateLocation {
        let place = places[Int(id.index)]
        return TemplateLocation(source: sources[Int(place.source)], range: Int(place.start)..<Int(place.end))
    }
}

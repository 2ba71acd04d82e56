import ModelcBase
import ModelcSchema
import ModelcXML

/// Reads one open element. The parser's events go to the builder of the innermost open element.
protocol ElementBuilder: AnyObject {
    /// The element's part of the model path, such as `Book`; nil if it has none or has not read its name yet.
    var pathComponent: String? { get }
    func start(_ tag: borrowing XMLStartTag, _ context: ReadingContext)
    /// Returns the builder for a child that is about to begin; nil if the format defines no such child in this
    /// element.
    func child(named name: String, _ context: ReadingContext) -> (any ElementBuilder)?
    /// The names of the children that the format defines in this element.
    var knownChildren: [String] { get }
    /// Preserves a child that the format does not define.
    func keepUnknown(_ element: VerbatimElement)
    /// Handles character data that is not white space.
    func text(_ text: String, at position: SourcePosition, _ context: ReadingContext)
    /// Called at the end of the element. Checks the element and passes it to its parent.
    func finish(_ context: ReadingContext)
}

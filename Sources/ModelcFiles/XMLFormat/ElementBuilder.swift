import ModelcBase
import ModelcSchema
import ModelcXML

/// Reads one open element. The innermost open element's builder receives the parser's events.
protocol ElementBuilder: AnyObject {
    /// The element's part of the model path; nil if it has none (yet).
    var pathComponent: String? { get }
    func start(_ tag: borrowing XMLStartTag, _ context: ReadingContext)
    /// The builder of a child that is about to begin; nil if the format knows no such child here.
    func child(named name: String, _ context: ReadingContext) -> (any ElementBuilder)?
    /// The names of the children that the format knows here.
    var knownChildren: [String] { get }
    /// Keeps a child that the format does not know.
    func keepUnknown(_ element: VerbatimElement)
    /// Character data that is not white space.
    func text(_ text: String, at position: SourcePosition, _ context: ReadingContext)
    /// Called at the end of the element: checks it and passes it on.
    func finish(_ context: ReadingContext)
}

import ModelcSchema
import ModelcText
import ModelcXML

/// Reads one open element. The innermost open element's builder receives what the parser finds.
protocol ElementBuilder: AnyObject {
    /// The element's part of the model path; nil where it has none (yet).
    var pathComponent: String? { get }
    /// Reads the start tag.
    func start(_ tag: borrowing XMLStartTag, _ context: ReadingContext)
    /// The builder of a child that is about to begin; nil where the format knows no such child here.
    func child(named name: String, _ context: ReadingContext) -> (any ElementBuilder)?
    /// The names of the children that the format knows here.
    var knownChildren: [String] { get }
    /// Keeps a child that the format does not know.
    func keepUnknown(_ element: VerbatimElement)
    /// Character data that is not white space.
    func text(_ text: String, at position: SourcePosition, _ context: ReadingContext)
    /// The element ends: checks it and hands it on.
    func finish(_ context: ReadingContext)
}

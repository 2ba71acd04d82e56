import ModelcBase

/// Receives the parts of an XML document in document order.
package protocol XMLEventHandler: AnyObject {
    /// An element begins. The tag is valid during the call only.
    func startElement(_ tag: borrowing XMLStartTag)
    /// The innermost open element ends.
    func endElement()
    /// Character data inside the innermost open element; pieces that are white space only are passed to `whiteSpace`.
    /// The position is that of the first character that is not white space.
    func text(_ text: String, at position: SourcePosition)
    /// A piece of character data that is white space only; alone it is layout, next to other pieces it is part of a
    /// text.
    func whiteSpace(_ text: String)
    /// A comment.
    func comment()
    /// A processing instruction; the declaration at the start of a file is not one.
    func processingInstruction()
}

extension XMLEventHandler {
    package func whiteSpace(_ text: String) {}
    package func processingInstruction() {}
}

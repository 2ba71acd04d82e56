import ModelcBase

/// Receives the parts of an XML document in document order.
package protocol XMLEventHandler: AnyObject {
    /// An element begins. `tag` is valid only during the call.
    func startElement(_ tag: borrowing XMLStartTag)
    /// The innermost open element ends.
    func endElement()
    /// Character data inside the innermost open element. `position` is the first character that is not white space.
    /// Pieces with only white space are passed to `whiteSpace` instead.
    func text(_ text: String, at position: SourcePosition)
    /// A piece of character data with only white space. It is layout if the element has no other text; otherwise it is
    /// part of the text.
    func whiteSpace(_ text: String)
    /// A comment. Its text is not passed.
    func comment()
    /// A processing instruction. The XML declaration at the start of a file does not count as one.
    func processingInstruction()
}

extension XMLEventHandler {
    package func whiteSpace(_ text: String) {}
    package func processingInstruction() {}
}

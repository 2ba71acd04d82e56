import ModelcText

/// Receives the parts of an XML document in document order.
package protocol XMLEventHandler: AnyObject {
    /// An element begins. The tag is valid during the call only.
    func startElement(_ tag: borrowing XMLStartTag)
    /// The innermost open element ends.
    func endElement()
    /// Character data inside the innermost open element; pieces that are white space only go to `whiteSpace`. The position
    /// is that of the first character that is none.
    func text(_ text: String, at position: SourcePosition)
    /// A piece of character data that is white space only; by itself that is layout, beside other pieces part of a text.
    func whiteSpace(_ text: String)
    /// A comment.
    func comment()
}

extension XMLEventHandler {
    package func whiteSpace(_ text: String) {}
}

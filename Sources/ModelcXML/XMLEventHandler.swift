import ModelcText

/// Receives the parts of an XML document in document order.
package protocol XMLEventHandler: AnyObject {
    /// An element begins. The tag is valid during the call only.
    func startElement(_ tag: borrowing XMLStartTag)
    /// The innermost open element ends.
    func endElement()
    /// Character data inside the innermost open element; pieces that are white space only are left out. The position is
    /// that of the first character that is none.
    func text(_ text: String, at position: SourcePosition)
    /// A comment.
    func comment()
}

/// Receives the parts of an XML document in document order.
package protocol XMLEventHandler: AnyObject {
    /// An element begins. The tag is valid during the call only.
    func startElement(_ tag: borrowing XMLStartTag)
    /// The innermost open element ends.
    func endElement()
    /// Character data inside the innermost open element; pieces that are white space only are left out.
    func text(_ text: String)
    /// A comment.
    func comment()
}

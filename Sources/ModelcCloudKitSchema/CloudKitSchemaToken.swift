/// A word, a name in quotes, or a sign of a schema.
struct CloudKitSchemaToken {
    enum Kind: Equatable {
        case word
        /// A name in quotes; its text has none.
        case quoted
        case sign
        case end
        /// Bytes that are no token, with the reason.
        case invalid(String)
    }

    let kind: Kind
    let text: String
    /// The bytes in the file.
    let range: Range<Int>

    /// Whether it is a keyword, in any letter case.
    func isKeyword(_ word: String) -> Bool { kind == .word && text.uppercased() == word }

    func isSign(_ sign: Character) -> Bool { kind == .sign && text == String(sign) }

    /// The token in a message.
    var description: String {
        switch kind {
        case .word: text
        case .quoted: "\"\(text)\""
        case .sign: "'\(text)'"
        case .end: "the end of the file"
        case .invalid(let reason): reason
        }
    }
}

/// A token of a schema: a word, a name in quotes, or a sign such as `(`.
struct CloudKitSchemaToken {
    enum Kind: Equatable {
        case word
        /// A name in quotes; `text` does not contain the quotes.
        case quoted
        case sign
        case end
        /// Bytes that are not a token. The value is the reason, worded to follow "found".
        case invalid(String)
    }

    let kind: Kind
    let text: String
    /// The byte range in the file.
    let range: Range<Int>

    /// Whether the token is this keyword. `word` is in capitals; the letter case of the token is ignored.
    func isKeyword(_ word: String) -> Bool { kind == .word && text.uppercased() == word }

    func isSign(_ sign: Character) -> Bool { kind == .sign && text == String(sign) }

    /// The token as it is shown in a message.
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

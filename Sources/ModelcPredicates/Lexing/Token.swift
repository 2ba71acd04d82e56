/// A word, a literal or a sign of the text.
struct Token: Equatable {
    enum Kind: Equatable {
        /// A name, without the `#` that may escape it.
        case identifier(String)
        case keyword(Keyword)
        /// A function's name with its colons: `add:to:`.
        case selector(String)
        /// `$NAME` without its sign.
        case variable(String)
        /// `@count` without its sign.
        case collectionOperator(String)
        case integer(UInt64)
        case real(Double)
        case string(String)
        case punctuation(Punctuation)
        case end
    }

    let kind: Kind
    /// UTF-8 offsets in the text.
    let range: Range<Int>
}

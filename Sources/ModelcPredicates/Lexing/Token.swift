/// A word, a literal or a sign of the text.
struct Token: Equatable {
    enum Kind: Equatable {
        /// A name, without the `#` with which it may be escaped.
        case identifier(String)
        case keyword(Keyword)
        /// The name of a function with its colons, such as `add:to:`.
        case selector(String)
        /// A variable such as `$NAME`, without its sign.
        case variable(String)
        /// A collection operator such as `@count`, without its sign.
        case collectionOperator(String)
        case integer(UInt64)
        case real(Double)
        case string(String)
        case punctuation(Punctuation)
        case end
    }

    let kind: Kind
    /// The UTF-8 offsets in the text.
    let range: Range<Int>
}

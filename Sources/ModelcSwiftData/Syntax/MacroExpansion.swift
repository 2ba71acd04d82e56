/// A freestanding macro, such as `#Unique<Item>([\.name])`.
struct MacroExpansion: Sendable {
    let name: String
    /// The tokens between the parentheses; nil if there are none.
    let arguments: Range<Int>?
    /// The index of the token `#`.
    let token: Int
    let condition: String?
}

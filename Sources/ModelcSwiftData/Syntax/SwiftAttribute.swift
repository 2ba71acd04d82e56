/// An attribute or an attached macro, such as `@Attribute(.unique)`.
struct SwiftAttribute: Sendable {
    /// The name, without `SwiftData` but with the name of any other module.
    let name: String
    /// The tokens between the parentheses; nil if there are none.
    let arguments: Range<Int>?
    /// The index of the token `@`.
    let token: Int
    /// The condition of an `#if` around the attribute alone; nil if it always applies.
    let condition: String?
}

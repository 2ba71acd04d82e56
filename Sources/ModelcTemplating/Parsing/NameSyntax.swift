/// A name with its position.
struct NameSyntax {
    let name: String
    let range: Range<Int>
}

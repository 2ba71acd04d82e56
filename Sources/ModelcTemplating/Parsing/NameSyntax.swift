/// A name where it is written.
struct NameSyntax {
    let name: String
    let range: Range<Int>
}

/// A line of two compared texts.
struct DiffLine {
    enum Kind {
        case unchanged
        case added
        case removed
    }

    let kind: Kind
    /// The line with its line feed; only the last line of a text may lack it.
    let text: Substring

    /// The line as it stands in a hunk.
    var output: String {
        let mark =
            switch kind {
            case .unchanged: " "
            case .added: "+"
            case .removed: "-"
            }
        return mark + text + (text.utf8.last == UInt8(ascii: "\n") ? "" : "\n\\ No newline at end of file\n")
    }
}

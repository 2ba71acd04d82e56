/// Collects lines of Swift, indented by four blanks a level.
struct SwiftWriter {
    private(set) var text = ""
    private var indentation = ""
    /// Whether the member before took several lines; nil at the beginning of a section.
    private var isAfterTallMember: Bool?

    init() {
        // Most files fit: growing a text copies it.
        text.reserveCapacity(8192)
    }

    /// Adds a line; it has no line end of its own.
    mutating func line(_ line: String) {
        text += indentation
        text += line
        text += "\n"
    }

    mutating func blankLine() { text += "\n" }

    /// Begins a group of members under a heading.
    mutating func section(_ title: String) {
        line("// MARK: " + title)
        isAfterTallMember = nil
    }

    /// Begins a member: one of several lines has a blank line on both sides.
    mutating func member(isTall: Bool = false) {
        if let isAfterTallMember, isAfterTallMember || isTall { blankLine() }
        isAfterTallMember = isTall
    }

    /// Adds an opening line, the lines of `body` one level deeper, and a closing brace.
    mutating func block(_ opening: String, _ body: (inout SwiftWriter) -> Void) {
        line(opening)
        indentation += "    "
        body(&self)
        indentation.removeLast(4)
        line("}")
    }
}

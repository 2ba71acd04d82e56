import ModelcBase
import ModelcDiagnostics

/// A line of a lock file: a keyword and its operands.
struct LockFileLine {
    let keyword: Substring
    let rest: Substring
    /// The location of the keyword. Its length covers the whole line.
    let location: SourceLocation

    /// - Parameter text: the line without leading spaces and without its line end.
    init(_ text: Substring, at location: SourceLocation) {
        (keyword, rest) = text.cut(at: " ") ?? (text, "")
        self.location = location
    }

    /// Whether the line is a conflict marker of a merge.
    var isConflictMarker: Bool {
        ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].contains { keyword.hasPrefix($0) }
    }

    /// The parts before and after `: ` in a line such as `NAME: HASH facts`, in which the facts are the inputs of the
    /// hash as text. Nil if there is no `: `.
    var named: (name: Substring, content: Substring)? {
        rest.cut(at: LockFileText.nameEnd).map { ($0.head, $0.tail) }
    }
}

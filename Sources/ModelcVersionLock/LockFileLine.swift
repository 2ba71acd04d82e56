/// A line of a lock file: a keyword and what follows it.
struct LockFileLine {
    let keyword: Substring
    let rest: Substring
    /// The line, from 1.
    let number: Int
    /// The column of the keyword, in bytes from 1.
    let column: Int
    /// How many bytes keyword and rest take.
    let length: Int

    /// - Parameter text: the line without blanks before it and without its end.
    init(_ text: Substring, number: Int, column: Int) {
        let blank = text.firstIndex(of: " ") ?? text.endIndex
        keyword = text[..<blank]
        rest = text[blank...].dropFirst()
        self.number = number
        self.column = column
        length = text.utf8.count
    }

    /// Whether version control left the line behind.
    var isConflictMarker: Bool {
        ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].contains { keyword.hasPrefix($0) }
    }
}

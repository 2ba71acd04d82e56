import Yams

extension YAMLMark {
    init(_ mark: Mark) { self.init(line: mark.line, column: mark.column) }
}

/// A position as counted by the YAML parser: line and column from 1, the column in characters.
struct YAMLMark: Hashable {
    var line: Int
    var column: Int
}

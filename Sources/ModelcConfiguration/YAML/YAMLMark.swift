import Yams

extension YAMLMark {
    init(_ mark: Mark) { self.init(line: mark.line, column: mark.column) }
}

/// A position in the YAML parser's units: line and column start at 1, and the column counts characters.
struct YAMLMark: Hashable {
    var line: Int
    var column: Int
}

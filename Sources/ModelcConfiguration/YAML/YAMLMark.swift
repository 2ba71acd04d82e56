/// A place as the YAML parser counts: line and column from 1, the column in characters.
struct YAMLMark: Hashable {
    var line: Int
    var column: Int
}

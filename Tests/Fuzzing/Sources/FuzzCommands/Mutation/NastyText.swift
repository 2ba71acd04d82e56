/// Texts that often cause errors in programs, as names, values and words.
enum NastyText {
    static let words: [String] = [
        "", " ", "0", "-1", "YES", "NO", "true", "null", "~", "1e400", "nan", "-9223372036854775809",
        "99999999999999999999",
        "70000", "2147483648", "String", "Integer 16", "Transformable", "Cascde", "Cascade", "self", "class", "Book",
        "Task",
        "../../escape", "/etc/passwd", "a/b", "..", ".", "con", "NUL", "name.", "-name", "--help", "*", "?", "[", "{",
        "}",
        "\\", "\"", "'", "`", "$(id)", "%s%n", "${x}", "<$", "$>", "<!--", "]]>", "&amp;", "&lt;", "&#10;", "&#x1b;",
        "&#0;",
        "&#xD800;", "&undefined;", "\u{1b}[31m", "\u{7}", "\u{9b}", "\u{7f}", "\u{0}", "\r", "\n", "\t", "\u{2028}",
        "\u{202e}abc", "\u{feff}", "e\u{301}", "é", "ß", "İ", "日本語", "🧨", "\u{d7ff}", "\u{10ffff}",
        "SELF.self.name == $x", "ANY tags.name CONTAINS[cd] 'x'", "count:(tasks)", "now()", "FUNCTION(1, 'x')",
        "SUBQUERY(tasks, $t, $t.name == 1).@count > 0", "((((((((((", "1 +", "name MATCHES '('", "%@", "%K == %d",
        "##[error]x", "##vso[task.complete]", "::error::x", "@class", "Z_PK", "sqlite_master", "refs/heads/main",
        "HEAD",
        "!!binary x", "&anchor", "*anchor", "<<: *x", "- - - -", "? :", "|", ">", "@", "%YAML 9.9", "---", "...",
    ]

    static func word(_ generator: inout SeededRandom) -> String {
        switch generator.index(12) {
        case 0: String(repeating: "a", count: 1 + generator.index(5000))
        case 1:
            String(
                repeating: generator.pick(["(", "[", "{", "../", "a.", "\n", "\u{301}"]) ?? "(",
                count: generator.index(3000))
        default: generator.pick(words) ?? ""
        }
    }
}

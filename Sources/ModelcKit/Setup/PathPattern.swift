import ModelcBase

/// A pattern for paths: `*` stands for any characters of one name, `**` for any number of folders.
struct PathPattern {
    private let parts: [String]

    init(_ text: String) { parts = PathText.parts(of: PathText.trimmed(text)).filter { $0 != "." && !$0.isEmpty } }

    /// Whether the pattern matches a path or a folder around it.
    func covers(_ path: String) -> Bool {
        PathPattern.matches(parts[...], PathText.parts(of: path).filter { !$0.isEmpty }[...])
    }

    private static func matches(_ pattern: ArraySlice<String>, _ path: ArraySlice<String>) -> Bool {
        // Files below a folder that matches are covered too.
        guard let part = pattern.first else { return true }
        if part == "**" {
            return (path.startIndex...path.endIndex).contains { matches(pattern.dropFirst(), path[$0...]) }
        }
        guard let name = path.first, isMatch(part[...], name[...]) else { return false }
        return matches(pattern.dropFirst(), path.dropFirst())
    }

    private static func isMatch(_ pattern: Substring, _ name: Substring) -> Bool {
        guard let first = pattern.first else { return name.isEmpty }
        if first == "*" {
            let rest = pattern.dropFirst()
            return rest.isEmpty || name.indices.contains { isMatch(rest, name[$0...]) }
        }
        return name.first == first && isMatch(pattern.dropFirst(), name.dropFirst())
    }
}

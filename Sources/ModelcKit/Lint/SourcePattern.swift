import ModelcLint

/// A path with wildcards: `Sources/**/*.swift`. `*` and `?` match within a name, `**` any folders, none among them.
struct SourcePattern {
    /// The folder before the first wildcard: where the search begins.
    let folder: String
    /// The rest, name by name; empty where there is no wildcard.
    private let names: [Substring]

    init(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        let start = parts.firstIndex { $0.contains("*") || $0.contains("?") } ?? parts.endIndex
        names = parts[start...].filter { !$0.isEmpty }
        let before = parts[..<start].joined(separator: "/")
        folder = before.isEmpty ? (text.hasPrefix("/") ? "/" : ".") : before
    }

    /// Whether it has wildcards.
    var isPattern: Bool { !names.isEmpty }

    /// Whether a path from the folder matches. Takes the product of both lengths.
    func matches(_ path: [Substring]) -> Bool {
        // Which of the names of the pattern may come next, after each name of the path.
        var states = closure([0])
        for name in path {
            var next: Set<Int> = []
            for state in states where state < names.count {
                if names[state] == "**" {
                    next.insert(state)
                } else if Wildcard(names[state]).matches(name) {
                    next.insert(state + 1)
                }
            }
            states = closure(next)
        }
        return states.contains(names.count)
    }

    /// `**` may stand for no folder at all.
    private func closure(_ states: Set<Int>) -> Set<Int> {
        var all = states
        for state in names.indices where all.contains(state) && names[state] == "**" { all.insert(state + 1) }
        return all
    }
}

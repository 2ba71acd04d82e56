import ModelcKit

extension CompileOutcome {
    /// What was done, for people: one line a file.
    ///
    /// - Parameter listsOnly: whether paths alone are shown, for a run that writes nothing.
    package func text(listsOnly: Bool) -> String {
        if listsOnly { return listing }
        if let unchangedCount { return "unchanged: \(CompiledFiles.counted(unchangedCount))\n" }
        guard result == .done else { return "" }
        let changed = files.filter(\.action.isDrift)
        let lines = changed.map { "\($0.action.rawValue) \($0.path)" } + removed.map { "removed \($0)" }
        let rest = files.count - changed.count
        let summary = rest > 0 ? ["unchanged: \(CompiledFiles.counted(rest))"] : []
        return (lines + summary).map { $0 + "\n" }.joined()
    }

    /// The files that would be written; those that are as they should be are not among them.
    private var listing: String {
        let changed = files.filter(\.action.isDrift)
        let lines = changed.map { "\($0.action.rawValue) \($0.path)" } + removed.map { "removed \($0)" }
        return lines.map { $0 + "\n" }.joined()
    }
}

enum CompiledFiles {
    /// `1 file`, `3 files`.
    static func counted(_ count: Int) -> String { count == 1 ? "1 file" : "\(count) files" }
}

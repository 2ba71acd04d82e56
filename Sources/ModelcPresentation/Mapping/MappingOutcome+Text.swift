import ModelcDiagnostics
import ModelcJSON
import ModelcKit
import ModelcText

extension MappingShowOutcome {
    /// What the mapping model does, for people or for programs.
    ///
    /// - Parameters:
    ///   - showsAll: whether the text has every row, and what has no effect.
    ///   - showsNotes: whether a document has notes, too.
    package func text(
        _ format: OutputFormat, showsAll: Bool, showsNotes: Bool, style: TextStyle = .plain
    ) -> String {
        let inspector = MappingInspector(
            mapping, name: name, showsAll: showsAll, source: source, destination: destination)
        switch format {
        case .text: return style.outline(inspector.lines().map { $0 + "\n" }.joined())
        case .json:
            return ResultDocument("mapping show", messages, showsNotes: showsNotes, result: inspector.document()).text
        }
    }
}

extension MappingNewOutcome {
    /// What was made, and what is left to be done for it.
    package var text: String {
        let done = (isRehearsal ? action.wouldBe : nil) ?? action.rawValue
        let lines = ["\(done) \(TerminalText.escaped(bundle))"]
        return (lines + NewMappingText(composed: composed, inference: inference).lines).map { $0 + "\n" }.joined()
    }
}

extension MappingRefreshOutcome {
    /// What was done, or would be.
    package var text: String {
        var lines = sides.map(\.line)
        lines += refreshed.addedRows.map { "new row: \($0)" }
        lines += refreshed.vanishedRows.map { "kept: \($0), whose property is gone" }
        let action = !isChanged ? "unchanged" : isRehearsal ? "would update" : "updated"
        lines.append("\(action) \(filePath)")
        return lines.map { $0 + "\n" }.joined()
    }
}

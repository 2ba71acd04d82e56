import ModelcBase
import ModelcKit

/// Formats the files that were taken over from other tools, and the symbols that change.
struct AdoptionText {
    let adoption: Adoption
    /// Whether nothing was written.
    let isRehearsal: Bool

    private static let mostUses = 3

    var text: String { ([files] + removals + symbols).map { $0 + "\n" }.joined() }

    private var files: String {
        let tools = [(adoption.ofMogenerator, "mogenerator"), (adoption.ofXcode, "Xcode")].filter { !$0.0.isEmpty }
        let parts = tools.map { "\(Counted.text($0.0.count, "file")) of \($0.1)" }
        let verb = isRehearsal ? "would take over " : "took over "
        return parts.isEmpty ? "nothing to take over from mogenerator or Xcode" : verb + parts.joined(separator: ", ")
    }

    private var removals: [String] {
        adoption.removed.map { "\(isRehearsal ? "would remove" : "removed") \(TerminalText.escaped($0))" }
    }

    private var symbols: [String] {
        guard let report = adoption.symbols else { return [] }
        let used = report.lost.filter { !$0.uses.isEmpty }
        let counts =
            "symbols: \(report.keptCount) kept, \(report.gained.count) gained, \(report.lost.count) lost, "
            + "\(used.count) of them used"
        return [counts] + used.map(line)
            + report.lost.filter(\.uses.isEmpty).map { "lost, not used: \(TerminalText.escaped($0.symbol.text))" }
    }

    private func line(_ lost: SymbolReport.Lost) -> String {
        let shown = lost.uses.prefix(AdoptionText.mostUses).joined(separator: ", ")
        let more = lost.uses.count - AdoptionText.mostUses
        let rest = more > 0 ? " and \(more) more" : ""
        return TerminalText.escaped("lost: \(lost.symbol.text), used in \(shown)\(rest)")
    }
}

extension Adoption {
    var json: JSONValue {
        [
            "mogenerator": .array(ofMogenerator.map(JSONValue.string)), "xcode": .array(ofXcode.map(JSONValue.string)),
            "removed": .array(removed.map(JSONValue.string)),
            "kept": .integer(symbols?.keptCount ?? 0),
            "gained": .array((symbols?.gained ?? []).map { .string($0.text) }),
            "lost": .array(
                (symbols?.lost ?? []).map { lost in
                    ["symbol": .string(lost.symbol.text), "uses": .array(lost.uses.map(JSONValue.string))]
                }),
        ]
    }
}

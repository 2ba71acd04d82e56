import ModelcBase
import ModelcDiagnostics
import ModelcKit

extension FixturesOutcome {
    /// Returns the state of each store, as text or as JSON.
    ///
    /// - Parameters:
    ///   - isCheck: whether the stores were only checked.
    ///   - showsNotes: whether a JSON document contains notes too.
    package func text(_ format: OutputFormat, isCheck: Bool, showsNotes: Bool) -> String {
        switch format {
        case .text: text
        case .json:
            ResultDocument("fixtures", messages, showsNotes: showsNotes, result: document(isCheck)).text
        }
    }

    private var text: String {
        let quiet: Set<Fixture.State> = [.unchanged, .valid]
        var lines = fixtures.filter { !quiet.contains($0.state) }.map { fixture in
            "\(fixture.state.rawValue) \(TerminalText.escaped(fixture.path))"
        }
        if let testFile, hasWrittenTests { lines.append("wrote \(TerminalText.escaped(testFile))") }
        let rest = fixtures.count { quiet.contains($0.state) }
        if rest > 0 { lines.append("\(Counted.text(rest, "store")) up to date") }
        return lines.map { $0 + "\n" }.joined()
    }

    private func document(_ isCheck: Bool) -> JSONValue {
        [
            "folder": .string(folder), "isCheck": .bool(isCheck), "tests": .optional(testFile),
            "fixtures": .array(
                fixtures.map {
                    [
                        "version": .string($0.version), "path": .string($0.path), "objects": .integer($0.objectCount),
                        "state": .string($0.state.rawValue),
                    ]
                }),
        ]
    }
}

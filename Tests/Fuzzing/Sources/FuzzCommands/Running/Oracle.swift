import Foundation
import FuzzRunning

/// Checks a run against the rules that hold for every command and every input.
struct Oracle {
    let command: FuzzedCommand
    let outcome: CommandRun.Outcome
    /// Paths that changed although the command may not change them, with their content before the run.
    let changes: [String]

    /// The problems, one per line; empty if there are none.
    var failures: [String] { ending + streams + documents + files }

    private var ending: [String] {
        if outcome.tookTooLong { return ["did not end within \(CommandRun.seconds) s"] }
        if outcome.diedOfSignal { return ["died of signal \(outcome.status)"] }
        return [0, 1, 2, 64].contains(outcome.status) ? [] : ["exit code \(outcome.status)"]
    }

    private var streams: [String] {
        var failures: [String] = []
        if outcome.status != 0, outcome.output.isEmpty, outcome.errors.isEmpty {
            failures.append("exit code \(outcome.status) without a word")
        }
        for (name, bytes) in [("standard output", outcome.output), ("standard error", outcome.errors)] {
            if let code = Oracle.control(in: bytes) {
                failures.append("raw control character \(String(code, radix: 16)) on \(name)")
            }
            if Oracle.crashWords.contains(where: { bytes.range(of: Data($0.utf8)) != nil }) {
                failures.append("a trap's words on \(name)")
            }
        }
        return failures
    }

    private var documents: [String] {
        guard command.printsJSON, outcome.status == 0 || outcome.status == 1 else { return [] }
        let isDocument = (try? JSONSerialization.jsonObject(with: outcome.output)) != nil
        return isDocument ? [] : ["no JSON document on standard output"]
    }

    private var files: [String] { changes.map { "changed '\($0)'" } }

    /// Control characters of ASCII other than the tab and the line feed, and those of Latin-1.
    private static func control(in bytes: Data) -> UInt32? {
        String(decoding: bytes, as: UTF8.self).unicodeScalars.first {
            ($0.value < 0x20 && $0 != "\t" && $0 != "\n") || (0x7f...0x9f).contains($0.value)
        }?.value
    }

    private static let crashWords = ["Fatal error", "Program crashed", "terminate called", "AddressSanitizer"]
}

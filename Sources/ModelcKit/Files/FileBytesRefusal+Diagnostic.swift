import ModelcDiagnostics
import ModelcDisk
import ModelcFiles
import ModelcText

extension FileBytes.Refusal {
    /// Why a file that was named cannot be used.
    ///
    /// - Parameters:
    ///   - verb: what was to be done with it: `merged`.
    func diagnostic(of path: String, _ verb: String, help: String) -> Diagnostic {
        let name = TerminalText.escaped(path)
        let place = SourceLocation(path: path)
        return switch self {
        case .missing: Diagnostic(.noSuchPath, .error, "there is nothing at '\(name)'", at: place, help: help)
        case .unreadable(let reason):
            Diagnostic(.unreadableFile, .error, "'\(name)' cannot be \(verb): \(reason)", at: place, help: help)
        }
    }
}

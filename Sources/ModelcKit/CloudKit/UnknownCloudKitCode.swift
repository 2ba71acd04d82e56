import ModelcBase
import ModelcDiagnostics
import ModelcMirroring

/// A name that is not the code of a finding about schemas.
package struct UnknownCloudKitCode: Error {
    let name: String

    /// The error message; it suggests the most similar code.
    package var message: String {
        let near = SpellingSuggestion.nearest(
            to: name.uppercased(), among: CloudKitFindingCode.allCases.map(\.rawValue))
        return "there is no code '\(TerminalText.escaped(name))' about CloudKit schemas; "
            + (near.map { "did you mean '\($0)'?" } ?? "'\(ToolCommandName.explain) CK102' shows one")
    }
}

import ModelcBase
import ModelcDiagnostics

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The git settings and `.gitattributes` lines that were written. In a dry run, those that would be written.
package struct MergeSetupOutcome: RunOutcome {
    /// A git setting.
    package struct Setting: Hashable {
        package var name: String
        package var value: String
        /// The values of the setting before the run; empty if git did not have the setting.
        package var old: [String]
        /// Whether git already had exactly this value.
        package var isKnown: Bool { old == [value] }
    }

    /// The path of `.gitattributes` as shown in reports; nil outside a clone.
    package var attributes: String?
    /// The lines that were missing in `.gitattributes`.
    package var missing: [String]
    package var settings: [Setting]
    package var isForUser: Bool
    package var isRehearsal: Bool
    /// Warnings about models that git does not merge with modelc although the settings are installed.
    package var messages: [Diagnostic] = []

    package var hasWritten: Bool { !isRehearsal }

    package var result: RunResult { .done }
    /// Always empty, because the messages do not refer to positions in files.
    package var sources: [String: SourceText] { [:] }
}

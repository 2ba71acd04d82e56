import ModelcBase
import ModelcDiagnostics

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The installed git settings.
package struct MergeSetupOutcome: RunOutcome {
    /// A setting of git.
    package struct Setting: Hashable {
        package var name: String
        package var value: String
        /// The previous values in git.
        package var old: [String]
        /// Whether git already had this value and no other.
        package var isKnown: Bool { old == [value] }
    }

    /// The path of `.gitattributes`, as shown in reports; nil outside a clone.
    package var attributes: String?
    /// The lines that were missing.
    package var missing: [String]
    package var settings: [Setting]
    package var isForUser: Bool
    package var isRehearsal: Bool
    /// Warnings about models that git still does not merge with modelc.
    package var messages: [Diagnostic] = []

    package var hasWritten: Bool { !isRehearsal }

    package var result: RunResult { .done }
    /// Empty: the messages do not refer to positions in source text.
    package var sources: [String: SourceText] { [:] }
}

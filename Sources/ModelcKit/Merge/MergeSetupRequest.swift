import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcGit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The git settings to install.
package struct MergeSetupRequest {
    /// Whether to change the user's git settings, for all repositories.
    package var isForUser = false
    /// Whether the run is a dry run: it writes nothing.
    package var isRehearsal = false
    /// The absolute path of the running tool, which git uses if the tool is not on the search path; nil to use the name
    /// `modelc`.
    package var tool: String?

    package init() {}
}

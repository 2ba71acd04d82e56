import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcGit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The request to install the git settings.
package struct MergeSetupRequest {
    /// Whether to change the user's global git settings, which apply to all repositories.
    package var isForUser = false
    /// Whether the run is a dry run: it writes nothing.
    package var isRehearsal = false
    /// The absolute path of the running tool. Git's settings use it if the tool is not on the search path. If nil, they
    /// use the name `modelc`.
    package var tool: String?

    package init() {}
}

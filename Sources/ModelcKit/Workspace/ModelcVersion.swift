import ModelcBase
import ModelcConfiguration
import ModelcDiagnostics
import ModelcFiles
import ModelcGit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The version of modelc, and the address of its repository. The documentation has no web address; `modelc explain
/// RULE` shows the page of a rule.
package enum ModelcVersion {
    package static let text = "0.1.0"

    /// The GitHub account that owns the repository. This is a placeholder. To replace it, change this line and record
    /// the pages (`PublicFrontTests`).
    package static let owner = "OWNER"

    /// The web address of the repository.
    package static let repository = "https://github.com/\(owner)/modelc"
}

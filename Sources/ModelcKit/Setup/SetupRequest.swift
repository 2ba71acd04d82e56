import ModelcLint

/// The files to set up in a project, in addition to `.modelc.yml`.
package struct SetupRequest {
    /// A CI service that runs checks.
    package enum Service: String, CaseIterable, Sendable {
        case github
        case gitlab
    }

    /// The paths of the models, or folders to search for them; if empty, all models below the working folder.
    package var models: [String] = []
    /// The CI services that check every change.
    package var services: Set<Service> = []
    /// Whether pre-commit checks every commit.
    package var addsHook = false
    /// Whether git attributes mark generated files.
    package var addsAttributes = false
    /// Whether the run is a dry run: it only lists the files.
    package var isRehearsal = false

    package init() {}
}

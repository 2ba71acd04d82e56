import ModelcLint

/// The request to set up a project. It lists the files to write in addition to `.modelc.yml`.
package struct SetupRequest {
    /// A CI service that can run modelc.
    package enum Service: String, CaseIterable, Sendable {
        case github
        case gitlab
    }

    /// The paths of models, or of folders to search for models. If empty, all models below the working folder are used.
    package var models: [String] = []
    /// The calls of mogenerator that the configuration replaces. If nil, the settings are chosen from the existing
    /// classes.
    package var calls: [MogeneratorRequest]?
    /// Whether to add the lines of the manifest and the accessors that a Swift package needs for its models.
    package var addsPackage = false
    /// The CI services to add files for. They check every change.
    package var services: Set<Service> = []
    /// Whether to add a hook for the program pre-commit. It checks every commit.
    package var addsHook = false
    /// Whether to add git attributes that mark generated files.
    package var addsAttributes = false
    /// Whether the run is a dry run: it lists the files and writes nothing.
    package var isRehearsal = false

    package init() {}
}

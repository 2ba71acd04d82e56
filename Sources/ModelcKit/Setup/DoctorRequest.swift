import ModelcLint

/// The models whose setup is checked.
package struct DoctorRequest {
    /// The paths of the models, or folders to search for them; if empty, those of the project.
    package var models: [String] = []

    package init() {}
}

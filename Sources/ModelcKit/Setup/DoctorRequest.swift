import ModelcLint

/// The request to check a project's setup.
package struct DoctorRequest {
    /// The paths of models, or of folders to search for models. If empty, the models of the project are checked.
    package var models: [String] = []

    package init() {}
}

import ModelcBase
import ModelcDiagnostics

/// The error of a request with conflicting options, or without a required option.
package struct UsageError: Error {
    /// The problem, and the option that solves it.
    package var message: String
    /// Messages collected before the error.
    package var remarks: Remarks?
    /// The models that the user can choose from, if the command requires one model. Contains their paths, and the
    /// folder that the user named instead of a model (nil if none was named). The tool suggests one command for each
    /// path.
    package private(set) var choices: (models: [String], folder: String?)?
    /// Whether only a value in the request is wrong, and not the way the command is called. If true, the usage text of
    /// the command is not shown.
    package var isAboutContent = false

    init(_ message: String, remarks: Remarks? = nil) {
        self.message = message
        self.remarks = remarks
    }

    /// Creates the error for a command that has to name a model.
    ///
    /// - Parameters:
    ///   - models: the paths of the models that were found, as the user would type them.
    ///   - folder: the folder that the user named instead of a model; nil if none was named.
    init(choosing models: [String], in folder: String?, _ advice: String) {
        let place = folder.map { " in '\($0)'" } ?? ""
        self.init("found \(models.count) models\(place); \(advice)")
        choices = (models, folder)
    }
}

import ModelcBase
import ModelcDiagnostics
import ModelcFiles

/// The models of a run of lint, before they are read.
struct FoundModels {
    /// The paths of the models, without duplicates.
    private(set) var paths: [String] = []
    /// The failures to search for models.
    private(set) var problems: [Diagnostic] = []
    /// Whether the run includes all models of the project, and not only named ones.
    let isWholeProject: Bool

    /// - Parameter paths: models, or folders to search for models.
    init(_ paths: [String], isWholeProject: Bool) {
        self.isWholeProject = isWholeProject
        var seen: Set<String> = []
        for path in paths {
            let search = ModelSearch(path)
            // Only named folders are searched for compiled models: the working folder may contain build products.
            let (named, problems) =
                path == "." ? (search.models, search.problems) : search.orCompiled(below: path)
            self.problems += problems
            self.paths += named.filter { seen.insert(PathText.absolute($0)).inserted }
        }
        // If two models have the same classes, one of them gets the finding, regardless of the order in which they were named.
        self.paths.sort { $0.isBefore($1) }
    }

    /// Whether there can be another model with the same classes.
    var mayShareClasses: Bool { isWholeProject || paths.count > 1 }
}

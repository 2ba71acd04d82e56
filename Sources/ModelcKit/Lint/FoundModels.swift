import ModelcBase
import ModelcDiagnostics
import ModelcFiles

/// The models of a run of lint, before they are read.
struct FoundModels {
    /// The paths of the models, without duplicates.
    private(set) var paths: [String] = []
    /// The errors from searching for models.
    private(set) var problems: [Diagnostic] = []
    /// Whether the run includes all models of the project. False if the user named models or folders.
    let isWholeProject: Bool

    /// - Parameter paths: paths of models, or of folders to search for models.
    init(_ paths: [String], isWholeProject: Bool) {
        self.isWholeProject = isWholeProject
        var seen: Set<String> = []
        for path in paths {
            let search = ModelSearch(path)
            let (named, problems) = search.orOther(below: path, isNamed: path != ".")
            self.problems += problems
            self.paths += named.filter { seen.insert(PathText.absolute($0)).inserted }
        }
        // If two models declare the same classes, only one of them gets the finding. Sorting makes this independent of
        // the order of the arguments.
        self.paths.sort { $0.isBefore($1) }
    }

    /// Whether another model of the run may have the same classes: there are several models, or the run includes the
    /// whole project.
    var mayShareClasses: Bool { isWholeProject || paths.count > 1 }
}

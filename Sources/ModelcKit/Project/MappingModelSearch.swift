import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSchema

/// Finds the mapping models of a project: at the paths that the user gave or, if there are none, below the root of the
/// project.
struct MappingModelSearch {
    /// The paths of the folders that were searched. They are relative to the working folder, or absolute if the user
    /// gave absolute paths.
    private(set) var folders: [String] = []
    /// The paths of mapping models, without duplicates.
    private(set) var paths: [String] = []
    /// Errors for given paths that do not exist or cannot be searched.
    private(set) var problems: [Diagnostic] = []
    private let workspace: Workspace

    /// - Parameters:
    ///   - named: the paths of mapping models, and of folders to search. If empty, the root of the project is searched.
    ///   - bundle: the path of the model that the project is searched for.
    init(_ named: [String], around bundle: String, in workspace: Workspace) {
        self.workspace = workspace
        for path in named.isEmpty ? root(around: bundle) : named {
            if path.hasSuffix(MappingModelReader.bundleExtension) {
                add([path])
            } else {
                search(path, isNamed: !named.isEmpty)
            }
        }
    }

    /// Returns the folder to search. If it cannot be determined, returns an empty array and adds an error.
    private mutating func root(around bundle: String) -> [String] {
        do {
            return [try MappingModelSearch.root(of: bundle, in: workspace)]
        } catch {
            problems.append(error.diagnostic)
            return []
        }
    }

    private mutating func search(_ path: String, isNamed: Bool) {
        let search = ModelSearch(path)
        let isBundle = path.hasSuffix(".xcdatamodeld")
        folders.append(path)
        add(search.mappingModels)
        // It is not an error if a folder contains mapping models but no data models. It is an error if a folder
        // cannot be read.
        problems += search.problems.filter { $0.id != .noModels }
        if isNamed, search.models.contains(path), !isBundle { problems.append(noFolder(path)) }
    }

    private mutating func add(_ more: [String]) {
        let known = Set(paths.map(PathText.absolute))
        paths += more.filter { !known.contains(PathText.absolute($0)) }
    }

    private func noFolder(_ path: String) -> Diagnostic {
        Diagnostic(
            .noSuchPath, .error, "there is no folder at '\(path)'", at: SourceLocation(path: path),
            help: "give a folder with mapping models, or an .xcmappingmodel bundle")
    }

    /// Returns the folder to search for the mapping models of a bundle: the root of its project. If no project is
    /// found, this is the working folder if it contains the bundle, and otherwise the bundle's folder.
    static func root(of bundle: String, in workspace: Workspace) throws(FileProblem) -> String {
        let absolute = workspace.absolute(bundle)
        let display = workspace.display
        guard let root = try ProjectRoot.folder(of: absolute) else {
            return rootWithoutProject(bundle, absolute, workspace)
        }
        guard workspace.folder == nil else { return root }
        // If the user gave an absolute path, the result is absolute as well.
        let isElsewhere = bundle.hasPrefix("/") && display.path(absolute).hasPrefix("/")
        return isElsewhere ? root : display.path(root, from: ".")
    }

    private static func rootWithoutProject(
        _ bundle: String, _ absolute: String, _ workspace: Workspace
    ) -> String {
        let display = workspace.display
        let isInside = !display.path(absolute).hasPrefix("/")
        // The root of the file system is never used as the folder of a project.
        return isInside && display.root != "/" ? workspace.path(".") : PathText.folder(of: bundle)
    }
}

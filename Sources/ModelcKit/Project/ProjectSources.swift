import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSchema

/// The source code of a project: the paths of its Swift and Objective-C files in all folders that can be listed. Links are not
/// followed, and folders with third-party code are skipped.
struct ProjectSources {
    /// The paths in byte order, as the user would type them.
    private(set) var paths: [String] = []

    private static let extensions = [".swift", ".h", ".m", ".mm"]

    init(below root: String) {
        var folders = [root]
        while let folder = folders.popLast() {
            for name in (try? FolderListing.names(in: folder)) ?? [] where !ModelSearch.isSkipped(name) {
                let path = PathText.joined(folder, name)
                if ProjectSources.extensions.contains(where: name.hasSuffix) {
                    paths.append(path)
                } else if (try? FileSystem.isOwnFolder(path)) ?? false {
                    folders.append(path)
                }
            }
        }
        paths = paths.inByteOrder()
    }

    /// Returns the folder of the Swift package target that contains a path, judged by the path alone: `Sources/App`; nil outside
    /// a target.
    static func packageTarget(of path: String) -> [Substring]? {
        let folders = folders(above: path)
        guard let start = folders.firstIndex(where: { $0 == "Sources" || $0 == "Tests" }), start + 1 < folders.count
        else { return nil }
        return Array(folders[...(start + 1)])
    }

    /// Returns the names of the folders in a path, starting with an empty name if the path is absolute.
    static func folders(above path: String) -> [Substring] {
        let parts = path.split(separator: "/").dropLast()
        return path.hasPrefix("/") ? [""] + parts : Array(parts)
    }
}

/// The modelc plugins that a Swift package uses, as named in its manifest.
struct PackagePlugins: Sendable {
    /// The names in byte order; empty if there is no manifest.
    let names: [String]

    /// The product names of all modelc plugins.
    private static let known = [
        "CompileModel", "GenerateManagedObjects", "GenerateManagedObjectsCommand", "LintModel",
    ]
    private static let manifest = "Package.swift"
    private static let megabytes = 4

    /// Reads the manifest in the working folder.
    init(in workspace: Workspace) {
        let bytes = try? FileBytes.contents(
            of: workspace.path(PackagePlugins.manifest), megabytes: PackagePlugins.megabytes
        ).get()
        let text = String(decoding: bytes ?? [], as: UTF8.self)
        names = PackagePlugins.known.filter { text.contains("\"\($0)\"") }
    }

    /// Whether a build generates the classes of the package's models.
    var generatesClasses: Bool { names.contains("GenerateManagedObjects") }
}

/// Finds the mapping models of a project: at the given paths, or else below the project's root.
struct MappingModelSearch {
    /// The folders that were searched, as the user would type them.
    private(set) var folders: [String] = []
    /// The paths of mapping models, without duplicates.
    private(set) var paths: [String] = []
    /// Errors for given paths that do not exist or cannot be searched.
    private(set) var problems: [Diagnostic] = []
    private let workspace: Workspace

    /// - Parameters:
    ///   - named: folders and mapping models; if empty, the root of the project is searched.
    ///   - bundle: the path of a model.
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

    /// Returns the folder to search; empty, with an error, if it cannot be determined.
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
        // A folder of mapping models may have no data models; a folder that cannot be read may have some.
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

    /// Returns the folder to search for the mapping models of a bundle: the root of its project. Without a recognisable project,
    /// this is the working directory if it contains the bundle, or else the bundle's folder.
    static func root(of bundle: String, in workspace: Workspace) throws(FileProblem) -> String {
        let absolute = workspace.absolute(bundle)
        let display = workspace.display
        guard let root = try ProjectRoot.folder(of: absolute) else {
            return rootWithoutProject(bundle, absolute, workspace)
        }
        guard workspace.folder == nil else { return root }
        // An absolute path from the user stays absolute.
        let isElsewhere = bundle.hasPrefix("/") && display.path(absolute).hasPrefix("/")
        return isElsewhere ? root : display.path(root, from: ".")
    }

    private static func rootWithoutProject(
        _ bundle: String, _ absolute: String, _ workspace: Workspace
    ) -> String {
        let display = workspace.display
        let isInside = !display.path(absolute).hasPrefix("/")
        // The root of the file system is never the folder of a project.
        return isInside && display.root != "/" ? workspace.path(".") : PathText.folder(of: bundle)
    }
}

/// The classes that Xcode generates for the models of a run. Models of different projects, or of different targets of a Swift
/// package, are not built together.
struct ProjectClasses {
    private struct Known {
        var place: Location
        var classes: XcodeClasses
    }

    /// The build that a model belongs to; models with the same value are built together.
    private struct Location: Hashable {
        /// The folder of the project, or of the target in a Swift package; empty if there is no project.
        var folder: String
        var nearness: XcodeClasses.Nearness
    }

    private var known: [Known] = []
    private let display: DisplayPath

    init(_ display: DisplayPath) { self.display = display }

    /// Returns the classes of other models that may be in the same target as a model.
    func others(besideModelAt path: String) -> [XcodeClasses] {
        let bundle = PathText.bundle(ofVersion: path) ?? path
        let place = ProjectClasses.place(of: bundle)
        return known.filter { $0.place == place && $0.classes.path != display.path(bundle) }.map(\.classes)
    }

    mutating func add(_ model: ManagedObjectModel, at path: String) {
        let bundle = PathText.bundle(ofVersion: path) ?? path
        guard var classes = XcodeClasses(of: model, at: display.path(bundle)) else { return }
        let place = ProjectClasses.place(of: bundle)
        classes.nearness = place.nearness
        known.append(Known(place: place, classes: classes))
    }

    /// Returns diagnostics about classes that are generated both for this version of the bundle and for another model. Then adds
    /// the bundle to the known models.
    mutating func diagnostics(of version: ModelVersion, in bundle: VersionedModel) -> [Diagnostic] {
        guard let model = version.model else { return [] }
        defer { add(model, at: bundle.path) }
        return others(besideModelAt: bundle.path).compactMap { other in
            let entities = other.entitiesAgain(in: model)
            guard let first = entities.first, let severity = other.severity(besides: model) else { return nil }
            return Diagnostic(
                .classInTwoModels, severity, other.message(about: entities),
                at: version.location(of: SchemaLocation(first, attribute: "codeGenerationType")), modelPath: first.name,
                help: RuleNames.all.rule(DiagnosticID.classInTwoModels.rawValue)?.help)
        }
    }

    private static func place(of path: String) -> Location {
        let path = PathText.absolute(path)
        guard let project = try? ProjectRoot.nearestProject(of: path) else {
            return Location(folder: "", nearness: .folder)
        }
        guard FileSystem.exists(PathText.joined(project, "Package.swift")) else {
            return Location(folder: project, nearness: .project)
        }
        // `Sources/Target`; the bundle itself is not a folder of the package.
        let folders = PathText.parts(of: PathText.relative(path, to: project)).dropLast().prefix(2)
        return Location(folder: ([project] + folders).joined(separator: "/"), nearness: .target)
    }
}

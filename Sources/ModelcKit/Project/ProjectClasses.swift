import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSchema

/// The classes that Xcode generates for the models of a run. Only models that are built together are compared: not
/// models of different projects, or of different targets in a Swift package.
struct ProjectClasses {
    private struct Known {
        var place: Location
        var classes: XcodeClasses
    }

    /// The project or target that a model is built in. Models with equal values are built together.
    private struct Location: Hashable {
        /// The folder of the project, or of the target in a Swift package. Empty if no project is found.
        var folder: String
        var nearness: XcodeClasses.Nearness
    }

    private var known: [Known] = []
    private let display: DisplayPath

    init(_ display: DisplayPath) { self.display = display }

    /// Returns the classes of the other models that may be built in the same target.
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

    /// Returns a diagnostic for each model read earlier that has a generated class with the same name as a class of
    /// this version. Then adds this version's classes to the known ones.
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
        // At most the first two folders are those of the target, such as `Sources/App`. The last component is the
        // bundle itself.
        let folders = PathText.parts(of: PathText.relative(path, to: project)).dropLast().prefix(2)
        return Location(folder: ([project] + folders).joined(separator: "/"), nearness: .target)
    }
}

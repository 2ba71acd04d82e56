import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcSettings
import ModelcVersionHash

/// Reads the bundles that mapping models refer to, each once.
final class MappedBundles {
    private var versionsByBundle: [String: [MappingCheckSubject.Version]] = [:]
    /// The bundles that were read; reports show source lines from them.
    private(set) var models: [VersionedModel] = []
    /// Errors from reading the bundles.
    private(set) var ledger = RunLedger()
    private let reader: ModelReader

    init(_ reader: ModelReader) { self.reader = reader }

    /// Returns all versions of the bundle that contains a version, in order; for a version outside a bundle, only that version.
    func versions(besides versionPath: String) -> [MappingCheckSubject.Version] {
        let bundle = PathText.bundle(ofVersion: versionPath) ?? versionPath
        if let known = versionsByBundle[bundle] { return known }
        let reading = reader.read(bundle, .all)
        ledger.enter(reading.diagnostics.filter(\.stopsReading))
        let model = reading.model
        let versions = (model?.versions ?? []).compactMap { version in
            version.model.map { model in
                MappingCheckSubject.Version(
                    name: version.name, bundlePath: bundle, filePath: version.filePath, model: model,
                    hashes: EmbeddedModelComparison.comparableHashes(of: model))
            }
        }
        if let model { models.append(model) }
        versionsByBundle[bundle] = versions
        return versions
    }

    /// Returns the input of the check of a mapping model: the mapping model, its two versions, and the other versions of their
    /// bundles.
    ///
    /// - Parameter policyClasses: the classes to search for migration policies; nil if no sources are given.
    func subject(
        _ mapping: MappingModel, _ source: EmbeddedModelStatus, _ destination: EmbeddedModelStatus,
        _ policyClasses: PolicyClasses?
    ) -> MappingCheckSubject {
        let groups = [source, destination].map { $0.path.map(versions(besides:)) ?? [] }
        let known = Set(groups[0].map(\.bundlePath))
        return MappingCheckSubject(
            mapping: mapping, source: side(mapping.source, source, groups[0]),
            destination: side(mapping.destination, destination, groups[1]),
            versions: groups[0] + groups[1].filter { !known.contains($0.bundlePath) }, policyClasses: policyClasses)
    }

    private func side(
        _ copy: EmbeddedModel, _ status: EmbeddedModelStatus, _ versions: [MappingCheckSubject.Version]
    ) -> MappingCheckSubject.Side {
        MappingCheckSubject.Side(
            version: versions.first { PathText.folder(of: $0.filePath) == status.path },
            copiedHashes: copy.model.map(EmbeddedModelComparison.comparableHashes) ?? [:],
            staleEntities: status.staleEntities)
    }
}

/// The other mapping models of a project: Core Data takes each of them between the versions that it was made for.
struct OtherMappings {
    /// The paths of mapping models that are not among them.
    let known: [String]
    /// Folders and mapping models of the configuration; the root of the project is searched where there are none.
    let named: [String]
    /// The folder below which their models are.
    let modelFolder: String
    let workspace: Workspace

    /// The pairs of versions that they were made for.
    ///
    /// - Parameter versions: the versions of a bundle, between which the pairs are.
    func madePairs(among versions: [MappingCheckSubject.Version]) -> Set<MappingCheckSubject.Pair> {
        guard let bundle = versions.first?.bundlePath else { return [] }
        let known = Set(self.known.map(resolved))
        let search = MappingModelSearch(named.map { workspace.path($0) }, around: bundle, in: workspace)
        let others = search.paths.filter { !known.contains(resolved($0)) }
        let bundles = MappedBundles(workspace.reader)
        let made = others.flatMap { madePairs(ofMappingAt: $0, bundles) }
        // One version may be spelt in several ways.
        let spelt = Dictionary(
            versions.map { (resolved($0.filePath), $0.filePath) }, uniquingKeysWith: { one, _ in one })
        return Set(
            made.compactMap { pair in
                spelt[resolved(pair.from)].flatMap { from in
                    spelt[resolved(pair.to)].map { MappingCheckSubject.Pair(from: from, to: $0) }
                }
            })
    }

    /// What cannot be read is reported where it is checked.
    private func madePairs(
        ofMappingAt path: String, _ bundles: MappedBundles
    ) -> Set<MappingCheckSubject.Pair> {
        let reading = workspace.mappingReader.read(path)
        guard let mapping = reading.mapping else { return [] }
        let sides = EmbeddedModelStatus.sides(of: mapping, reading.filePath, under: modelFolder, in: workspace)
        return MappingFit.madePairs(of: bundles.subject(mapping, sides.source, sides.destination, nil))
    }

    private func resolved(_ path: String) -> String { ExistingPath.resolved(workspace.absolute(path)) }
}

/// The source code to search for migration policies: the same as for lint rules that read source code.
struct PolicySources {
    /// The classes declared in the sources; nil if no sources are given.
    let classes: PolicyClasses?
    /// Errors from reading the sources.
    let problems: [Diagnostic]
    /// Messages that are not errors.
    let messages: [Diagnostic]

    /// - Parameters:
    ///   - paths: folders, files, or patterns.
    ///   - module: the Swift module that the sources belong to; nil if it is not set.
    init(_ paths: [String], module: String?, in workspace: Workspace) {
        let files = SourceFiles(
            paths.isEmpty ? nil : .flag(ConfiguredPaths(paths.map { ConfiguredPath($0) })), in: workspace)
        problems = files.problems
        messages = files.messages
        classes = files.classes.map { classes in
            PolicyClasses(classes.filter { !$0.isExtension }.map(PolicySources.declaration), module: module)
        }
    }

    private static func declaration(of declared: DeclaredClass) -> PolicyClasses.Declaration {
        PolicyClasses.Declaration(
            name: declared.name, objectiveCName: declared.objectiveCName, superclass: declared.superclassName)
    }
}

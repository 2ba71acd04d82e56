import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import ModelcVersionHash

/// The mapping models of a bundle, found by their embedded models (migration §9).
struct PlanMappings {
    private(set) var known: [KnownMapping] = []
    private(set) var reported: [MigrationReport.Mapping] = []
    private(set) var findings: [MigrationFinding] = []
    private(set) var diagnostics: [Diagnostic] = []
    private let versions: PlannedVersions

    /// - Parameter paths: folders to search, and mapping models; the folder of the bundle where there are none.
    init(_ paths: [String], _ versions: PlannedVersions) {
        self.versions = versions
        let isNamed = !paths.isEmpty
        let found = (isNamed ? paths : [PathText.folder(of: versions.bundle.path)]).flatMap { path in
            path.hasSuffix(MappingModelReader.bundleExtension) ? [path] : search(path, isNamed: isNamed)
        }
        guard !found.isEmpty else { return }
        let schemas = versions.all.map { (version: $0, hashes: EmbeddedModelComparison.comparableHashes(of: $0.model)) }
        var seen: Set<String> = []
        for path in found where seen.insert(OutputFolders.absolute(path)).inserted {
            let reading = MappingModelReader().read(path)
            let problems = reading.diagnostics.filter { $0.severity == .error }
            diagnostics += isNamed ? problems : problems.map { $0.demoted() }
            if let mapping = reading.mapping { add(mapping, reading.bundlePath, schemas) }
        }
    }

    private mutating func search(_ path: String, isNamed: Bool) -> [String] {
        let search = ModelSearch(path)
        // A folder of mapping models need not have data models.
        if isNamed { diagnostics += search.problems.filter { $0.id != .noModels } }
        if isNamed, search.models.contains(path) { diagnostics.append(noFolder(path)) }
        return search.mappingModels
    }

    private func noFolder(_ path: String) -> Diagnostic {
        Diagnostic(
            .noSuchPath, .error, "there is no folder at '\(path)'", at: SourceLocation(path: path),
            help: "give a folder with mapping models, or an .xcmappingmodel bundle")
    }

    private typealias Schema = (version: PlannedVersion, hashes: [String: VersionHash])

    private mutating func add(_ mapping: MappingModel, _ path: String, _ schemas: [Schema]) {
        let file = PathText.name(of: path)
        let name =
            file.hasSuffix(MappingModelReader.bundleExtension)
            ? String(file.dropLast(MappingModelReader.bundleExtension.count)) : file
        let pairs = PlanMappings.pairs(mapping, schemas)
        let copies = [original(of: mapping.source), original(of: mapping.destination)].compactMap { $0 }
        guard !pairs.isEmpty || !copies.isEmpty else { return }
        reported.append(MigrationReport.Mapping(name: name, path: path, pairs: pairs))
        known.append(KnownMapping(name: name, pairs: pairs))
        findings += staleness(mapping, name, path, pairs)
        if !mapping.unreachableObjects.isEmpty {
            let count = mapping.unreachableObjects.count
            findings.append(
                MigrationFinding(
                    .orphanedMappings, modelPath: "",
                    reason: "\(count) object\(count == 1 ? "" : "s") of \(name) \(count == 1 ? "is" : "are") led to by "
                        + "nothing", subject: .mapping(name)))
        }
        guard !pairs.isEmpty else { return }
        findings += ResolvedMapping(mapping).droppedEntities.map { entity in
            MigrationFinding(
                .entityOmittedByMapping, modelPath: entity.name,
                reason: "no entity mapping of \(name) leaves from it, so that its rows are dropped",
                fix: "add an entity mapping if the rows matter", subject: .mapping(name))
        }
    }

    /// The pairs of versions whose hashes are those of every entity that the mapping model mentions.
    private static func pairs(_ mapping: MappingModel, _ schemas: [Schema]) -> [KnownMapping.Pair] {
        let sources = mapping.entityMappings.compactMap(\.sourceEntityName)
        let destinations = mapping.entityMappings.compactMap(\.destinationEntityName)
        guard let source = mapping.source.model, let destination = mapping.destination.model,
            !sources.isEmpty, !destinations.isEmpty
        else { return [] }
        let from = EmbeddedModelComparison.comparableHashes(of: source)
        let to = EmbeddedModelComparison.comparableHashes(of: destination)
        func fits(_ names: [String], _ copy: [String: VersionHash], _ version: [String: VersionHash]) -> Bool {
            names.allSatisfy { copy[$0] != nil && copy[$0] == version[$0] }
        }
        let starts = schemas.indices.filter { fits(sources, from, schemas[$0].hashes) }
        let ends = schemas.indices.filter { fits(destinations, to, schemas[$0].hashes) }
        return starts.flatMap { start in
            // What is the same schema needs no mapping.
            ends.filter { $0 > start && schemas[$0].hashes != schemas[start].hashes }.map { end in
                KnownMapping.Pair(from: schemas[start].version.name, to: schemas[end].version.name)
            }
        }
    }

    /// The version of the bundle that a copy was made from, by its path; nil where it is of another bundle, or gone.
    private func original(of copy: EmbeddedModel) -> PlannedVersion? {
        guard copy.bundleName == versions.bundle.name else { return nil }
        return copy.versionName.flatMap { versions.version(named: $0) }
    }

    /// Copies that are not what their versions are (migration §9.3).
    private func staleness(
        _ mapping: MappingModel, _ name: String, _ path: String, _ pairs: [KnownMapping.Pair]
    ) -> [MigrationFinding] {
        let isFound = pairs.contains {
            $0.from == mapping.source.versionName && $0.to == mapping.destination.versionName
        }
        return [mapping.source, mapping.destination].compactMap { copy in
            guard let version = original(of: copy), let model = copy.model else { return nil }
            let entities = EmbeddedModelComparison.staleEntities(of: model, against: version.model)
            guard !entities.isEmpty else { return nil }
            let effect = isFound ? "" : ", so that Core Data does not find it for the two versions"
            return MigrationFinding(
                .staleMapping, modelPath: "",
                reason: "the copy of \(version.name) in \(name) differs from it in \(entities.joined(separator: ", "))"
                    + effect, fix: "run 'modelc mapping refresh \(path)'", subject: .mapping(name))
        }
    }
}

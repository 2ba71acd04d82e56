import ModelcDiagnostics
import ModelcFiles
import ModelcMigration
import ModelcSchema
import ModelcVersionHash

/// The mapping models of a bundle, found by their embedded models (migration §9).
struct PlanMappings {
    /// A mapping model of the bundle.
    private struct Member {
        var reading: MappingModelReading
        var name: String
        /// What `modelc mapping check` says of it.
        var findings: [MappingFinding]
    }

    private(set) var known: [KnownMapping] = []
    private(set) var reported: [MigrationReport.Mapping] = []
    private(set) var diagnostics: [Diagnostic] = []
    private var members: [Member] = []
    private let bundle: VersionedModel

    /// - Parameter paths: folders to search, and mapping models; the folder of the bundle where there are none.
    init(_ paths: [String], _ versions: PlannedVersions) {
        bundle = versions.bundle
        let isNamed = !paths.isEmpty
        let found = (isNamed ? paths : [PathText.folder(of: bundle.path)]).flatMap { path in
            path.hasSuffix(MappingModelReader.bundleExtension) ? [path] : search(path, isNamed: isNamed)
        }
        guard !found.isEmpty else { return }
        let schemas = versions.all.map { MappingCheckSubject.Version($0, in: bundle) }
        var seen: Set<String> = []
        for path in found where seen.insert(OutputFolders.absolute(path)).inserted {
            let reading = MappingModelReader().read(path)
            let problems = reading.diagnostics.filter { $0.severity == .error }
            diagnostics += isNamed ? problems : problems.map { $0.demoted() }
            if let mapping = reading.mapping { add(mapping, reading, schemas) }
        }
    }

    private mutating func search(_ path: String, isNamed: Bool) -> [String] {
        let search = ModelSearch(path)
        // A folder of mapping models need not have data models; one that cannot be read may have any.
        diagnostics += search.problems.filter { $0.id != .noModels }
        if isNamed, search.models.contains(path) { diagnostics.append(noFolder(path)) }
        return search.mappingModels
    }

    private func noFolder(_ path: String) -> Diagnostic {
        Diagnostic(
            .noSuchPath, .error, "there is no folder at '\(path)'", at: SourceLocation(path: path),
            help: "give a folder with mapping models, or an .xcmappingmodel bundle")
    }

    /// A mapping model belongs to the bundle if it fits two of its versions, or was made from them.
    private mutating func add(
        _ mapping: MappingModel, _ reading: MappingModelReading, _ versions: [MappingCheckSubject.Version]
    ) {
        guard let source = mapping.source.model, let destination = mapping.destination.model else { return }
        let subject = MappingCheckSubject(
            mapping: mapping, source: side(mapping.source, source, versions),
            destination: side(mapping.destination, destination, versions), versions: versions)
        let pairs = pairs(subject)
        guard !pairs.isEmpty || subject.source.version != nil && subject.destination.version != nil else { return }
        let file = PathText.name(of: reading.bundlePath)
        let name =
            file.hasSuffix(MappingModelReader.bundleExtension)
            ? String(file.dropLast(MappingModelReader.bundleExtension.count)) : file
        known.append(KnownMapping(name: name, pairs: pairs))
        reported.append(MigrationReport.Mapping(name: name, path: reading.bundlePath, pairs: pairs))
        members.append(
            Member(
                reading: reading, name: name,
                findings: MappingChecker().findings(in: subject) + MappingCheckSession.orphans(reading)))
    }

    /// The pairs of an earlier and a later version that Core Data would use a mapping model for.
    private func pairs(_ subject: MappingCheckSubject) -> [KnownMapping.Pair] {
        let hashes = subject.versions.map(\.hashes)
        return MappingFit.pairs(
            of: subject.mapping, source: subject.source.copiedHashes, destination: subject.destination.copiedHashes,
            among: hashes
        ).filter { $0.from < $0.to && hashes[$0.from] != hashes[$0.to] }.map { pair in
            KnownMapping.Pair(from: subject.versions[pair.from].name, to: subject.versions[pair.to].name)
        }
    }

    /// One side with the version that the copy was made from: by its path, or else the one that it equals.
    private func side(
        _ copy: EmbeddedModel, _ model: ManagedObjectModel, _ versions: [MappingCheckSubject.Version]
    ) -> MappingCheckSubject.Side {
        let hashes = EmbeddedModelComparison.comparableHashes(of: model)
        let named = copy.bundleName == bundle.name ? versions.first { $0.name == copy.versionName } : nil
        let version = named ?? versions.first { $0.hashes == hashes }
        return MappingCheckSubject.Side(
            version: version, copiedHashes: hashes,
            staleEntities: version.map { EmbeddedModelComparison.staleEntities(of: model, against: $0.model) } ?? [])
    }

    /// What is to be said of the mapping models, with the severities that the user wants.
    func issues(_ severities: MigrationSeverities) -> [MigrationReport.Issue] {
        members.flatMap { member in member.findings.compactMap { issue($0, member, severities) } }
    }

    private func issue(
        _ finding: MappingFinding, _ member: Member, _ severities: MigrationSeverities
    ) -> MigrationReport.Issue? {
        guard let level = severities.level(of: finding.code) else { return nil }
        // Which pairs are meant is the point; what differs in a copy is shown by modelc mapping check.
        let pairs = finding.code == .ambiguousMapping ? finding.details.map(\.message) : []
        let list = pairs.isEmpty ? "" : " (\(pairs.joined(separator: "; ")))"
        return MigrationReport.Issue(
            MigrationFinding(
                finding.code, modelPath: finding.modelPath, reason: finding.message + list, fix: finding.help,
                newPosition: finding.position, subject: .mapping(member.name)),
            level: severities.choices[finding.code] == nil ? finding.level : level, file: member.reading.filePath,
            position: finding.position)
    }
}

extension MappingCheckSubject.Version {
    fileprivate init(_ version: PlannedVersion, in bundle: VersionedModel) {
        self.init(
            name: version.name, bundlePath: bundle.path, filePath: version.file, model: version.model,
            hashes: EmbeddedModelComparison.comparableHashes(of: version.model))
    }
}

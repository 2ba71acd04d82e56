import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcVersionHash

/// The mapping models of a bundle. They are found by comparing their embedded models with the bundle's versions
/// (FormatMigrationFacts §9).
struct PlanMappings {
    /// A mapping model that belongs to the bundle.
    private struct Member {
        var reading: MappingModelReading
        var name: String
        var mapping: MappingModel
        /// The pairs of versions for whose migration Core Data would use the mapping model.
        var pairs: [KnownMapping.Pair]
        /// The source and destination versions that the mapping model was made for, even if its embedded models no
        /// longer match them; nil if they are unknown.
        var purpose: KnownMapping.Pair?
        var subject: MappingCheckSubject
    }

    private(set) var known: [KnownMapping] = []
    private(set) var reported: [MigrationReport.Mapping] = []
    /// The paths of the folders that were searched.
    let folders: [String]
    private(set) var diagnostics: [Diagnostic] = []
    private var members: [Member] = []
    private let bundle: VersionedModel

    /// - Parameter paths: the paths of mapping models, and of folders to search for mapping models. If empty, the root
    ///   of the project is searched.
    init(_ paths: [String], _ versions: PlannedVersions, in workspace: Workspace) {
        bundle = versions.bundle
        let search = MappingModelSearch(paths, around: bundle.path, in: workspace)
        folders = search.folders
        diagnostics = search.problems
        guard !search.paths.isEmpty else { return }
        let schemas = versions.all.map { MappingCheckSubject.Version($0, in: bundle) }
        for path in search.paths {
            let reading = workspace.mappingReader.read(path)
            let problems = reading.diagnostics.filter { $0.severity == .error }
            // If all mapping models of the project are searched, an error in one of them is only a warning, because it
            // may belong to another bundle. A file that cannot be read stays an error.
            diagnostics += problems.map { paths.isEmpty && $0.id != .unreadableFile ? $0.demoted() : $0 }
            if let mapping = reading.mapping { add(mapping, reading, schemas) }
        }
    }

    /// Adds a mapping model if it belongs to the bundle: it fits two versions of the bundle, or was made from two of
    /// them.
    private mutating func add(
        _ mapping: MappingModel, _ reading: MappingModelReading, _ versions: [MappingCheckSubject.Version]
    ) {
        guard let source = mapping.source.model, let destination = mapping.destination.model else { return }
        let subject = MappingCheckSubject(
            mapping: mapping, source: side(mapping.source, source, versions),
            destination: side(mapping.destination, destination, versions), versions: versions)
        let pairs = pairs(subject)
        guard !pairs.isEmpty || subject.source.version != nil && subject.destination.version != nil else { return }
        let name = PathText.dropping(
            MappingModelReader.bundleExtension, from: PathText.name(of: reading.bundlePath))
        let purpose = purpose(of: subject)
        known.append(known(name, pairs, purpose, subject))
        var report = MigrationReport.Mapping(name: name, path: reading.bundlePath, pairs: pairs)
        let policies = mapping.entityMappings.compactMap(\.policyClass)
        report.policyClasses = Set(policies.compactMap { $0.split(separator: ".").last.map(String.init) })
        reported.append(report)
        members.append(
            Member(
                reading: reading, name: name, mapping: mapping, pairs: pairs, purpose: purpose, subject: subject))
    }

    private func purpose(of subject: MappingCheckSubject) -> KnownMapping.Pair? {
        subject.source.version.flatMap { source in
            subject.destination.version.map { KnownMapping.Pair(from: source.name, to: $0.name) }
        }
    }

    private func known(
        _ name: String, _ pairs: [KnownMapping.Pair], _ purpose: KnownMapping.Pair?, _ subject: MappingCheckSubject
    ) -> KnownMapping {
        let others = MappingFit.otherPairs(of: subject).map { other in
            (pair: KnownMapping.Pair(from: other.from.name, to: other.to.name), other: other)
        }
        let dropped = others.filter { !$0.other.dropped.isEmpty }.map { ($0.pair, $0.other.dropped) }
        return KnownMapping(
            name: name, pairs: pairs, purpose: purpose.flatMap { pairs.contains($0) ? $0 : nil },
            droppedEntities: Dictionary(dropped, uniquingKeysWith: { first, _ in first }),
            failingPairs: Set(others.filter { !$0.other.problems.isEmpty }.map(\.pair)))
    }

    /// Returns the pairs of versions for which Core Data would use a mapping model. Only migrations to a later version
    /// are included.
    private func pairs(_ subject: MappingCheckSubject) -> [KnownMapping.Pair] {
        let hashes = subject.versions.map(\.hashes)
        return MappingFit.pairs(
            of: subject.mapping, source: subject.source.copiedHashes, destination: subject.destination.copiedHashes,
            among: hashes
        ).filter { $0.from < $0.to && hashes[$0.from] != hashes[$0.to] }.map { pair in
            KnownMapping.Pair(from: subject.versions[pair.from].name, to: subject.versions[pair.to].name)
        }
    }

    /// Returns the source or the destination of a mapping model, with the version that its embedded model was copied
    /// from. This is the version at the recorded path, or otherwise the version with the same hashes as the embedded
    /// model.
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

    /// The texts of the mapping models' files, by path.
    var sources: [String: SourceText] {
        let texts = members.compactMap { member in member.reading.source.map { (member.reading.filePath, $0) } }
        return Dictionary(texts, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the issues in mapping models that the planned migrations may use, with the severities that the user set.
    ///
    /// - Parameters:
    ///   - report: the planned migrations. They determine whether findings about other pairs of versions are included.
    ///   - sources: the names of the versions that stores come from; nil for all versions before the target.
    func issues(
        _ severities: MigrationSeverities, in report: MigrationReport, from sources: Set<String>?
    ) -> [MigrationReport.Issue] {
        let range = PlannedRange(report, from: sources)
        let members = members.filter { member in
            range.contains(member.purpose) || member.pairs.contains { range.contains($0) }
        }
        // If the app does not search for mapping models, a wrong mapping model has no effect.
        let planned = report.strategy.usesMappings ? report.plannedPairs(range) : []
        return members.flatMap { member in
            (findings(of: member, planned) + losses(of: member, in: report)).compactMap {
                issue($0, member, severities)
            }
        } + rivals(among: members, planned, severities)
    }

    /// Returns the findings that `modelc mapping check` would report for a mapping model, limited to the planned
    /// migrations.
    private func findings(of member: Member, _ planned: Set<KnownMapping.Pair>) -> [MappingFinding] {
        var subject = member.subject
        let files = Dictionary(subject.versions.map { ($0.name, $0.filePath) }, uniquingKeysWith: { first, _ in first })
        subject.plannedPairs = Set(
            planned.compactMap { pair in
                files[pair.from].flatMap { from in
                    files[pair.to].map { MappingCheckSubject.Pair(from: from, to: $0) }
                }
            })
        let others = members.filter { $0.reading.bundlePath != member.reading.bundlePath }
        subject.mappedPairs = Set(others.flatMap { MappingFit.madePairs(of: $0.subject) })
        return MappingChecker().findings(in: subject) + MappingFinding.orphans(of: member.reading)
    }

    /// Finding DL206: reports steps that use a mapping model for versions that it was not made for, with the entities
    /// whose objects it would drop.
    private func losses(of member: Member, in report: MigrationReport) -> [MappingFinding] {
        guard let known = known.first(where: { $0.name == member.name && $0.pairs == member.pairs }) else { return [] }
        return report.steps.compactMap { step in
            guard step.means == .mapping(name: known.name) || step.direct == .mapping(name: known.name),
                let dropped = known.droppedEntities[KnownMapping.Pair(from: step.from, to: step.to)]
            else { return nil }
            return MappingFinding(
                .entityOmittedByMapping, modelPath: dropped.count == 1 ? dropped[0] : "",
                "it was not made for \(step.from) -> \(step.to), but fits these versions, and drops all objects of "
                    + dropped.joined(separator: ", "),
                help:
                    "make a mapping model for \(step.from) and \(step.to) as well, and choose in code which one is used",
                at: member.mapping.position)
        }
    }

    /// Finding MM609: reports mapping models that fit the same pair of versions. Mapping models with equal entity
    /// mappings count as one.
    private func rivals(
        among members: [Member], _ planned: Set<KnownMapping.Pair>, _ severities: MigrationSeverities
    ) -> [MigrationReport.Issue] {
        let pairs = members.flatMap(\.pairs).filter { planned.contains($0) }
        let shared = Set(pairs.filter { pair in members.count { $0.pairs.contains(pair) } > 1 })
        return members.enumerated().flatMap { index, member in
            members[..<index].compactMap { other -> MigrationReport.Issue? in
                let common = member.pairs.filter { shared.contains($0) && other.pairs.contains($0) }
                guard !common.isEmpty, member.mapping.entityMappings != other.mapping.entityMappings else { return nil }
                return issue(
                    RivalMappings.finding(
                        other.reading.bundlePath, common.map { "\($0.from) -> \($0.to)" },
                        isSamePurpose: member.purpose == other.purpose, at: member.mapping.position),
                    member, severities)
            }
        }
    }

    private func issue(
        _ finding: MappingFinding, _ member: Member, _ severities: MigrationSeverities
    ) -> MigrationReport.Issue? {
        guard let level = severities.level(of: finding.code) else { return nil }
        // In a plan, only the pairs of versions are listed. `modelc mapping check` also shows the details.
        let pairs = finding.code == .ambiguousMapping ? finding.related.map(\.message) : []
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
    init(_ version: PlannedVersion, in bundle: VersionedModel) {
        self.init(
            name: version.name, bundlePath: bundle.path, filePath: version.file, model: version.model,
            hashes: EmbeddedModelComparison.comparableHashes(of: version.model))
    }
}

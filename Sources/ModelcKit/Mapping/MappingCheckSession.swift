import ModelcDiagnostics
import ModelcDisk
import ModelcFiles
import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcText
import ModelcVersionHash

/// One run of `modelc mapping check` over any number of mapping models: one that cannot be read does not stop the others.
package struct MappingCheckSession {
    /// A mapping model with what was found in it.
    package struct Checked {
        package var reading: MappingModelReading
        /// In the order of the file.
        package var findings: [MappingFinding]
        /// The versions that it was made for; nil where they are not found.
        fileprivate var purpose: Purpose?
    }

    /// Two versions, by their files and as they are called.
    fileprivate struct Purpose: Equatable {
        var files: [String]
        /// `V1 -> V2`
        var text: String
    }

    /// The folder below which the models stand.
    private let models: String
    private let policies: PolicySources
    private let bundles = MappedBundles()
    /// In the byte order of their paths.
    package private(set) var checked: [Checked] = []
    /// What could not be read or found.
    package private(set) var ledger: RunLedger
    /// What is said beside the findings, failures included.
    package var messages: [Diagnostic] { ledger.messages(besides: remarks) }
    private var remarks: [Diagnostic]

    package init(_ models: String, _ policies: PolicySources) {
        self.models = models
        self.policies = policies
        ledger = RunLedger(policies.problems)
        remarks = policies.messages
    }

    /// The texts of the files that findings and messages point into.
    package var sources: [String: SourceText] {
        let mappings = checked.compactMap { one in one.reading.source.map { (one.reading.filePath, $0) } }
        return ModelSources.texts(of: bundles.models).merging(mappings) { first, _ in first }
    }

    /// Looks for mapping models and checks them.
    package mutating func check(_ paths: [String]) {
        var seen: Set<String> = []
        for path in paths {
            for mapping in found(path) where seen.insert(PathText.absolute(mapping)).inserted { check(mapping) }
        }
        for index in checked.indices { checked[index].findings += rivals(of: index) }
        checked.sort { $0.reading.bundlePath.utf8.lexicographicallyPrecedes($1.reading.bundlePath.utf8) }
    }

    /// MM609: others that were made for the same versions. Copies of one are one.
    private func rivals(of index: Int) -> [MappingFinding] {
        guard let purpose = checked[index].purpose, let mapping = checked[index].reading.mapping else { return [] }
        return checked[..<index].filter { other in
            other.purpose == purpose && other.reading.mapping?.entityMappings != mapping.entityMappings
        }.map { other in
            RivalMappings.finding(
                DisplayPath().path(other.reading.bundlePath),
                [purpose.text], at: mapping.position)
        }
    }

    private mutating func found(_ path: String) -> [String] {
        let isMapping =
            path.hasSuffix(MappingModelReader.bundleExtension) || path.hasSuffix(MappingModelReader.fileName)
        let search = ModelSearch(path)
        // A path that is none of a folder stands for itself.
        if isMapping || search.models == [path] && search.mappingModels.isEmpty { return [path] }
        ledger.enter(search.problems.filter { $0.id != .noModels })
        if search.mappingModels.isEmpty {
            ledger.enter(
                Diagnostic(
                    .noMappingModels, .error, "there is no mapping model in '\(path)'", at: SourceLocation(path: path),
                    help: "give the path of an .xcmappingmodel bundle, or of a folder that holds some"))
        }
        return search.mappingModels
    }

    private mutating func check(_ path: String) {
        let reading = MappingModelReader().read(path)
        remarks += reading.diagnostics.filter { $0.severity == .warning }
        ledger.enter(reading.diagnostics, ofReading: path, isUsable: reading.isUsable)
        guard let mapping = reading.mapping else { return }
        let sides = EmbeddedModelStatus.sides(of: mapping, reading.filePath, under: models)
        let messages = sides.source.diagnostics + sides.destination.diagnostics
        remarks += messages.filter { $0.severity == .warning }
        ledger.enter(messages)
        let subject = subject(mapping, sides.source, sides.destination)
        ledger.enter(bundles.ledger)
        let findings = MappingChecker().findings(in: subject) + MappingCheckSession.orphans(reading)
        let purpose = subject.source.version.flatMap { source in
            subject.destination.version.map {
                Purpose(files: [source.filePath, $0.filePath], text: "\(source.name) -> \($0.name)")
            }
        }
        checked.append(Checked(reading: reading, findings: findings.sorted(), purpose: purpose))
    }

    private func subject(
        _ mapping: MappingModel, _ source: EmbeddedModelStatus, _ destination: EmbeddedModelStatus
    ) -> MappingCheckSubject {
        let groups = [source, destination].map { $0.path.map(bundles.versions(besides:)) ?? [] }
        let known = Set(groups[0].map(\.bundlePath))
        return MappingCheckSubject(
            mapping: mapping, source: side(mapping.source, source, groups[0]),
            destination: side(mapping.destination, destination, groups[1]),
            versions: groups[0] + groups[1].filter { !known.contains($0.bundlePath) }, policyClasses: policies.classes)
    }

    private func side(
        _ copy: EmbeddedModel, _ status: EmbeddedModelStatus, _ versions: [MappingCheckSubject.Version]
    ) -> MappingCheckSubject.Side {
        MappingCheckSubject.Side(
            version: versions.first { PathText.folder(of: $0.filePath) == status.path },
            copiedHashes: copy.model.map(EmbeddedModelComparison.comparableHashes) ?? [:],
            staleEntities: status.staleEntities)
    }

    /// MM603: what the reader says about objects that nothing leads to; several are one finding.
    package static func orphans(_ reading: MappingModelReading) -> [MappingFinding] {
        let notes = reading.diagnostics.filter { $0.id == .orphanedMapping }
        guard notes.count > 2 else {
            return notes.map {
                MappingFinding(.orphanedMappings, $0.message, help: $0.help, at: $0.location?.position)
            }
        }
        return [
            MappingFinding(
                .orphanedMappings, "\(notes.count) objects belong to nothing; they have no effect", help: notes[0].help,
                at: notes[0].location?.position,
                details: notes.map {
                    MappingFinding.Detail($0.message, path: reading.filePath, at: $0.location?.position)
                })
        ]
    }
}

extension DiagnosticID {
    package static let noMappingModels = DiagnosticID("no-mapping-models")
}

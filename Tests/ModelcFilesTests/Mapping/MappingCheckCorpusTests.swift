import Foundation
import ModelcFiles
import ModelcMigration
import ModelcSchema
import ModelcTestSupport
import ModelcVersionHash
import Testing

/// What is said about the mapping models of the corpus.
@Suite(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
struct MappingCheckCorpusTests {
    /// Everything that is wrong with the 11 mapping models whose versions the corpus has; notes aside.
    @Test func theFindingsAreTheKnownOnes() throws {
        var found: [String: [String]] = [:]
        var notes: [String: Int] = [:]
        for file in try MappingCorpus.all() {
            guard let subject = try subject(file) else { continue }
            let name = String(file.relativePath.split(separator: "/").dropLast().last?.split(separator: ".")[0] ?? "")
            for finding in MappingChecker().findings(in: subject) {
                if finding.level == .note {
                    notes[finding.code.rawValue, default: 0] += 1
                } else {
                    let details = finding.details.map(\.message).joined(separator: "; ")
                    let subject = [finding.code.rawValue, finding.modelPath].filter { !$0.isEmpty }
                    found[name, default: []].append((subject + [details, finding.help ?? ""]).joined(separator: " | "))
                }
            }
        }
        #expect(
            found == [
                "Relationship-v1-to-v2": [
                    "MM606 | StudentToStudent.teachers |  | map both directions from the two directions of one source "
                        + "relationship, or both in the policy"
                ],
                "News": [
                    "MM602 | from 'News 3' to 'News 5', where the value expression asks for FeedExtra.articleCount, which "
                        + "does not exist | add entity mappings for FeedExtra"
                ],
            ])
        // Nearly all could be inferred; copies by older versions of Xcode spell classes in another way.
        #expect(notes == ["MM601": 9, "MM602": 1, "MM607": 10])
    }

    private func subject(_ file: MappingCorpus) throws -> MappingCheckSubject? {
        let mapping = try file.mapping()
        guard let source = try versions(file, "source_model"), let target = try versions(file, "destination_model")
        else { return nil }
        let known = Set(source.map(\.bundlePath))
        return MappingCheckSubject(
            mapping: mapping, source: side(mapping.source, source),
            destination: side(mapping.destination, target),
            versions: source + target.filter { !known.contains($0.bundlePath) })
    }

    private func side(
        _ embedded: EmbeddedModel, _ versions: [MappingCheckSubject.Version]
    ) -> MappingCheckSubject.Side {
        let version = versions.first { $0.name == embedded.versionName }
        let copy = embedded.model ?? ManagedObjectModel()
        return MappingCheckSubject.Side(
            version: version, copiedHashes: EmbeddedModelComparison.comparableHashes(of: copy),
            staleEntities: version.map { EmbeddedModelComparison.staleEntities(of: copy, against: $0.model) } ?? [])
    }

    /// All versions of the bundle that one side is from; nil where the corpus does not have it.
    private func versions(_ file: MappingCorpus, _ column: String) throws -> [MappingCheckSubject.Version]? {
        let side = file.side(column)
        guard side.verdict != "not found" else { return nil }
        let folder = try Corpus.models().appendingPathComponent(file.relativePath.split(separator: "/")[0].description)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        let path = try #require(paths.first { $0.hasSuffix("/" + side.version) || $0 == side.version })
        let bundle = (folder.appendingPathComponent(path).path as NSString).deletingLastPathComponent
        let reading = ModelReader().read(bundle, .all)
        return (reading.model?.versions ?? []).compactMap { version in
            version.model.map { model in
                MappingCheckSubject.Version(
                    name: version.name, bundlePath: bundle, filePath: version.filePath, model: model,
                    hashes: EmbeddedModelComparison.comparableHashes(of: model))
            }
        }
    }
}

import ModelcFiles
import ModelcSchema
import ModelcTestSupport
import Testing

/// Embedded models made anew of the versions that they were made from.
@Suite(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
struct EmbeddedModelTests {
    @Test func rebuiltArchivesAreEqualNodeForNode() throws {
        for file in try MappingCorpus.all() {
            let mapping = try file.mapping()
            for (column, embedded) in [("source_model", mapping.source), ("destination_model", mapping.destination)] {
                guard let disk = try file.diskModel(column) else { continue }
                let rebuilt = try EmbeddedModelEncoder.archive(of: disk)
                let comparison = try ArchiveComparison.compare(try #require(embedded.archive), rebuilt)
                print(
                    file.relativePath, column, file.side(column).verdict, comparison.nodeCount,
                    comparison.differences.count, rebuilt == embedded.archive)
                for d in comparison.differences.prefix(12) { print("   ", d) }
            }
        }
    }
}

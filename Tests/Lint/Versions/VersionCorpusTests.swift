import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcLint

/// What rules between versions say about real pairs of versions.
@Suite(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence))) struct VersionCorpusTests {
    private static func pairs() throws -> [(name: String, subject: VersionLintSubject)] {
        return try Corpus.table("mappings/PAIRS.tsv").filter { $0["kind"] == "consecutive" }.compactMap { row in
            let versions = ["path_from", "path_to"].compactMap { column -> LintedVersion? in
                guard let path = row[column] else { return nil }
                let model = try? Corpus.model("models/" + path)
                // That they follow each other the table says, whatever they are called.
                let isNewer = column == "path_to"
                return model.map { LintedVersion(isNewer ? "2" : "1", $0, isCurrent: isNewer) }
            }
            guard versions.count == 2 else { return nil }
            return ("\(row["path_from"] ?? "") -> \(row["path_to"] ?? "")", VersionLintSubject(versions))
        }
    }

    /// What inference refuses, some rule calls an error, and nothing else is one. Of what depends on the store, some rule
    /// warns nearly always: a default for rows that hold nil, a link to a relative of the old destination and an
    /// identifier where there was none are put up with.
    @Test func whatCannotBeInferredIsTold() throws {
        let pairs = try Self.pairs()
        #expect(pairs.count > 90)
        var silent = 0
        for (name, subject) in pairs {
            guard let pair = subject.pairs.first else { continue }
            let found = RuleRegistry.versions.flatMap { rule in
                subject.findings(of: rule).map { rule.severity(of: $0.finding) }
            }
            switch pair.inference.verdict {
            case .blocked: #expect(found.contains(.error), "\(name): \(pair.inference.faults)")
            case .dependsOnData: silent += found.contains { $0 >= .warning } ? 0 : 1
            case .inferable: #expect(!found.contains(.error), "\(name)")
            }
        }
        #expect(silent == 6, "of the 12 pairs that depend on the store")
    }
}

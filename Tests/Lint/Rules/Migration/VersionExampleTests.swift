import ModelcMigration
import ModelcSchema
import ModelcTestSupport
import ModelcVersionHash
import Testing

@testable import ModelcLint

/// The examples of rules between versions: the page of a rule shows what it reports.
@Suite struct VersionExampleTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var rule: any VersionRule.Type
        var example: Example
        var number: Int

        var testDescription: String { "\(rule.id) #\(number)" }

        static func all(_ examples: (RuleDescription) -> [Example]) -> [Case] {
            RuleRegistry.versions.flatMap { rule in
                examples(rule.description).enumerated().map { Case(rule: rule, example: $1, number: $0 + 1) }
            }
        }
    }

    @Test(arguments: Case.all(\.bad)) func badExamplesHaveTheFindingAtTheMarker(_ test: Case) throws {
        let newer = try ExampleModel(test.example)
        let found = try subject(test.example, newer).findings(of: test.rule)
        #expect(!found.isEmpty)
        let places = found.filter { $0.file != .bundle }.compactMap { newer.position(of: $0.finding) }
        #expect(places.sorted() == newer.marks, "\(found.map(\.finding.message))")
        #expect(!newer.marks.isEmpty || found.allSatisfy { $0.file == .bundle }, "mark the place of the finding")
        for finding in found.map(\.finding) {
            #expect(finding.message.last != ".", "no final stop: \(finding.message)")
            #expect(finding.help?.last != ".", "no final stop: \(finding.help ?? "")")
            #expect(finding.fix.map(test.rule.description.promises) ?? true, "a fix beyond the tier")
        }
    }

    @Test(arguments: Case.all(\.good)) func goodExamplesHaveNone(_ test: Case) throws {
        let newer = try ExampleModel(test.example)
        #expect(newer.marks.isEmpty)
        #expect(try subject(test.example, newer).findings(of: test.rule).map(\.finding.message).isEmpty)
    }

    @Test(arguments: Case.all(\.bad) + Case.all(\.good)) func examplesAreSoundOtherwise(_ test: Case) throws {
        let before = try #require(test.example.before)
        for model in [try ExampleModel(test.example), try ExampleModel(before.xml)] {
            let unsound = model.diagnostics.filter { $0.severity == .error || $0.id.rawValue.hasPrefix("unknown-") }
            #expect(unsound.map(\.message).isEmpty)
            #expect(Linter.structuralProblems(in: ResolvedModel(model.model)).map(\.message).isEmpty)
        }
    }

    /// The bundle of an example, with the base that its step requires.
    private func subject(_ example: Example, _ newer: ExampleModel) throws -> VersionLintSubject {
        let before = try #require(example.before, "a rule between versions shows two of them")
        let older = try ExampleModel(before.xml).model
        let (old, new) = (LintedVersion("Library", older), LintedVersion("Library 2", newer.model))
        let currentOld = LintedVersion("Library", older, isCurrent: true)
        switch before.step {
        case .nextVersion:
            return VersionLintSubject([old, LintedVersion("Library 2", newer.model, isCurrent: true)])
        case .editedCurrent:
            return VersionLintSubject(
                [LintedVersion("Library", newer.model, isCurrent: true)], base: base(currentOld))
        case .editedFrozen:
            let current = LintedVersion("Library 2", ManagedObjectModel(), isCurrent: true)
            return VersionLintSubject(
                [LintedVersion("Library", newer.model), current], base: base(old, current))
        case .editedLocked:
            let now = LintedVersion("Library", newer.model, isCurrent: true)
            let pair = try #require(VersionPair(comparing: old, now))
            let entities = HashedDifference(pair).entities
            let deviation = LockDeviation(
                version: "Library", file: "modelc.lock", entities: entities, isMissing: false,
                update: "lock 'Library' anew")
            return VersionLintSubject([now], lockDeviations: entities.isEmpty ? [] : [deviation])
        case .addedNotCurrent:
            return VersionLintSubject([currentOld, new], base: base(currentOld))
        case .currentReset:
            let first = LintedVersion("Library", newer.model, isCurrent: true)
            let second = LintedVersion("Library 2", older)
            return VersionLintSubject(
                [first, second],
                base: base(
                    LintedVersion("Library", newer.model), LintedVersion("Library 2", older, isCurrent: true)))
        }
    }
}

/// Versions as the tool passes them to the rules.
extension LintedVersion {
    init(_ name: String, _ model: ManagedObjectModel, isCurrent: Bool = false) {
        self.init(
            name: name, isCurrent: isCurrent, model: model, hashes: VersionHasher.hashes(of: ResolvedModel(model)))
    }
}

extension VersionPair {
    /// The pair with its differences and the result of inference.
    init?(comparing older: LintedVersion, _ newer: LintedVersion, isCovered: Bool = false) {
        guard let old = older.model, let new = newer.model else { return nil }
        self.init(
            older, newer, ModelDiffer().difference(from: old, to: new), InferenceCheck().infer(from: old, to: new),
            isCovered: isCovered)
    }
}

extension VersionLintSubject {
    init(
        _ versions: [LintedVersion], base: ReleasedBase? = nil, released: Set<String> = [],
        lockDeviations: [LockDeviation] = [], comparesAll: Bool = false,
        isCovered: Bool = false
    ) {
        self.init(
            versions: versions, base: base, released: released, lockDeviations: lockDeviations,
            comparesAll: comparesAll
        ) {
            VersionPair(comparing: $0, $1, isCovered: isCovered)
        }
    }

    /// The findings of a rule.
    func findings(of rule: any VersionRule.Type) -> [VersionFinding] {
        var found: [VersionFinding] = []
        rule.check(self) { found.append($0) }
        return found
    }

    /// `severity rule file part: message` of all findings of the rules with their own severities, sorted.
    var summaries: [String] {
        RuleRegistry.versions.flatMap { rule in
            findings(of: rule).map { found in
                let file = if case .version(let name) = found.file { name } else { "bundle" }
                let severity = rule.severity(of: found.finding)
                return "\(severity) \(rule.id) [\(file)] \(found.finding.message)"
            }
        }.sorted()
    }
}

/// The released state.
func base(_ versions: LintedVersion..., isRelease: Bool = false) -> ReleasedBase {
    ReleasedBase(reference: "main", isRelease: isRelease, versions: versions)
}

/// The findings of rules between versions in real pairs of versions.
@Suite(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence))) struct VersionCorpusTests {
    private static func pairs() throws -> [(name: String, subject: VersionLintSubject)] {
        return try Corpus.table("mappings/PAIRS.tsv").filter { $0["kind"] == "consecutive" }.compactMap { row in
            let versions = ["path_from", "path_to"].compactMap { column -> LintedVersion? in
                guard let path = row[column] else { return nil }
                let model = try? Corpus.model("models/" + path)
                // The table says that one follows the other, regardless of their names.
                let isNewer = column == "path_to"
                return model.map { LintedVersion(isNewer ? "2" : "1", $0, isCurrent: isNewer) }
            }
            guard versions.count == 2 else { return nil }
            return ("\(row["path_from"] ?? "") -> \(row["path_to"] ?? "")", VersionLintSubject(versions))
        }
    }

    /// Every change that cannot be inferred is an error of some rule, and no other change is. Data-dependent changes
    /// nearly always cause a warning. The exceptions that are tolerated: a default for rows that contain nil, a link to
    /// a relative of the old destination, and a new identifier.
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
            case .blocked: #expect(found.contains(.error), "\(name): \(pair.inference.problems)")
            case .dependsOnData: silent += found.contains { $0 >= .warning } ? 0 : 1
            case .inferable: #expect(!found.contains(.error), "\(name)")
            }
        }
        #expect(silent == 6, "of the 12 pairs that depend on the store")
    }
}

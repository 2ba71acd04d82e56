import ModelcBase
import ModelcDiagnostics
import ModelcFiles
import ModelcMigrationCode
import ModelcSchema
import ModelcSourceCode
import ModelcStores

/// The use case of creating a store for each version of a model, for tests of migrations. A check only compares the
/// hashes of existing stores with those of their versions.
package struct Fixtures: UseCase {
    private let request: FixturesRequest
    private let workspace: Workspace

    package init(_ request: FixturesRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// - Throws: `RunFailure` if the model or one of its versions cannot be read, or a file cannot be written.
    package func run() throws -> FixturesOutcome {
        let path = try ChosenModels(in: workspace).one(request.path)
        let reading = workspace.reader.read(path, .all)
        var ledger = RunLedger(reading.diagnostics, ofReading: path, isUsable: reading.isUsable)
        guard let bundle = reading.model else {
            throw RunFailure(ledger.messages(besides: reading.diagnostics))
        }
        let name = PathText.stem(of: path)
        let folder = request.folder ?? FixtureTestInput.folder(ofModel: name)
        var outcome = FixturesOutcome(folder: folder, messages: [], models: [bundle], result: .done)
        let versions = try self.versions(reading, path, &ledger)
        // A folder that lacks the store of a version would look complete.
        guard request.isCheck || ledger.isEmpty else {
            throw RunFailure(
                ledger.messages(besides: reading.diagnostics), sources: ModelSources.texts(of: [bundle]))
        }
        let constraints = OtherConstraints(reading.versionsWithoutProblems.compactMap(\.model))
        var written: [WrittenFixture] = []
        for version in versions {
            guard let subject = NewStoreVersion(version, violating: constraints) else { continue }
            if request.isCheck {
                outcome.fixtures.append(check(subject, in: folder, &outcome.messages))
            } else if let fixture = try write(subject, in: folder, &outcome) {
                written.append(fixture)
            }
        }
        if let style = request.tests?.style, !request.isCheck {
            try writeTests(style, written, bundle, name, path, folder, &outcome)
        }
        outcome.messages = ledger.messages(besides: reading.diagnostics + outcome.messages)
        let bad: Set<FixturesOutcome.Fixture.State> = [.missing, .outdated, .refused]
        outcome.result = ledger.result(hasFindings: outcome.fixtures.contains { bad.contains($0.state) })
        return outcome
    }

    /// Returns the versions in the lock file. If there are none, or if the request includes unlocked versions,
    /// returns all readable versions.
    private func versions(_ reading: ModelReading, _ path: String, _ ledger: inout RunLedger) throws -> [ModelVersion] {
        let versions = reading.versionsWithoutProblems
        guard !request.includesUnlocked else { return versions }
        switch VersionProtection.reading(lockFile: nil, besideModelAt: path) {
        case .failure(let error): throw RunFailure([error.diagnostic])
        case .success(let protection):
            return protection.locked.isEmpty ? versions : versions.filter { protection.locked.contains($0.name) }
        }
    }

    private func storePath(_ version: ModelVersion, _ folder: String) -> String {
        PathText.joined(folder, version.name + ".sqlite")
    }

    // MARK: - Checking

    private func check(
        _ subject: NewStoreVersion, in folder: String, _ messages: inout [Diagnostic]
    ) -> FixturesOutcome.Fixture {
        let path = storePath(subject.version, folder)
        var fixture = FixturesOutcome.Fixture(version: subject.version.name, path: path, state: .valid)
        let place = workspace.path(path)
        guard FileSystem.exists(place) else {
            fixture.state = .missing
            messages.append(message(.missingFixture, "there is no store of version '\(name(subject))'", path))
            return fixture
        }
        let content = StoreReader(temporaryFolder: workspace.temporaryFolder).read(place).content
        guard let content, subject.fits(content.metadata) else {
            fixture.state = .outdated
            messages.append(Fixtures.outdated(subject.version.name, path, .error))
            return fixture
        }
        return fixture
    }

    private func name(_ subject: NewStoreVersion) -> String { TerminalText.escaped(subject.version.name) }

    /// Returns a message that the hashes of a store differ from those of its version.
    static func outdated(_ version: String, _ path: String, _ severity: Severity) -> Diagnostic {
        Diagnostic(
            .outdatedFixture, severity,
            "the store does not have the hashes of version '\(TerminalText.escaped(version))'",
            at: SourceLocation(path: path),
            help: "'\(ToolCommandName.fixtures)' writes it; if the version has shipped, restore the version instead")
    }

    private func message(_ id: DiagnosticID, _ text: String, _ path: String) -> Diagnostic {
        Diagnostic(
            id, .error, text, at: SourceLocation(path: path),
            help: "'\(ToolCommandName.fixtures)' writes it; if the version has shipped, restore the version instead")
    }

    // MARK: - Writing

    private struct WrittenFixture {
        var subject: NewStoreVersion
        var counts: [String: Int]
    }

    /// Writes the store of a version. Returns nil if the version cannot be written, and adds the reasons to
    /// `outcome`.
    private func write(
        _ subject: NewStoreVersion, in folder: String, _ outcome: inout FixturesOutcome
    ) throws -> WrittenFixture? {
        let path = storePath(subject.version, folder)
        var fixture = FixturesOutcome.Fixture(version: subject.version.name, path: path, state: .refused)
        defer { outcome.fixtures.append(fixture) }
        let obstacles = subject.obstacles
        guard obstacles.isEmpty else {
            outcome.messages += obstacles
            return nil
        }
        do throws(NewStoreError) {
            let rows = try subject.newSamples(request.rows, seed: request.seed)
            let file = NewStoreFile(
                path: workspace.path(path), temporaryFolder: workspace.temporaryFolder,
                replacesForeignFiles: request.replacesForeignFiles)
            try NewStoreError.attempt { () throws(FileWritingError) in try file.requirePlace() }
            let writer = subject.writer(seed: request.seed, .newest, isCompact: true)
            let action = try file.write(writer, rows)
            fixture.state = action == .create ? .created : action == .update ? .updated : .unchanged
            fixture.objectCount = rows.objectCount
            outcome.messages += rows.unmetBounds.map { SampleMessages.unmet($0, path) } + subject.notes(at: path)
            return WrittenFixture(subject: subject, counts: rows.objectCounts)
        } catch {
            let reasons = error.diagnostics(path, subject.version, workspace.wording)
            if error.isOfPlace { throw RunFailure(reasons, remarks: Remarks(outcome.messages)) }
            outcome.messages += reasons
            return nil
        }
    }

    // MARK: - Tests

    private func writeTests(
        _ style: FixtureTestInput.Style, _ written: [WrittenFixture], _ bundle: VersionedModel, _ name: String,
        _ path: String, _ folder: String, _ outcome: inout FixturesOutcome
    ) throws {
        guard let newest = bundle.versions.first(where: \.isCurrent)?.model ?? written.last?.subject.version.model
        else {
            return
        }
        let fixtures = written.compactMap { fixture in
            fixture.subject.version.model.map { model in
                FixtureTestInput.Fixture(
                    version: fixture.subject.version.name,
                    entities: FixtureFacts(from: model, to: newest).entities(fixture.counts))
            }
        }
        let input = FixtureTestInput(
            modelName: name, sourceName: PathText.name(of: path), module: request.module, style: style,
            fixtures: fixtures)
        let file = FixtureTestWriter(input).file
        let place = PathText.joined(request.testFolder ?? PathText.folder(of: folder), file.path)
        outcome.testFile = place
        do throws(FileWritingError) {
            outcome.hasWrittenTests = try FixtureTestFile.write(
                file.text, to: workspace.path(place), replaces: request.replacesForeignFiles)
        } catch {
            throw RunFailure([error.diagnostic], remarks: Remarks(outcome.messages))
        }
    }
}

/// The test file for the stores. The user may edit it after it was written.
enum FixtureTestFile {
    /// Returns whether the file was written. An equal file is left as it is.
    static func write(_ text: String, to path: String, replaces: Bool) throws(FileWritingError) -> Bool {
        if FileSystem.exists(path), !replaces {
            guard (try? FileSystem.bytes(of: path, megabytes: 64)) == Array(text.utf8) else {
                throw .unwritableFile(path: path, reason: "it exists, and may have been edited")
            }
            return false
        }
        return try FileWriter.write(text, to: path, replacing: nil)
    }
}

extension DiagnosticID {
    static let missingFixture = DiagnosticID("missing-fixture")
    static let outdatedFixture = DiagnosticID("outdated-fixture")
}

import Foundation
import ModelcDiagnostics
import ModelcPresentation
import ModelcTestSupport
import Testing

@testable import ModelcKit

/// `new`, `edit`, `versions` and `format` in process.
@Suite struct EditTests {
    private let folder: TemporaryFolder
    private let workspace: Workspace

    init() throws {
        folder = try TemporaryFolder()
        workspace = Workspace(folder: folder.url.path, environment: ["PATH": "/usr/bin:/bin"])
        var request = NewModelRequest(path: "Library")
        request.entities = ["Book"]
        _ = try NewModel(request, in: workspace).run()
    }

    private func edit(_ words: String..., change: (inout EditRequest) -> Void = { _ in }) throws -> EditOutcome {
        var request = EditRequest()
        request.words = words
        change(&request)
        return try Edit(request, in: workspace).run()
    }

    private func contents(_ version: String = "Library") throws -> String {
        try String(
            contentsOfFile: folder.path("Library.xcdatamodeld/\(version).xcdatamodel/contents"), encoding: .utf8)
    }

    private func versions(_ task: VersionsRequest.Task) throws -> VersionsOutcome {
        var request = VersionsRequest()
        request.task = task
        return try Versions(request, in: workspace).run()
    }

    /// An accent combines with the dot before it.
    @Test func aPropertyWhoseNameBeginsWithAnAccentHasAPath() throws {
        _ = try edit("add", "attribute", "Book.title", "String")
        let text = try contents().replacingOccurrences(of: "name=\"title\"", with: "name=\"\u{301}title\"")
        try folder.write(text, to: "Library.xcdatamodeld/Library.xcdatamodel/contents")
        _ = try edit("rename", "attribute", "Book.\u{301}title", "caption")
        #expect(try contents().contains("name=\"caption\""))
    }

    /// A run that was killed after it created the version, and before it made it current, is completed by the next one.
    @Test func aKilledRunIsCompleted() throws {
        _ = try edit("add", "attribute", "Book.title", "String") { $0.destination = .newVersion("New") }
        let made = try contents("New")
        _ = try versions(.use("Library"))
        _ = try edit("add", "attribute", "Book.title", "String") { $0.destination = .newVersion("New") }
        #expect(try contents("New") == made)
        #expect(try versions(.list).versions.filter(\.isCurrent).map(\.name) == ["New"])
    }

    @Test func nothingIsReplaced() throws {
        let old = try contents()
        #expect(throws: RunFailure.self) {
            try NewModel(NewModelRequest(path: "Library.xcdatamodeld"), in: workspace).run()
        }
        #expect(try contents() == old)
    }

    @Test func samplesHaveNoFindings() throws {
        for sample in SampleModel.allCases {
            var request = NewModelRequest(path: "Sample/\(sample.rawValue)")
            request.sample = sample.rawValue
            let outcome = try NewModel(request, in: workspace).run()
            var lint = LintRequest()
            lint.paths = [outcome.path]
            #expect(try Lint(lint, in: workspace).run().result == .done, "\(sample)")
        }
    }

    /// A flag of a request that is set and removed again leaves the file unchanged.
    @Test(arguments: ["set fetch-request all", "set fetched-property Book.others"])
    func flagsOfRequestsCanBeTakenBack(_ action: String) throws {
        _ = try edit {
            $0.script = "add fetch-request all Book\nadd fetched-property Book.others Book --predicate 'SELF != nil'"
        }
        let flags = [
            "include-subentities", "include-property-values", "include-pending-changes", "return-faults", "distinct",
        ]
        let old = try contents()
        for flag in flags {
            for value in ["", "no-"] { _ = try edit { $0.script = "\(action) --\(value)\(flag)" } }
            for value in ["no-", ""] { _ = try edit { $0.script = "\(action) --\(value)\(flag)" } }
            if flag == "distinct" { _ = try edit { $0.script = "\(action) --no-distinct" } }
            #expect(try contents() == old, "\(flag)")
        }
        // Xcode always writes all of them.
        let written = [
            "includeSubentities=\"YES\"", "includePropertyValues=\"YES\"", "includesPendingChanges=\"YES\"",
            "returnObjectsAsFaults=\"YES\"", "returnDistinctResults=\"NO\"",
        ].joined(separator: " ")
        let file = folder.path("Library.xcdatamodeld/Library.xcdatamodel/contents")
        let full = old.replacing("entity=\"Book\"", with: "entity=\"Book\" \(written)")
        try full.write(toFile: file, atomically: true, encoding: .utf8)
        let whole = try contents()
        _ = try edit { $0.script = "\(action) --distinct" }
        #expect(try contents() != whole)
        _ = try edit { $0.script = "\(action) --no-distinct" }
        #expect(try contents() == whole)
    }

    /// The suggested next command names the model if there are several.
    @Test func theNextCommandNamesTheModelAmongSeveral() throws {
        #expect(try NewModel(NewModelRequest(path: "Other"), in: workspace).run().name == "Other.xcdatamodeld")
        let alone = Workspace(folder: try folder.makeFolder("alone"), environment: workspace.environment)
        #expect(try NewModel(NewModelRequest(path: "Other"), in: alone).run().name == nil)
        for name in ["Other.momd", "Other.mom"] {
            let failure = try #require(throws: RunFailure.self) {
                try NewModel(NewModelRequest(path: name), in: workspace).run()
            }
            #expect(failure.diagnostics.first?.help == "name the source: Other.xcdatamodeld")
        }
    }

    /// All actions of a script are made, or none.
    @Test func aScriptIsWholeOrNothing() throws {
        let old = try contents()
        #expect(throws: RunFailure.self) {
            try edit { $0.script = "add attribute Book.title String\nadd attribute Book.title String\n" }
        }
        #expect(try contents() == old)
        let outcome = try edit {
            $0.script = "add attribute Book.title String\n\n# done\nadd attribute Book.year Int16\n"
        }
        #expect(outcome.actionCount == 2 && outcome.difference.changes.count == 2)
        #expect(try contents().contains(#"<attribute name="year""#))
    }

    @Test func aRehearsalWritesNothing() throws {
        let old = try contents()
        let outcome = try edit("add", "entity", "Author") { $0.isRehearsal = true }
        #expect(!outcome.changes.isEmpty && outcome.diff.contains("+    <entity name=\"Author\""))
        #expect(try contents() == old)
    }

    /// A locked version keeps its hash; a new one takes the change.
    @Test func aLockedVersionStays() throws {
        _ = try Lock(LockRequest(task: .add(updating: [])), in: workspace).run()
        let old = try contents()
        let failure = try #require(throws: RunFailure.self) { try edit("rename", "entity", "Book", "Volume") }
        #expect(failure.diagnostics.map(\.id) == [.editRefused])
        #expect(try contents() == old)
        #expect(throws: RunFailure.self) { try versions(.rename("Library", to: "Old")) }
        let outcome = try edit("rename", "entity", "Book", "Volume") { $0.destination = .newVersion(nil) }
        #expect(outcome.new.name == "Library 2" && outcome.verdict.migration == .lightweightRename)
        #expect(try contents() == old)
        #expect(try contents("Library 2").contains(#"name="Volume" representedClassName="Book" elementID="Book""#))
        #expect(try versions(.list).versions.map(\.isCurrent) == [false, true])
    }

    @Test func aReadOnlyFileStays() throws {
        let path = folder.path("Library.xcdatamodeld/Library.xcdatamodel/contents")
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
        let failure = try #require(throws: RunFailure.self) { try edit("add", "entity", "Author") }
        #expect(failure.diagnostics.map(\.id) == [.unwritableFile])
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: (path as NSString).deletingLastPathComponent) == [
                "contents"
            ])
    }

    /// An action without effect, an invalid value, and an error of lint.
    @Test(arguments: [
        "remove attribute Book.title --optional", "rename entity Book Volume --parent Item",
        "rename index Book.i j --predicate x",
        "add attribute Book.x String --default a --default b",
    ])
    func wordsThatNothingIsMadeOfAreWrongUsage(_ line: String) throws {
        _ = try edit("add", "attribute", "Book.title", "String")
        let old = try contents()
        #expect(throws: UsageError.self) {
            try edit { $0.words = line.split(separator: " ").map(String.init) }
        }
        #expect(try contents() == old)
    }

    @Test(arguments: [
        ("add attribute Book.x String --regex '['", "invalid-regex"),
        ("add attribute Book.x Int32 --min 5 --max 2 --no-default", "min-exceeds-max"),
        ("add attribute Book.objectID String", "reserved-property-name"),
        ("set entity Book --class '2 Books'", "invalid-class-name"),
    ])
    func aNewErrorOfLintStopsTheRun(_ line: String, _ id: String) throws {
        let old = try contents()
        let failure = try #require(throws: RunFailure.self) { try edit { $0.script = line } }
        let isError = failure.diagnostics.allSatisfy {
            $0.severity == .error && $0.message.hasPrefix("nothing was changed")
        }
        #expect(isError, "\(id): \(failure.diagnostics.map(\.message))")
        #expect(try contents() == old)
    }

    /// An existing problem is not new because of another name.
    @Test func aFaultyEntityCanBeRenamed() throws {
        let path = folder.path("Library.xcdatamodeld/Library.xcdatamodel/contents")
        let faulty = try contents().replacing(
            "syncable=\"YES\"/>",
            with: """
                syncable="YES">
                        <relationship name="author" optional="YES" maxCount="1" deletionRule="Nullify" \
                destinationEntity="Book" inverseName="gone" inverseEntity="Book"/>
                    </entity>
                """)
        try faulty.write(toFile: path, atomically: true, encoding: .utf8)
        let outcome = try edit("rename", "entity", "Book", "Volume")
        #expect(outcome.newFindings.filter { $0.severity == .error }.isEmpty)
        #expect(try contents().contains(#"<entity name="Volume""#))
    }

    @Test func scriptsAreUTF8() throws {
        #expect(throws: RunFailure.self) { try EditRequest.script([0x61, 0xFF], of: "s") }
        #expect(try EditRequest.script([0xEF, 0xBB, 0xBF, 0x61], of: "s") == "a")
    }

    @Test(arguments: [
        #"{"action": "add entity", "names": ["A"], "setings": {}}"#,
        #"{"action": "add entity", "names": ["A"], "settings": {"abstract": true, "abstract": false}}"#,
        #"{"action": "add attribute", "names": ["Book.x", "String"], "settings": {"optional": true, "required": true}}"#,
    ])
    func aLineOfJSONSaysNothingTwiceOrInVain(_ line: String) throws {
        let failure = try #require(throws: RunFailure.self) { try edit { $0.script = line } }
        #expect(failure.diagnostics.map(\.id.rawValue) == ["invalid-action"])
    }

    @Test func noNewVersionWithoutAChange() throws {
        let outcome = try edit("set", "entity", "Book", "--concrete") { $0.destination = .newVersion(nil) }
        #expect(outcome.changes.isEmpty)
    }

    /// A manual edit of a locked version can be reverted with an edit.
    @Test func aLockedVersionCanBeMadeWhatItWas() throws {
        _ = try Lock(LockRequest(task: .add(updating: [])), in: workspace).run()
        let path = folder.path("Library.xcdatamodeld/Library.xcdatamodel/contents")
        let old = try contents()
        let edited = old.replacing("name=\"Book\" ", with: "name=\"Book\" isAbstract=\"YES\" ")
        try edited.write(toFile: path, atomically: true, encoding: .utf8)
        #expect(throws: RunFailure.self) { try edit("add", "entity", "Author") }
        _ = try edit("set", "entity", "Book", "--concrete")
        #expect(try !contents().contains("isAbstract"))
    }

    @Test func theFileOfAVersionMeansTheVersion() throws {
        let outcome = try edit("Library.xcdatamodeld/Library.xcdatamodel/contents", "add", "entity", "Author")
        #expect(outcome.new.name == "Library" && outcome.changes.count == 1)
    }
}

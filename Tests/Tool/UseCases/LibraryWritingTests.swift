import Foundation
import ModelcKit
import ModelcTestSupport
import Testing

/// The files that other programs can create and change by the library.
@Suite struct LibraryWritingTests {
    private let folder: TemporaryFolder
    private let project: Project

    init() throws {
        folder = try TemporaryFolder()
        project = Project(at: folder.url.path)
    }

    private func bookList() throws {
        try FileManager.default.copyItem(
            atPath: Repository.path("Samples/BookList/BookList.xcdatamodeld"),
            toPath: folder.path("BookList.xcdatamodeld"))
    }

    @Test func aModelIsMadeAndEdited() throws {
        let made = try project.makeModel(at: "Library", entities: ["Book"])
        #expect(made.path == folder.path("Library.xcdatamodeld"))
        #expect(try made.files.allSatisfy { try !String(contentsOfFile: $0, encoding: .utf8).isEmpty })
        let rehearsal = try project.edit(["add attribute Book.title String"], writes: false)
        #expect(try rehearsal.files.allSatisfy { try String(contentsOfFile: $0.path, encoding: .utf8) != $0.text })
        let edited = try project.edit(["add attribute Book.title String", "add entity Author"])
        #expect(edited.path == made.path && edited.version == "Library")
        #expect(try edited.files.allSatisfy { try String(contentsOfFile: $0.path, encoding: .utf8) == $0.text })
        let current = try #require(try project.model().versions.first)
        #expect(
            current.entities.map(\.name) == ["Author", "Book"]
                && current.entities[1].attributes.map(\.name) == ["title"])
        // All or nothing.
        #expect(throws: ProjectError.self) { try project.edit(["add entity Shelf", "add entity Book"]) }
        #expect(try project.model().versions.first?.entities.count == 2)
    }

    @Test func aLockedVersionIsEditedInANewOne() throws {
        try bookList()
        let locked = try project.lock()
        #expect(locked.versions.map(\.state) == [.locked, .locked, .locked] && !locked.isFailed)
        #expect(try project.checkLocks().versions.allSatisfy { $0.state == .unchanged })
        let action = "add attribute Book.summary String --optional"
        let error = try #require(throws: ProjectError.self) { try project.edit([action]) }
        #expect(error.messages.contains { $0.severity == .error })
        let edited = try project.edit([action], into: .newVersion(named: nil))
        #expect(edited.version == "BookList 4" && edited.migrationClass == .lightweight)
        #expect(edited.changes.map(\.modelPath) == ["Book.summary"] && edited.files.contains { $0.action == .create })
        let versions = try project.versions()
        #expect(versions.versions.filter(\.isCurrent).map(\.name) == ["BookList 4"])
        #expect(versions.versions.filter(\.isLocked).count == 3)
        let added = try project.addVersion(named: "Next", copying: "BookList", becomesCurrent: false)
        #expect(added.versions.map(\.name).contains("Next"))
    }

    @Test func aStoreIsOfAVersion() throws {
        for name in ["Library.sqlite", "Library.xcdatamodeld"] {
            try FileManager.default.copyItem(
                atPath: Repository.path("Tests/Fixtures/Corpus/stores/\(name)"), toPath: folder.path(name))
        }
        let found = try #require(try project.identify(stores: ["Library.sqlite"]).stores.first)
        #expect(found.store == folder.path("Library.sqlite") && found.model == folder.path("Library.xcdatamodeld"))
        #expect(found.method == .hash)
        #expect(try project.model().versions.map(\.name).contains(try #require(found.version)))
        #expect(try project.identify(stores: ["Nothing.sqlite"]).stores.isEmpty)
    }

    @Test func whatIsCompiledCanBeReadAgain() throws {
        try bookList()
        let compiled = try project.compile(into: "BookList.momd", leavingOut: ["all"])
        #expect(compiled.isDone && compiled.files.contains { $0.path.hasSuffix("/VersionInfo.plist") })
        #expect(
            try project.compile(into: "BookList.momd", leavingOut: ["all"]).files.allSatisfy { $0.action == .leave })
        let source = try project.decompile("BookList.momd", into: "Again")
        #expect(source.files.allSatisfy { $0.path.hasPrefix(folder.path("Again/")) && $0.action == .create })
        #expect(try source.files.allSatisfy { try String(contentsOfFile: $0.path, encoding: .utf8) == $0.text })
        #expect(compiled.files.allSatisfy { $0.text == nil })
        let again = try project.hashes(of: "Again/BookList.xcdatamodeld").versions
        #expect(
            try Set(again.map(\.checksum)) == Set(project.hashes(of: "BookList.xcdatamodeld").versions.map(\.checksum)))
    }

    @Test func bothSidesAreMerged() throws {
        for side in ["base", "ours", "theirs"] { _ = try project.makeModel(at: side, entities: ["Book"]) }
        let file = { (side: String) in "\(side).xcdatamodeld/\(side).xcdatamodel/contents" }
        _ = try project.edit(["add attribute Book.title String"], in: "ours.xcdatamodeld")
        _ = try project.edit(["add attribute Book.pages Int32"], in: "theirs.xcdatamodeld")
        let merged = try project.merge(file("ours"), with: file("theirs"), from: file("base"))
        #expect(merged.conflicts.isEmpty)
        #expect(
            try String(contentsOfFile: folder.path(file("ours")), encoding: .utf8)
                == String(decoding: merged.bytes, as: UTF8.self))
        let model = try project.model(at: "ours.xcdatamodeld")
        #expect(model.versions.first?.entities.first?.attributes.map(\.name).sorted() == ["pages", "title"])
        _ = try project.edit(["set attribute Book.title --type Date"], in: "ours.xcdatamodeld")
        _ = try project.edit(["add attribute Book.title Double"], in: "theirs.xcdatamodeld")
        let both = try project.merge(file("ours"), with: file("theirs"), from: file("base"), writes: false)
        #expect(both.conflicts.map(\.modelPath) == ["Book.title"])
    }

    @Test func migrationsGetTheirFiles() throws {
        try bookList()
        let stages = try project.makeMigration([.staged, .tests], into: "Migration")
        #expect(stages.isDone && stages.files.count >= 2)
        #expect(stages.files.allSatisfy { $0.action == .create && FileManager.default.fileExists(atPath: $0.path) })
        // The files belong to the user now.
        try "// Mine.\n".write(toFile: try #require(stages.files.first).path, atomically: true, encoding: .utf8)
        #expect(try !project.makeMigration([.staged], into: "Migration").isDone)
        let mapping = try project.makeMapping(from: "BookList", to: "BookList 2")
        #expect(mapping.action == .create && mapping.path.hasSuffix(".xcmappingmodel"))
        #expect(FileManager.default.fileExists(atPath: mapping.path + "/xcmapping.xml"))
        #expect(try project.makeMapping(from: "BookList", to: "BookList 2").action == .leave)
    }

    @Test func policiesAreInTheLanguageThatIsAskedFor() throws {
        _ = try project.makeModel(at: "Shop", entities: ["Book"])
        _ = try project.edit(["add attribute Book.price String"])
        let edited = try project.edit(["set attribute Book.price --type Date"], into: .newVersion(named: nil))
        #expect(edited.migrationClass == .blocked, "no store with a text opens with a date")
        for (language, ending) in [(PolicyLanguage.swift, ".swift"), (.objectiveC, ".m")] {
            let policies = try project.makeMigration(
                [.policy], into: "Policies", policiesIn: language, writes: false)
            #expect(policies.isDone && policies.files.contains { $0.path.hasSuffix(ending) }, "\(policies)")
        }
    }

    /// A failing call reports its earlier messages as well.
    @Test func whatWasMetBeforeACallFailedIsTold() throws {
        try bookList()
        let contents = folder.path("BookList.xcdatamodeld/BookList 2.xcdatamodel/contents")
        let text = try String(contentsOfFile: contents, encoding: .utf8)
        try text.replacingOccurrences(of: "<entity ", with: "<entity novelty=\"1\" ")
            .write(toFile: contents, atomically: true, encoding: .utf8)
        let mapping = try project.makeMapping(from: "BookList", to: "BookList 2")
        #expect(mapping.messages.contains { $0.id == "unknown-xml" })
        try folder.write("<database/>", to: "\(mapping.path.split(separator: "/").last ?? "")/xcmapping.xml")
        let failed = try #require(throws: ProjectError.self) {
            try project.makeMapping(from: "BookList", to: "BookList 2")
        }
        #expect(failed.messages.map(\.id) == ["existing-mapping-model"], "\(failed)")
        #expect(failed.remarks == mapping.messages)
    }
}

import Foundation
import ModelcKit
import ModelcTestSupport
import Testing

/// The API for other programs, used through its public declarations.
@Suite struct LibraryTests {
    private let folder: TemporaryFolder
    private let project: Project

    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.copyItem(
            atPath: Repository.path("Samples/BookList/BookList.xcdatamodeld"),
            toPath: folder.path("BookList.xcdatamodeld"))
        project = Project(at: folder.url.path)
    }

    @Test func aModelHasItsVersionsAndEntities() throws {
        let model = try project.model()
        #expect(model.name == "BookList")
        #expect(model.versions.map(\.name) == ["BookList", "BookList 2", "BookList 3"])
        #expect(model.versions.filter(\.isCurrent).map(\.name) == ["BookList 3"])
        let current = try #require(model.versions.last)
        let book = try #require(current.entities.first { !$0.attributes.isEmpty })
        #expect(book.attributes.allSatisfy { !$0.type.isEmpty })
    }

    @Test func hashesTellVersionsApart() throws {
        let hashes = try project.hashes().versions
        #expect(hashes.map(\.version) == ["BookList", "BookList 2", "BookList 3"])
        #expect(Set(hashes.compactMap(\.checksum)).count == 3)
        #expect(hashes.allSatisfy { !$0.entities.isEmpty })
    }

    @Test func versionsDiffer() throws {
        let difference = try project.difference()
        #expect(difference.from == "BookList 2")
        #expect(difference.to == "BookList 3")
        #expect(difference.needsMigration == difference.changes.contains(where: \.altersHash))
        #expect(!difference.changes.isEmpty)
    }

    @Test func aPlanHasARouteForEachVersion() throws {
        let plan = try project.plan()
        #expect(plan.target == "BookList 3")
        #expect(plan.routes.map(\.from) == ["BookList", "BookList 2"])
    }

    @Test func lintFindsWhatTheToolFinds() throws {
        let found = try project.lint(["BookList.xcdatamodeld"])
        #expect(found.findings.allSatisfy { $0.bundle == folder.path("BookList.xcdatamodeld") })
        #expect(found.isFailed == found.findings.contains { $0.severity != .note })
    }

    @Test func checksFindWhatTheToolFinds() throws {
        try folder.write(
            Data(
                contentsOf: URL(
                    fileURLWithPath: Repository.path(
                        "Samples/BookList/BookList.xcdatamodeld/BookList.xcdatamodel/contents"))),
            to: "Old.xcdatamodeld/Old.xcdatamodel/contents")
        let passed = try project.check(["BookList.xcdatamodeld"])
        #expect(passed.parts.map(\.name) == ["lint", "generated", "lock", "mappings", "plan"])
        #expect(passed.parts.last?.state == .passed && passed.parts[2].state == .notChecked)
        let failed = try project.check(["Old.xcdatamodeld"], against: "BookList.xcdatamodeld")
        #expect(failed.isFailed == failed.parts.contains { $0.state == .failed || $0.state == .unreadable })
        #expect(failed.parts.flatMap(\.findings).allSatisfy { $0.path.hasPrefix("/") && !$0.text.isEmpty })
        try folder.write("<database/>", to: "Broken.xcmappingmodel/xcmapping.xml")
        let mappings = try project.checkMappings()
        #expect(mappings.isFailed && (mappings.findings.count + mappings.messages.count) > 0)
    }

    @Test func schemasAreComparedAndCompleted() throws {
        for name in ["production.ckdb", "development.ckdb", "Trips.xcdatamodeld"] {
            try FileManager.default.copyItem(
                atPath: Repository.path("Tests/Fixtures/CloudKit/\(name)"), toPath: folder.path(name))
        }
        let found = try project.checkCloudKit(schema: "production.ckdb", model: "Trips.xcdatamodeld")
        #expect(found.isFailed && Set(found.findings.map(\.id)) == ["CK101", "CK102", "CK103", "CK120", "CK202"])
        let compared = try project.compareCloudKitSchemas("production.ckdb", "development.ckdb")
        #expect(compared.isFailed && compared.findings.map(\.id) == ["CK303", "CK302"])
        let completed = try project.completeCloudKitSchema(
            "development.ckdb", model: "Trips.xcdatamodeld", configurations: ["Cloud"])
        #expect(completed.text != nil && completed.addedTypes == [] && completed.addedFieldCount == 6)
        let refused = try project.completeCloudKitSchema("production.ckdb", model: "Trips.xcdatamodeld")
        #expect(refused.text == nil && refused.messages.contains { $0.id == "CK103" })
    }

    @Test func classesAreGenerated() throws {
        let rehearsal = try project.generate(into: "Generated", writes: false)
        #expect(rehearsal.isDone && !rehearsal.files.isEmpty)
        #expect(try folder.files().allSatisfy { !$0.hasPrefix("Generated/") })
        let written = try project.generate(into: "Generated")
        #expect(written.files.allSatisfy { $0.action == .create })
        #expect(try written.files.allSatisfy { try String(contentsOfFile: $0.path, encoding: .utf8) == $0.text })
    }

    /// An unreadable file is a finding of lint, without a separate message.
    @Test func aProblemIsToldOnce() throws {
        try folder.write("<model><entity name=\"Book\"", to: "Broken.xcdatamodeld/Broken.xcdatamodel/contents")
        let found = try project.lint(["Broken.xcdatamodeld"])
        #expect(found.isFailed && found.findings.contains { $0.severity == .error })
        let reported = Set(found.findings.map(\.text))
        #expect(found.messages.allSatisfy { !reported.contains($0.text) }, "\(found.messages)")
        let hashes = try project.hashes(of: "BookList.xcdatamodeld")
        #expect(hashes.versions.count == 3 && hashes.messages.allSatisfy { $0.severity != .error })
    }

    @Test func whatCannotGoOnIsThrown() throws {
        let error = try #require(throws: ProjectError.self) { try project.model(at: "Nothing.xcdatamodeld") }
        #expect(error.messages.contains { $0.id == "no-such-path" && $0.severity == .error })
        #expect(!error.reason.isEmpty)
        // The folder of the classes is not set.
        #expect(throws: ProjectError.self) { try project.generate() }
    }

    /// A store is a model, and a state to lock.
    @Test func aStoreInPlaceOfAModel() throws {
        for name in ["Library.sqlite", "Library.xcdatamodeld"] {
            try FileManager.default.copyItem(
                atPath: Repository.path("Tests/Fixtures/Corpus/stores/\(name)"), toPath: folder.path(name))
        }
        let project = Project(at: folder.url.path)
        let model = try project.model(at: "Library.sqlite")
        #expect(model.versions.map(\.name) == ["Library"])
        #expect(model.versions[0].entities.map(\.name) == ["Author", "Book", "Novel", "Review", "Shelf"])
        let locks = try project.lock(
            version: "Library 2", asInStore: "Library.sqlite", of: "Library.xcdatamodeld", writes: false)
        #expect(locks.versions.map(\.state) == [.locked] && !locks.isFailed)
        let elsewhere = try TemporaryFolder()
        let identified = try Project(at: elsewhere.url.path).identify(stores: [folder.path("Library.sqlite")])
        let content = try #require(identified.stores.first?.content)
        #expect(content.modelState == .exact && content.entities.count == 5 && !content.hasHistory)
    }

    /// The blocks of the page about the library, in their order.
    @Test func theBlocksOfThePageRun() throws {
        try FileManager.default.copyItem(
            atPath: Repository.path("Tests/Fixtures/Corpus/stores/Library.sqlite"),
            toPath: folder.path("Library.sqlite"))
        try FileManager.default.copyItem(
            atPath: Repository.path("Tests/Fixtures/CloudKit/production.ckdb"), toPath: folder.path("production.ckdb"))
        try self.folder.write(Data("@Model class Item { var name: String }".utf8), to: "Models/Item.swift")
        let folder = folder.url.path
        var text = ""
        let project = Project(at: folder)
        let model = try project.model()
        for version in model.versions where version.isCurrent {
            for entity in version.entities {
                text += "\(entity.name): \(entity.attributes.map(\.name).joined(separator: ", "))\n"
            }
        }

        let found = try project.lint()
        for finding in found.findings {
            text += "\(finding.path):\(finding.line ?? 1): \(finding.severity): \(finding.text) [\(finding.id)]\n"
        }

        let checked = try project.check()
        for part in checked.parts where part.state == .failed {
            text += "\(part.name): \(part.findings.count) findings\n"
        }

        let mirrored = try project.checkCloudKit(schema: "production.ckdb")
        for finding in mirrored.findings where finding.severity == .error {
            text += "\(finding.id): \(finding.text)\n"
        }
        let completed = try project.completeCloudKitSchema("production.ckdb")
        text += completed.text ?? "nothing can be written\n"

        let frozen = try project.freeze("Models", release: "1.2.0", into: "Schemas", writes: false)
        text += "\(frozen.name): \(frozen.checksum ?? "no checksum")\n"

        let classes = try project.generate(into: "Generated", writes: false)
        for file in classes.files {
            text += "\(file.action) \(file.path)\n"
        }

        let models = try project.generate(into: "Models", language: .swiftData, writes: false)
        for hash in models.versionHashes where hash.verdict == .differs {
            text += "\(hash.entity): \(hash.reasons.joined(separator: ", "))\n"
        }

        let difference = try project.difference(from: "BookList", to: "BookList 3")
        for change in difference.changes where change.altersHash {
            text += "\(change.kind) \(change.modelPath)\n"
        }

        for hashes in try project.hashes().versions {
            text += "\(hashes.version) \(hashes.checksum ?? "none")\n"
        }

        let plan = try project.plan()
        for route in plan.routes {
            text += "\(route.from) to \(plan.target): \(route.migrationClass.rawValue)\n"
        }

        let made = try project.makeMigration([.staged, .sql], into: "Migration", writes: false)
        for file in made.files {
            text += "\(file.action) \(file.path)\n"
        }

        for store in try project.identify(stores: ["Library.sqlite"]).stores {
            text += "\(store.store): \(store.version ?? "unknown")\n"
        }

        let books = try project.objects(inStore: "Library.sqlite", of: "Book", where: "title != nil")
        while let book = try books.next() {
            text += "\(book.id.text): \(book["title"] ?? .null)\n"
        }
        for problem in try project.check(store: "Library.sqlite").findings {
            text += "\(problem.modelPath ?? ""): \(problem.text)\n"
        }

        let locks = try project.lock()
        for version in locks.versions {
            text += "\(version.state.rawValue) \(version.name)\n"
        }
        if try project.checkLocks().isFailed { text += "a shipped version was changed\n" }
        // BookList 2 has shipped in another state, too: a store of that state is available.
        let accepted = try project.acceptHashes(
            in: "Library.sqlite", for: "BookList 2", reason: "edited after 1.4", writes: false)
        text += "\(accepted.versions.flatMap(\.accepted).map(\.reason))\n"

        let edited = try project.edit(
            ["add attribute Book.summary String --optional"], into: .newVersion(named: "BookList 4"))
        text += "\(edited.version): \(edited.changes.map(\.modelPath)), \(edited.migrationClass.rawValue)\n"

        let compiled = try project.compile(
            into: "BookList.momd", leavingOut: ["validation-pattern"], writes: false)
        for file in compiled.files {
            text += "\(file.action) \(file.path)\n"
        }
        #expect(text.contains("create \(folder)/Generated/"))
        #expect(text.contains("Shelf: Shelf.books: SwiftData has no ordered relationships"))
        #expect(text.contains("create \(folder)/Migration/"))
        #expect(text.contains("SchemaV1_2_0: "))
        // A store of another model.
        #expect(text.contains("\(folder)/Library.sqlite: unknown\n"))
        #expect(text.contains("Book/p1: text(\"One\")\n"))
        #expect(text.contains("locked BookList 3\n") && !text.contains("was changed"))
        #expect(text.contains("[\"edited after 1.4\"]\n"))
        #expect(text.contains("BookList 4: [\"Book.summary\"], lightweight\n"))
        #expect(text.contains("create \(folder)/BookList.momd/VersionInfo.plist\n"))
        #expect(text.contains("BookList 2 to BookList 3: "))
    }

    @Test func thePageHasTheBlocksThatRun() throws {
        let page = try String(
            contentsOfFile: Repository.path("Sources/modelc/Documentation.docc/Library.md"), encoding: .utf8)
        let source = try String(contentsOfFile: #filePath, encoding: .utf8)
        let blocks = page.components(separatedBy: "```swift\n").dropFirst().compactMap {
            $0.components(separatedBy: "```").first
        }
        #expect(blocks.count == 16)
        for block in blocks {
            let indented = block.split(separator: "\n", omittingEmptySubsequences: false)
                .map { $0.isEmpty ? "" : "        " + $0 }.joined(separator: "\n")
            #expect(source.contains(indented), "the block is not in this file: \(block)")
        }
    }
}

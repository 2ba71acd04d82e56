import Foundation
import ModelcFiles
import ModelcKit
import ModelcSchema
import ModelcTestSupport
import ModelcVersionHash
import Testing

/// A store in place of a model, for every command: the tool as a separate process.
@Suite struct StoreAsModelTests {
    private let folder: TemporaryFolder
    private var modelc = ModelcProcess()

    init() throws {
        folder = try TemporaryFolder()
        modelc.folder = folder.url.path
        try StoreAsModelTests.makeStore(of: Library.model, named: "Library.sqlite", in: folder)
    }

    /// Makes a store with a copy of its model.
    ///
    /// - Parameter cached: the model that the copy describes, if it differs from that of the metadata.
    private static func makeStore(
        of model: ManagedObjectModel, cached: ManagedObjectModel? = nil, named name: String, in folder: TemporaryFolder
    ) throws {
        let blob = TestDatabase.literal(Data(try ModelCacheFixture(cached ?? model).blob))
        try Library.makeStore(
            in: folder, name, list: Library.list(Library.metadata(of: model)),
            tables: Library.tables + ["INSERT INTO Z_MODELCACHE VALUES (\(blob))"])
    }

    /// The commands that read one model, with the exit code for the library.
    static let reading: [(arguments: [String], status: Int32)] = [
        (["inspect", "MODEL"], 0), (["inspect", "MODEL", "--entity", "Novel"], 0),
        (["inspect", "MODEL", "--format", "json"], 0), (["hash", "MODEL"], 0),
        (["hash", "MODEL", "--format", "json"], 0),
        (["diff", "MODEL", "Library.xcdatamodeld"], 0), (["diff", "Library.xcdatamodeld", "MODEL"], 0),
        (["diff", "MODEL", "MODEL"], 0), (["diff", "Library.xcdatamodeld", "--against", "MODEL"], 0),
        (["lint", "MODEL", "--fail-on", "error"], 0),
        (["lint", "Library.xcdatamodeld", "--against", "MODEL", "--fail-on", "error"], 0),
        (["diagram", "MODEL"], 0), (["simulate", "delete", "MODEL", "Book"], 0),
        (["generate", "MODEL", "--output", "Classes", "--dry-run"], 0),
        (["plan", "Library.xcdatamodeld", "--from", "MODEL"], 0),
        (["plan", "Library.xcdatamodeld", "--against", "MODEL"], 0),
        (["identify", "Library.sqlite", "--model", "MODEL"], 0),
        (["decompile", "MODEL", "--output", "Out", "--dry-run"], 0),
    ]

    private func run(_ arguments: [String], on model: String) throws -> ModelcProcess.Outcome {
        try modelc.run(arguments.map { $0 == "MODEL" ? model : $0 })
    }

    @Test(arguments: StoreAsModelTests.reading.indices)
    func everyCommandReadsAStore(index: Int) throws {
        _ = try Library.writeModel(in: folder)
        let (arguments, status) = StoreAsModelTests.reading[index]
        let before = try FolderState(folder.url)
        let outcome = try run(arguments, on: "Library.sqlite")
        #expect(outcome.status == status, "\(arguments): \(outcome.errors)\(outcome.output)")
        #expect(!outcome.errors.contains("error"), "\(arguments): \(outcome.errors)")
        #expect(try FolderState(folder.url) == before)
    }

    /// An app with a compiled model below it, a bundle, a version and a compiled model: the rule of the page ModelSources.
    @Test(arguments: StoreAsModelTests.reading.indices)
    func everyCommandReadsAnApp(index: Int) throws {
        _ = try Library.writeModel(in: folder)
        try folder.write(
            Data(ModelCompiler().compile(Library.model).bytes), to: "Library.app/Resources/Library.mom")
        let (arguments, status) = StoreAsModelTests.reading[index]
        let outcome = try run(arguments, on: "Library.app")
        #expect(outcome.status == status, "\(arguments): \(outcome.errors)\(outcome.output)")
        #expect(!outcome.errors.contains("error"), "\(arguments): \(outcome.errors)")
    }

    /// The copy in the store has another `Novel` than the store.
    @Test(arguments: StoreAsModelTests.reading.indices)
    func everyCommandNamesUncertainEntities(index: Int) throws {
        _ = try Library.writeModel(in: folder)
        var cached = Library.model
        cached.entities[2].attributes[0].isOptional = false
        try StoreAsModelTests.makeStore(of: Library.model, cached: cached, named: "Odd.sqlite", in: folder)
        let outcome = try run(StoreAsModelTests.reading[index].arguments, on: "Odd.sqlite")
        let said = outcome.errors + outcome.output
        #expect(said.contains("Novel") && said.contains("uncertain-entities"), "\(said)")
        #expect(outcome.status < 2, "\(said)")
    }

    /// Commands that change a model name the one that makes a source.
    @Test(arguments: [
        ["edit", "Library.sqlite", "rename", "entity", "Novel", "Fiction"], ["format", "Library.sqlite"],
        ["versions", "list", "Library.sqlite"], ["versions", "add", "Library.sqlite", "Library 3"],
        ["compile", "Library.sqlite", "--output", "Out"], ["lint", "Library.sqlite", "--fix"],
    ])
    func noCommandChangesAStore(arguments: [String]) throws {
        let before = try FolderState(folder.url)
        let outcome = try modelc.run(arguments)
        let said = outcome.errors + outcome.output
        #expect(said.contains("decompile") || arguments[0] == "lint", "\(arguments): \(said)")
        #expect(try FolderState(folder.url) == before, "\(arguments)")
    }

    @Test func aStoreCannotBeLocked() throws {
        let outcome = try modelc.run("lock", "Library.sqlite")
        #expect(outcome.status == 2 && outcome.errors.contains("is a store"))
        #expect(try folder.files() == ["Library.sqlite"])
    }

    /// A version whose source is gone, or was edited, is locked as a store has it.
    @Test func aVersionIsLockedFromAStore() throws {
        _ = try Library.writeModel(in: folder)
        let lock = ["lock", "Library.xcdatamodeld", "--from-store", "Library.sqlite", "--model-version"]
        let first = try modelc.run(lock + ["Library 2"])
        #expect(first.status == 0 && first.errors.isEmpty, "\(first.errors)")
        #expect(try modelc.run("lock", "--check", "Library.xcdatamodeld").status == 0)
        // A locked version is not changed.
        try StoreAsModelTests.makeStore(of: Library.olderModel, named: "Older.sqlite", in: folder)
        let second = try modelc.run([
            "lock", "Library.xcdatamodeld", "--from-store", "Older.sqlite", "--model-version", "Library 2",
        ])
        #expect(second.status != 0 && second.errors.contains("locked-"), "\(second.errors)")
        #expect(
            second.errors.contains("--also Older.sqlite --reason TEXT --for 'Library 2'")
                && second.errors.contains("modelc lock Library.xcdatamodeld --unlock 'Library 2'")
                && !second.errors.contains("--update"), "\(second.errors)")
        // The version is not in the bundle: the check says that it is gone.
        let third = try modelc.run(lock + ["Library 9"])
        #expect(third.status == 0 && third.errors.contains("warning: the model has no version 'Library 9'"))
        #expect(third.errors.contains("modelc decompile Library.sqlite --output 'Library 9.xcdatamodel'"))
        let check = try modelc.run("lock", "--check", "Library.xcdatamodeld")
        #expect(check.errors.contains("locked-version-missing") && check.errors.contains("modelc decompile"))
        // That step makes the check pass.
        #expect(try modelc.run("decompile", "Library.sqlite", "--output", "Library 9.xcdatamodel", "-q").status == 0)
        try FileManager.default.moveItem(
            atPath: folder.path("Library 9.xcdatamodel"),
            toPath: folder.path("Library.xcdatamodeld/Library 9.xcdatamodel"))
        #expect(try modelc.run("lock", "--check", "Library.xcdatamodeld").status == 0)
    }

    @Test func aVersionWithoutNameIsNotLocked() throws {
        _ = try Library.writeModel(in: folder)
        for name in ["", ".xcdatamodel"] {
            let outcome = try modelc.run(
                "lock", "Library.xcdatamodeld", "--from-store", "Library.sqlite", "--model-version", name)
            #expect(outcome.status == 64 && outcome.output.isEmpty, "\(outcome)")
        }
        #expect(!FileManager.default.fileExists(atPath: folder.path("modelc.lock")))
        // A bundle may have a version without a name.
        let versions = try FileManager.default.contentsOfDirectory(atPath: folder.path("Library.xcdatamodeld"))
        let version = try #require(versions.first { $0.hasSuffix(".xcdatamodel") })
        try FileManager.default.copyItem(
            atPath: folder.path("Library.xcdatamodeld/\(version)"),
            toPath: folder.path("Library.xcdatamodeld/.xcdatamodel"))
        _ = try modelc.run("lock", "Library.xcdatamodeld")
        #expect(try !modelc.run("lock", "--check", "Library.xcdatamodeld").errors.contains("invalid-lock"))
    }

    @Test func aStoreOfAnotherAppIsNotLocked() throws {
        try CoinCollection.writeModel(in: folder)
        let outcome = try modelc.run(
            "lock", "Collection.xcdatamodeld", "--from-store", "Library.sqlite", "--model-version", "Collection 1")
        #expect(outcome.status == 2 && outcome.errors.contains("no entity of the store"), "\(outcome)")
        #expect(!FileManager.default.fileExists(atPath: folder.path("modelc.lock")))
    }

    @Test func aSourceOfAnotherKindIsNamed() throws {
        let outcome = try modelc.run("decompile", "Library.sqlite", "--output", "New.xcdatamodeld")
        #expect(outcome.status == 64 && outcome.errors.contains("name 'New.xcdatamodel' or a folder"), "\(outcome)")
    }

    @Test func whatCannotBeLockedFromAStore() throws {
        _ = try Library.writeModel(in: folder)
        var cached = Library.model
        cached.entities[2].attributes[0].isOptional = false
        try StoreAsModelTests.makeStore(of: Library.model, cached: cached, named: "Odd.sqlite", in: folder)
        func lock(_ store: String) throws -> ModelcProcess.Outcome {
            try modelc.run("lock", "Library.xcdatamodeld", "--from-store", store, "--model-version", "Library")
        }
        let odd = try lock("Odd.sqlite")
        #expect(odd.status == 2 && odd.errors.contains("uncertain-entities"), "\(odd.errors)")
        #expect(try lock("Library.xcdatamodeld").status == 64)
        #expect(try modelc.run("lock", "--from-store", "Library.sqlite").status == 64)
    }

    @Test func decompiledHashesAreThoseOfTheStore() throws {
        #expect(try modelc.run("decompile", "Library.sqlite", "--output", "Source.xcdatamodel", "-q").status == 0)
        let model = try #require(ModelReader().read(folder.path("Source.xcdatamodel")).selectedVersion?.model)
        let hashes = VersionHasher.hashes(of: ResolvedModel(model))
        #expect(hashes.checksum == VersionHasher.hashes(of: ResolvedModel(Library.model)).checksum)
        #expect(try modelc.run("compile", "Source.xcdatamodel", "--output", "Out", "-q").status == 0)
        #expect(try modelc.run("decompile", "Library.sqlite").output.contains("the classes of entities"))
        #expect(try folder.files().contains("Library.xcdatamodel/contents"))
    }

    /// A store has no `representedClassName` to write: the advice makes a source first.
    @Test func classesOfAStoreWithoutClassNames() throws {
        let outcome = try modelc.run("generate", "Library.sqlite", "--output", "G")
        #expect(outcome.output.contains("modelc decompile Library.sqlite"), "\(outcome)")
        #expect(outcome.output.contains("modelc edit set entity Author --class Author"), "\(outcome)")
        #expect(try modelc.run("decompile", "Library.sqlite").status == 0)
        #expect(try modelc.run("edit", "set", "entity", "Author", "--class", "Author").status == 0)
        #expect(
            try modelc.run("generate", "Library.xcdatamodel", "--output", "G").output.contains("created G/Author.swift")
        )
        let source = try modelc.run("generate", "Library.xcdatamodel", "--output", "G", "--verbose")
        #expect(source.errors.contains("modelc edit Library.xcdatamodel set entity Book --class Book"), "\(source)")
    }

    /// A source is a folder.
    @Test func aStoreIsNotDecompiledToAFile() throws {
        let outcome = try modelc.run("decompile", "Library.sqlite", "--output", "x.xml")
        #expect(outcome.status == 64 && outcome.errors.contains("name 'x.xcdatamodel'"), "\(outcome)")
        #expect(try !folder.files().contains { $0.hasPrefix("x.xml") })
    }

    @Test func aStoreWithoutAModel() throws {
        try Library.makeStore(in: folder, "Old.sqlite")
        let outcome = try modelc.run("inspect", "Old.sqlite")
        #expect(outcome.status == 2 && outcome.errors.contains("no-model-in-store"))
        try TestDatabase(folder.path("Other.sqlite")).execute("CREATE TABLE t (a)")
        #expect(try modelc.run("inspect", "Other.sqlite").errors.contains("not-a-store"))
    }

    @Test func identifyDescribesAStoreWithoutAModel() throws {
        try folder.makeFolder("elsewhere")
        try FileManager.default.moveItem(
            atPath: folder.path("Library.sqlite"), toPath: folder.path("elsewhere/Library.sqlite"))
        var modelc = modelc
        modelc.folder = folder.path("elsewhere")
        let outcome = try modelc.run("identify", "Library.sqlite")
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        #expect(outcome.output.contains("all entities are certain") && outcome.output.contains("entities 5"))
        let text = try modelc.run("identify", "Library.sqlite", "--format", "json").output
        let stores = try #require(PrintedDocument.result(of: text)["stores"] as? [[String: Any]])
        let description = try #require(stores[0]["description"] as? [String: Any])
        #expect(description["model"] as? String == "exact" && description["history"] as? Bool == false)
        #expect((description["entities"] as? [[String: String]])?.map { $0["name"] ?? "" }.count == 5)
    }

    /// Only what a store has is compared.
    @Test func classesAndUserInfoAreNoDifference() throws {
        var model = Library.model
        for index in model.entities.indices {
            model.entities[index].representedClassName = "C" + model.entities[index].name
            model.entities[index].userInfo = UserInfo([UserInfoEntry(key: "a", value: "b")])
        }
        try folder.write(Data(ModelWriter().contents(of: model)), to: "New.xcdatamodel/contents")
        let outcome = try modelc.run("diff", "Library.sqlite", "New.xcdatamodel", "--exit-code")
        #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    }
}

/// The stores of public projects as models.
@Suite(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
struct CorpusStoreModelTests {
    @Test func decompiledModelsHaveTheHashesOfTheStores() throws {
        let folder = try TemporaryFolder()
        var modelc = ModelcProcess()
        modelc.folder = folder.url.path
        for (index, store) in try CorpusStore.all().enumerated() {
            let path = store.url.path
            let outcome = try modelc.run("decompile", path, "--output", "\(index).xcdatamodel", "-q")
            guard outcome.status == 0 else {
                #expect(outcome.errors.contains("no-model-in-store"), "\(store.name): \(outcome.errors)")
                continue
            }
            let model = try #require(ModelReader().read(folder.path("\(index).xcdatamodel")).selectedVersion?.model)
            let checksum = VersionHasher.hashes(of: ResolvedModel(model)).checksum
            #expect(checksum?.base64 == store.checksumOfHashes, "\(store.name)")
            for command in [
                ["lint", path, "--fail-on", "never"], ["diagram", path], ["generate", path, "--output", "C"],
            ] {
                let outcome = try modelc.run(command)
                #expect(outcome.status == 0, "\(store.name): \(command): \(outcome.errors)")
            }
        }
    }
}

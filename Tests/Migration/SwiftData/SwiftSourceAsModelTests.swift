import Foundation
import ModelcFiles
import ModelcSchema
import ModelcTestSupport
import ModelcVersionHash
import Testing

/// Swift source in place of a model, for every command: the tool as a separate process.
@Suite struct SwiftSourceAsModelTests {
    private let folder: TemporaryFolder
    private var modelc = ModelcProcess()

    private static let item = """
        import SwiftData
        @Model
        final class Item {
            @Attribute(.unique) var name: String = ""
            var tags: [Tag] = []
            init() {}
        }
        """
    private static let tag = """
        @Model final class Tag {
            @Relationship(inverse: \\Item.tags) var items: [Item] = []
            init() {}
        }
        """
    private static let versions = """
        import SwiftData
        enum SchemaV1: VersionedSchema {
            static var versionIdentifier = Schema.Version(1, 0, 0)
            static var models: [any PersistentModel.Type] { [Item.self] }
            @Model final class Item { var name: String = ""; init() {} }
        }
        enum SchemaV2: VersionedSchema {
            static var versionIdentifier = Schema.Version(2, 0, 0)
            static var models: [any PersistentModel.Type] { [Item.self] }
            @Model final class Item { var name: String = ""; var note: String?; init() {} }
        }
        enum Plan: SchemaMigrationPlan {
            static var schemas: [any VersionedSchema.Type] { [SchemaV1.self, SchemaV2.self] }
            static var stages: [MigrationStage] {
                [MigrationStage.lightweight(fromVersion: SchemaV1.self, toVersion: SchemaV2.self)]
            }
        }
        """

    init() throws {
        folder = try TemporaryFolder()
        modelc.folder = folder.url.path
        try folder.write(Data(Self.item.utf8), to: "App/Models/Item.swift")
        try folder.write(Data(Self.tag.utf8), to: "App/Models/Tag.swift")
        try folder.write(Data("import SwiftUI\nstruct ItemView {}\n".utf8), to: "App/Views/ItemView.swift")
        try folder.write(Data(Self.versions.utf8), to: "Versions.swift")
    }

    @Test func aStageThatIsListedTwiceIsReported() throws {
        let stage = "MigrationStage.lightweight(fromVersion: SchemaV1.self, toVersion: SchemaV2.self)"
        try folder.write(Self.versions.replacing("[\(stage)]", with: "[\(stage), \(stage)]"), to: "Twice.swift")
        let outcome = try modelc.run("lint", "Twice.swift", "--no-config")
        #expect(outcome.output.contains("the stage from 'SchemaV1' to 'SchemaV2' is listed twice"), "\(outcome)")
    }

    /// The commands that read one model.
    static let reading: [[String]] = [
        ["inspect", "MODEL"], ["inspect", "MODEL", "--entity", "Item"], ["inspect", "MODEL", "--format", "json"],
        ["hash", "MODEL"], ["hash", "MODEL", "--format", "json"], ["diff", "MODEL", "MODEL"],
        ["lint", "MODEL", "--fail-on", "error"], ["diagram", "MODEL"], ["simulate", "delete", "MODEL", "Item"],
        ["plan", "MODEL"], ["lock", "MODEL", "--dry-run"], ["check", "MODEL", "--fail-on", "error"],
        // The form of many-to-many relationships is not confirmed.
        ["cloudkit", "emit", "MODEL", "--new-container", "--unconfirmed"],
        ["decompile", "MODEL", "--output", "Out", "--dry-run"],
        ["generate", "MODEL", "--output", "Classes", "--dry-run"],
    ]

    @Test(arguments: SwiftSourceAsModelTests.reading.indices, ["App/Models", "App", "Versions.swift"])
    func everyCommandReadsSwiftSource(index: Int, model: String) throws {
        let arguments = SwiftSourceAsModelTests.reading[index].map { $0 == "MODEL" ? model : $0 }
        let before = try FolderState(folder.url)
        let outcome = try modelc.run(arguments)
        #expect(outcome.status == 0, "\(arguments): \(outcome.errors)\(outcome.output)")
        #expect(!outcome.errors.contains("error"), "\(arguments): \(outcome.errors)")
        #expect(try FolderState(folder.url) == before)
    }

    @Test func versionsAreThoseOfTheSource() throws {
        let output = try modelc.run("inspect", "Versions.swift").output
        #expect(output.contains("SchemaV1") && output.contains("SchemaV2 (current)"), "\(output)")
        let diff = try modelc.run("diff", "Versions.swift", "--from", "SchemaV1", "--to", "SchemaV2")
        #expect(diff.output.contains("note"), "\(diff.output)\(diff.errors)")
    }

    @Test func lockedVersionsAreChecked() throws {
        #expect(try modelc.run("lock", "Versions.swift").status == 0)
        #expect(try modelc.run("lock", "--check", "Versions.swift").status == 0)
        let changed = Self.versions.replacingOccurrences(of: "var note: String?", with: "var note: Int?")
        try folder.write(Data(changed.utf8), to: "Versions.swift")
        let outcome = try modelc.run("lock", "--check", "Versions.swift")
        #expect(outcome.status == 1 && outcome.errors.contains("Item.note"), "\(outcome.errors)")
    }

    @Test func decompiledHashesAreThoseOfTheSource() throws {
        let outcome = try modelc.run("decompile", "Versions.swift", "--output", "App.xcdatamodeld")
        #expect(outcome.status == 0, "\(outcome.errors)")
        func checksums(_ path: String) throws -> [String] {
            let reading = ModelReader().read(folder.path(path), .all)
            return (reading.model?.versions ?? []).compactMap { version in
                version.model.flatMap { VersionHasher.hashes(of: ResolvedModel($0)).checksum?.base64 }
            }
        }
        let hashes = try modelc.run("hash", "Versions.swift", "--all-versions").output
        let found = try checksums("App.xcdatamodeld")
        #expect(found.count == 2 && found.allSatisfy(hashes.contains), "\(found) \(hashes)")
        #expect(try modelc.run("compile", "App.xcdatamodeld", "--output", "Out").status == 0)
    }

    /// Two versions with equal hashes in the plan: the container does not load.
    @Test func equalVersionsInThePlan() throws {
        let repeated = Self.versions.replacingOccurrences(of: "var note: String?; ", with: "")
        try folder.write(Data(repeated.utf8), to: "Versions.swift")
        let outcome = try modelc.run("lint", "Versions.swift")
        #expect(outcome.status == 1 && outcome.output.contains("[identical-versions]"), "\(outcome.errors)")
    }

    @Test func aPlanThatCannotBeRead() throws {
        let made = Self.versions.replacingOccurrences(of: "{ [SchemaV1.self, SchemaV2.self] }", with: "{ all() }")
        try folder.write(Data(made.utf8), to: "Versions.swift")
        let outcome = try modelc.run("lint", "Versions.swift", "--min-severity", "info")
        #expect(
            outcome.status == 0 && outcome.output.contains("'schemas' of 'Plan' cannot be read"), "\(outcome.errors)")
    }

    /// A version that shipped in two states with one identifier.
    @Test func statesOfOneIdentifier() throws {
        #expect(try modelc.run("lock", "Versions.swift").status == 0)
        let other = Self.versions.replacingOccurrences(of: "var note: String?", with: "var note: Int?")
        try folder.write(Data(other.utf8), to: "Versions.swift")
        #expect(try modelc.run("store", "new", "Versions.swift", "--output", "beta.sqlite").status == 0)
        try folder.write(Data(Self.versions.utf8), to: "Versions.swift")
        let accepted = try modelc.run(
            "lock", "Versions.swift", "--also", "beta.sqlite", "--for", "SchemaV2", "--reason", "the beta")
        #expect(accepted.status == 0, "\(accepted.errors)")
        let outcome = try modelc.run("lint", "Versions.swift")
        #expect(outcome.output.contains("2 sets of hashes (the beta)"), "\(outcome.output)")
    }

    @Test func checkPlansAllVersions() throws {
        let outcome = try modelc.run("check", "Versions.swift")
        #expect(outcome.status == 0 && !outcome.output.contains("one version"), "\(outcome.output)")
    }

    /// Advice on renames is Swift.
    @Test func adviceOnRenames() throws {
        let renamed = Self.versions
            .replacingOccurrences(of: "var name: String = \"\"; var note", with: "var title: String = \"\"; var note")
        try folder.write(Data(renamed.utf8), to: "Versions.swift")
        for command in ["plan", "diff"] {
            let versions = command == "diff" ? ["--from", "SchemaV1", "--to", "SchemaV2"] : []
            let outcome = try modelc.run([command, "Versions.swift"] + versions)
            #expect(outcome.output.contains("originalName: \"name\""), "\(outcome.output)")
            #expect(!outcome.output.contains("elementID"), "\(outcome.output)")
        }
    }

    /// A plan for the schemas that the source has.
    @Test func aPlanOfTheSchemasInTheSource() throws {
        let outcome = try modelc.run("plan", "Versions.swift", "--emit", "swiftdata", "--emit-dir", "Plans")
        #expect(outcome.status == 0, "\(outcome.errors)")
        let text = try String(
            contentsOf: folder.url.appendingPathComponent("Plans/VersionsMigrationPlan.swift"), encoding: .utf8)
        #expect(text.contains("fromVersion: SchemaV1.self, toVersion: SchemaV2.self"), "\(text)")
        #expect(!text.contains("written by"), "\(text)")
    }

    /// What is not known is named with its place, and does not fail the command.
    @Test func uncertainEntitiesAreNamed() throws {
        try folder.write(Data("@Model class Odd {\n  var list: [String]\n}".utf8), to: "Odd.swift")
        for arguments in [["inspect", "Odd.swift"], ["lint", "Odd.swift"], ["hash", "Odd.swift"]] {
            let outcome = try modelc.run(arguments)
            #expect(outcome.errors.contains("uncertain-entities"), "\(arguments): \(outcome.errors)")
            #expect(outcome.errors.contains("Odd.swift:2:7") && outcome.status < 2, "\(outcome.errors)")
        }
    }

    @Test func commandsThatChangeAModelRefuse() throws {
        for arguments in [
            ["edit", "Versions.swift", "rename", "entity", "Item", "Thing"], ["format", "Versions.swift"],
            ["compile", "Versions.swift", "--output", "Out"], ["lint", "Versions.swift", "--fix"],
        ] {
            let before = try FolderState(folder.url)
            let outcome = try modelc.run(arguments)
            #expect(outcome.status != 0 || arguments[0] == "lint", "\(arguments): \(outcome.output)")
            #expect(try FolderState(folder.url) == before)
        }
    }

    @Test func aFileWithoutClasses() throws {
        try folder.write(Data("struct A {}".utf8), to: "A.swift")
        let outcome = try modelc.run("inspect", "A.swift")
        #expect(outcome.status == 2 && outcome.errors.contains("not-a-model"), "\(outcome.errors)")
    }

    /// A package with two targets that have classes.
    @Test func aPackageWithSeveralTargets() throws {
        try folder.write(Data("".utf8), to: "Package/Package.swift")
        try folder.write(Data(Self.versions.utf8), to: "Package/Sources/One/Versions.swift")
        #expect(try modelc.run("hash", "Package").status == 0)
        try folder.write(Data(Self.versions.utf8), to: "Package/Sources/Two/Versions.swift")
        let outcome = try modelc.run("hash", "Package")
        #expect(outcome.status == 64 && outcome.errors.contains("Sources/Two"), "\(outcome.errors)")
    }
}

import Foundation

/// A folder with an input of every kind, which the tool creates from a sample. It is copied for each case.
package struct Workspace {
    package let seed: URL
    private let root: URL
    private let modelc: String

    package init(modelc: String, samples: String) throws {
        self.modelc = modelc
        root = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-\(UUID().uuidString)")
        seed = root.appendingPathComponent("seed")
        try FileManager.default.createDirectory(at: seed, withIntermediateDirectories: true)
        let sample = URL(fileURLWithPath: samples).appendingPathComponent("BookList/BookList.xcdatamodeld")
        try FileManager.default.copyItem(at: sample, to: seed.appendingPathComponent("BookList.xcdatamodeld"))
        for (path, text) in Workspace.texts { try write(text, to: path) }
        for arguments in Workspace.commands { try run(arguments) }
        try SeedStore(hashes: run(["hash", "BookList.xcdatamodeld", "--format", "json"])).make(in: seed)
        Workspace.commit(seed)
    }

    package func remove() { try? FileManager.default.removeItem(at: root) }

    /// Returns a copy for one case, and removes the previous copy.
    package func copy() throws -> URL {
        let folder = root.appendingPathComponent("run/work")
        try? FileManager.default.removeItem(at: folder.deletingLastPathComponent())
        try FileManager.default.createDirectory(
            at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: seed, to: folder)
        return folder
    }

    private func write(_ text: String, to path: String) throws {
        let file = seed.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    @discardableResult
    private func run(_ arguments: [String]) throws -> Data {
        let outcome = try CommandRun(modelc: modelc, arguments: arguments, environment: [:], folder: seed).run()
        guard outcome.status == 0 || outcome.status == 1 else {
            throw WorkspaceError(
                description: "'modelc \(arguments.joined(separator: " "))' failed: "
                    + String(decoding: outcome.errors, as: UTF8.self))
        }
        return outcome.output
    }

    private static let commands = [
        ["lock", "BookList.xcdatamodeld"],
        ["lint", "BookList.xcdatamodeld", "--no-config", "--preset", "all", "--write-baseline"],
        ["generate", "BookList.xcdatamodeld", "--no-config", "--output", "Classes", "--stamp", "Stamp"],
        ["generate", "BookList.xcdatamodeld", "--no-config", "--output", "ObjectiveC", "--language", "objc"],
        ["templates", "copy", "swift", "--output", "Templates"],
        ["compile", "BookList.xcdatamodeld", "--output", "Compiled", "--leave-out", "validation-pattern"],
        ["mapping", "new", "BookList.xcdatamodeld", "--output", "Map.xcmappingmodel"],
        ["cloudkit", "emit", "Trips.xcdatamodel", "--onto", "development.ckdb", "--output", "production.ckdb"],
    ]

    private static let texts = [
        ".modelc.yml": """
        models:
          - path: BookList.xcdatamodeld
            output: Classes
            entities:
              Book: { human: false, snapshots: true }
        generate:
          access: public
          language: swift
        lint:
          preset: recommended
          rules:
            missing-inverse: error
            empty-index: off

        """,
        "Sources/App.swift": """
        import CoreData
        /* A /* nested */ comment. */
        @objc(Rack) public final class Rack: NSManagedObject {
            @NSManaged public var name: String
            let text = "class Book: NSManagedObject { }"
            var more = #"raw "text" \\#(name)"#
        }
        final class BookPolicy: NSEntityMigrationPolicy {}

        """,
        "Models/Models.swift": """
        import Foundation
        import SwiftData
        /* A /* nested */ comment. */
        typealias Name = String
        enum SchemaV1: VersionedSchema {
            static var versionIdentifier = Schema.Version(1, 0, 0)
            static var models: [any PersistentModel.Type] { [Trip.self, Self.Stop.self] }
            @Model final class Trip {
                @Attribute(.unique, originalName: "title") var name: Name = "a \\(1 + 1) \\"b\\""
                @Relationship(deleteRule: .cascade, inverse: \\Stop.trip) var stops: [Stop]?
                init() {}
            }
        }
        extension SchemaV1 {
            @Model final class Stop {
                #Unique<Stop>([\\.latitude, \\.longitude], [\\.name])
                #Index<Stop>([\\.name])
                enum Kind: Int, Codable { case a, b = 2 }
                struct Size: Codable { var width = 1.0, height: Double }
                var trip: Trip?
                var name: String = #"raw "text" }"#
                var latitude: Double, longitude: Double
                var kind: Kind = .a { didSet { print(kind) } }
                var tags: [String: [Int]] = [:]
                var size: Size?
                @Transient var cache: Int = { 1 }()
                var text: String { get { name } set { name = newValue } }
                #if DEBUG
                var note: String?
                #endif
                func f(_ x: Int) -> Bool { x > 1 / 2 }
            }
        }
        @Model class Live { var date = Date.now; var id: UUID = UUID(); var pattern: Regex<Substring> = /a"b/ }
        enum SchemaV2: VersionedSchema {
            static let versionIdentifier: Schema.Version = .init(2, 0, 0)
            static var models: [any PersistentModel.Type] { SchemaV1.models + [Live.self] }
        }
        enum Plan: SchemaMigrationPlan {
            static var schemas: [any VersionedSchema.Type] { [SchemaV1.self, SchemaV2.self] }
            static var stages: [MigrationStage] { [step] }
            static let step = MigrationStage.custom(
                fromVersion: SchemaV1.self, toVersion: SchemaV2.self, willMigrate: nil, didMigrate: { _ in })
        }

        """,
        "Trips.xcdatamodel/contents": """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" lastSavedToolsVersion="23231" systemVersion="24F74" minimumToolsVersion="Automatic" sourceLanguage="Swift" usedWithCloudKit="YES" userDefinedModelVersionIdentifier="">
            <entity name="Trip" representedClassName="Trip" syncable="YES" codeGenerationType="class">
                <attribute name="begin" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
                <attribute name="title" optional="YES" attributeType="String"/>
                <relationship name="stops" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Stop" inverseName="trip" inverseEntity="Stop"/>
            </entity>
            <entity name="Stop" representedClassName="Stop" syncable="YES" codeGenerationType="class">
                <attribute name="photo" optional="YES" attributeType="Binary"/>
                <relationship name="trip" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Trip" inverseName="stops" inverseEntity="Trip"/>
            </entity>
        </model>

        """,
        "development.ckdb": """
        DEFINE SCHEMA

            CREATE ROLE editor;

            /* Made by hand. */
            RECORD TYPE CD_Trip (
                CD_begin              TIMESTAMP QUERYABLE SORTABLE,
                CD_entityName         STRING QUERYABLE SEARCHABLE SORTABLE,
                CD_gone               NUMBER PREFERRED AS INT64, // old
                secret                ENCRYPTED STRING,
                "___recordID"         REFERENCE QUERYABLE,
                "a.b"                 LIST<STRING>,
                GRANT WRITE TO "_creator",
                GRANT READ, CREATE TO editor
            );

            RECORD TYPE Empty ();

        """,
        "Sources/App.m": """
        #import <CoreData/CoreData.h>
        @interface Librarian : NSManagedObject
        @property (nonatomic, copy) NSString *name; // "x"
        @end
        @implementation Librarian
        @dynamic name;
        @end

        """,
    ]

    private static func commit(_ folder: URL) {
        for arguments in [["init", "-q"], ["add", "-A"], ["commit", "-q", "-m", "one"], ["tag", "one"]] {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = ["git", "-c", "user.name=A", "-c", "user.email=a@example.com"] + arguments
            process.currentDirectoryURL = folder
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            // Without git, commands that need it find no repository, which is also a valid input.
            guard (try? process.run()) != nil else { return }
            process.waitUntilExit()
        }
    }
}

/// The reason that the workspace could not be created.
package struct WorkspaceError: Error, CustomStringConvertible {
    package let description: String

    package init(description: String) { self.description = description }
}

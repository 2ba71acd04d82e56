import ModelcSourceCode

/// Writes the tests that open the fixture of each version with the app's own migration code.
package struct FixtureTestWriter {
    private let input: FixtureTestInput

    package init(_ input: FixtureTestInput) { self.input = input }

    private var typeName: String {
        SwiftIdentifier.capitalized(MigrationNames.identifier(input.modelName)) + "FixtureTests"
    }

    private var isXCTest: Bool { input.style == .xctest }

    /// The generated file. It is never overwritten, because the user edits it.
    package var file: GeneratedFile {
        GeneratedFile(path: typeName + ".swift", text: text, policy: .never)
    }

    private var text: String {
        var lines = SourceLines()
        MigrationFileHeader(sourceName: input.sourceName, "tests of the stores of its versions").add(to: &lines)
        lines.add("import CoreData\nimport Foundation\nimport \(isXCTest ? "XCTest" : "Testing")")
        if let module = input.module {
            lines.add("\n@testable import \(SwiftIdentifier.escapedType(MigrationNames.identifier(module)))")
        }
        lines.addBlank()
        lines.addComment(
            "Opens the store of every version of \(input.modelName) with the app's migration, and compares the numbers "
                + "of objects and their values. The stores are in the folder "
                + "\(FixtureTestInput.folder(ofModel: input.modelName)) of the test bundle.")
        lines.add(isXCTest ? "nonisolated final class \(typeName): XCTestCase {" : "nonisolated struct \(typeName) {")
        lines.add(opening, indent: 1)
        lines.add("\n" + tests, indent: 1)
        lines.add("\n" + reading, indent: 1)
        lines.add("\n" + FixtureTestWriter.fixtureType + "\n", indent: 1)
        addFixtures(&lines)
        lines.add("}")
        if !isXCTest { lines.add("\n" + FixtureTestWriter.bundleMark) }
        return lines.text
    }

    private var bundle: String { isXCTest ? "Bundle(for: \(typeName).self)" : "Bundle(for: FixtureBundle.self)" }

    private var opening: String {
        """
        /// Opens a store as the app does, with its migration. EDIT: call the code of your app.
        private static func openAsApp(_ store: URL) throws -> NSPersistentStoreCoordinator {
            let url = try require(resource(\(SwiftText.literal(input.modelName)), "momd", in: nil), "the compiled model")
            let model = try require(NSManagedObjectModel(contentsOf: url), "a readable model")
            return try coordinator(for: store, with: withoutClasses(model), migrates: true)
        }

        /// The bundles to search for the compiled model and the stores. EDIT in a Swift package: add `Bundle.module`.
        private static var bundles: [Bundle] { [\(bundle), .main] }
        """
    }

    private var tests: String {
        isXCTest
            ? """
            func testEveryFixtureIsMigrated() throws {
                for fixture in Self.fixtures {
                    for problem in try Self.problems(of: fixture) { XCTFail("\\(fixture.version): \\(problem)") }
                }
            }
            """
            : """
            @Test(arguments: \(typeName).fixtures) func fixtureIsMigrated(_ fixture: Fixture) throws {
                for problem in try Self.problems(of: fixture) { Issue.record("\\(fixture.version): \\(problem)") }
            }
            """
    }

    /// The functions that do not depend on the model. They use managed objects only on the queue of their context.
    private var reading: String {
        """
        /// The differences between a fixture and its migrated copy, one sentence each.
        private static func problems(of fixture: Fixture) throws -> [String] {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let store = folder.appendingPathComponent(fixture.version + ".sqlite")
            try copyFixture(fixture.version, to: store)
            let url = try require(resource(fixture.version, "mom", in: \(SwiftText.literal(input.modelName + ".momd"))), "the version")
            let model = try require(NSManagedObjectModel(contentsOf: url), "a readable version")
            let old = try coordinator(for: store, with: withoutClasses(model), migrates: false)
            let before = try values(in: old, fixture.entities.map { ($0.name, $0.attributes.map { $0[0] }) })
            for opened in old.persistentStores { try old.remove(opened) }
            let kept = fixture.entities.filter { $0.newName != nil }
            let new = try openAsApp(store)
            let after = try values(in: new, kept.map { ($0.newName ?? "", $0.attributes.map { $0[1] }) })
            for opened in new.persistentStores { try? new.remove(opened) }
            var problems: [String] = []
            for (entity, objects) in zip(fixture.entities, before) where objects.count != entity.count {
                problems.append("\\(entity.name) has \\(objects.count) objects, and had \\(entity.count)")
            }
            let pairs = zip(fixture.entities, before).filter { $0.0.newName != nil }
            for (pair, objects) in zip(pairs, after) where pair.1 != objects {
                problems.append("\\(pair.0.name): the values differ after the migration")
            }
            return problems
        }

        /// The values of all objects of each entity without its subentities, as sorted texts.
        private static func values(
            in coordinator: NSPersistentStoreCoordinator, _ entities: [(name: String, attributes: [String])]
        ) throws -> [[String]] {
            let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
            context.persistentStoreCoordinator = coordinator
            return try context.performAndWait {
                try entities.map { entity in
                    let request = NSFetchRequest<NSManagedObject>(entityName: entity.name)
                    request.includesSubentities = false
                    return try context.fetch(request).map { object in
                        entity.attributes.map { name in
                            object.value(forKey: name).map { String(describing: $0) } ?? "nil"
                        }.joined(separator: "|")
                    }.sorted()
                }
            }
        }

        private static func coordinator(
            for store: URL, with model: NSManagedObjectModel, migrates: Bool
        ) throws -> NSPersistentStoreCoordinator {
            let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
            let options: [AnyHashable: Any] = [
                NSMigratePersistentStoresAutomaticallyOption: migrates, NSInferMappingModelAutomaticallyOption: migrates,
            ]
            _ = try coordinator.addPersistentStore(
                ofType: NSSQLiteStoreType, configurationName: nil, at: store, options: options)
            return coordinator
        }

        /// The app's classes match the newest version only.
        private static func withoutClasses(_ model: NSManagedObjectModel) -> NSManagedObjectModel {
            for entity in model.entities { entity.managedObjectClassName = "NSManagedObject" }
            return model
        }

        private static func copyFixture(_ version: String, to store: URL) throws {
            let folder = \(SwiftText.literal(FixtureTestInput.folder(ofModel: input.modelName)))
            let fixture = try require(resource(version, "sqlite", in: folder), "the store of \\(version)")
            try FileManager.default.copyItem(at: fixture, to: store)
            // The folder with external binary data, if there is one.
            let support = "." + version + "_SUPPORT"
            let external = fixture.deletingLastPathComponent().appendingPathComponent(support)
            guard FileManager.default.fileExists(atPath: external.path) else { return }
            try FileManager.default.copyItem(
                at: external, to: store.deletingLastPathComponent().appendingPathComponent(support))
        }

        private static func resource(_ name: String, _ fileExtension: String, in folder: String?) -> URL? {
            bundles.lazy.compactMap {
                $0.url(forResource: name, withExtension: fileExtension, subdirectory: folder)
            }.first
        }

        private static func require<Value>(_ value: Value?, _ name: String) throws -> Value {
            guard let value else { throw CocoaError(.fileNoSuchFile, userInfo: [NSLocalizedDescriptionKey: name]) }
            return value
        }
        """
    }

    private static let bundleMark = """
        /// Finds the bundle of the tests.
        private nonisolated final class FixtureBundle {}
        """

    private static let fixtureType = """
        /// A store of a version, with the numbers of its objects.
        struct Fixture: Sendable {
            struct Entity: Sendable {
                var name: String
                /// The name in the newest version; nil if the entity was removed.
                var newName: String?
                var count: Int
                /// The attributes whose values must be equal, each by its old and its new name.
                var attributes: [[String]]
            }

            var version: String
            var entities: [Entity]
        }
        """

    private func addFixtures(_ lines: inout SourceLines) {
        lines.add("private static let fixtures: [Fixture] = [", indent: 1)
        for fixture in input.fixtures { add(fixture, &lines) }
        lines.add("]", indent: 1)
    }

    private func add(_ fixture: FixtureTestInput.Fixture, _ lines: inout SourceLines) {
        guard !fixture.entities.isEmpty else {
            lines.add(".init(version: \(SwiftText.literal(fixture.version)), entities: []),", indent: 2)
            return
        }
        lines.add(".init(\n    version: \(SwiftText.literal(fixture.version)),\n    entities: [", indent: 2)
        for entity in fixture.entities { add(entity, &lines) }
        lines.add("    ]),", indent: 2)
    }

    private func add(_ entity: FixtureTestInput.Entity, _ lines: inout SourceLines) {
        let newName = entity.newName.map(SwiftText.literal) ?? "nil"
        let start = ".init(name: \(SwiftText.literal(entity.name)), newName: \(newName), count: \(entity.count), "
        guard !entity.attributes.isEmpty else {
            lines.add(start + "attributes: []),", indent: 4)
            return
        }
        lines.add(start + "attributes: [", indent: 4)
        for attribute in entity.attributes {
            lines.add("[\(SwiftText.literal(attribute.name)), \(SwiftText.literal(attribute.newName))],", indent: 5)
        }
        lines.add("]),", indent: 4)
    }
}

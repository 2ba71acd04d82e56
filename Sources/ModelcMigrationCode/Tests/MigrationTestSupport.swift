import ModelcSourceCode

/// The shared code of migration tests: locations of models and fixtures, assertions, and creation of stores.
///
/// The text does not grow with the number of versions. Functions that run on the queue of a context are static, so that
/// no test case is passed between queues.
struct MigrationTestSupport {
    private let input: MigrationCodeInput
    private let className: String
    private let withStages: Bool

    init(_ input: MigrationCodeInput, className: String, withStages: Bool) {
        self.input = input
        self.className = className
        self.withStages = withStages
    }

    static func fixtures(_ input: MigrationCodeInput) -> String {
        FixtureTestInput.folder(ofModel: input.modelName)
    }

    func addPlaces(to lines: inout SourceLines) {
        lines.add(
            """
            /// The bundles to search for the compiled model. EDIT in a Swift package: add `Bundle.module`.
            private static var bundles: [Bundle] { [Bundle(for: \(className).self), .main] }

            /// Attribute values of the made stores. EDIT if a validation needs another value: `["Book.isbn": "978"]`.
            private static var values: [String: Any] { [:] }

            /// A compiled version, without the app's classes: they match the newest version only.
            private static func model(_ version: String) throws -> NSManagedObjectModel {
                let url = resource(version, "mom", in: \(SwiftText.literal(input.modelName + ".momd")))
                let found = url.flatMap { NSManagedObjectModel(contentsOf: $0) }
                let model = try XCTUnwrap(found, "no compiled model \\(version)")
                for entity in model.entities { entity.managedObjectClassName = "NSManagedObject" }
                return model
            }

            private static func resource(_ name: String, _ fileExtension: String, in folder: String) -> URL? {
                bundles.lazy.compactMap {
                    $0.url(forResource: name, withExtension: fileExtension, subdirectory: folder)
                }.first
            }
            """, indent: 1)
    }

    func addHelpers(to lines: inout SourceLines) {
        lines.add("\n// MARK: - Assertions\n", indent: 1)
        lines.add(MigrationTestSupport.inference, indent: 1)
        lines.add("\n" + MigrationTestSupport.migration, indent: 1)
        if withStages { lines.add("\n" + staged, indent: 1) }
        lines.add("\n// MARK: - Stores\n", indent: 1)
        lines.add(stores, indent: 1)
        lines.add("\n" + MigrationTestStores.counting, indent: 1)
        lines.add("\n" + MigrationTestStores.filling, indent: 1)
        lines.add("\n" + MigrationTestStores.values, indent: 1)
    }

    private static let inference = """
        private func assertInferable(from old: String, to new: String, isUnverified: Bool = false) throws {
            let message = "\\(old) → \\(new)\\(isUnverified ? ", unverified" : "")"
            XCTAssertNoThrow(try Self.mapping(from: old, to: new), message)
        }

        private func assertNotInferable(from old: String, to new: String, isUnverified: Bool = false) throws {
            let message = "\\(old) → \\(new)\\(isUnverified ? ", unverified" : "")"
            XCTAssertThrowsError(try Self.mapping(from: old, to: new), message)
        }

        private static func mapping(from old: String, to new: String) throws -> NSMappingModel {
            try NSMappingModel.inferredMappingModel(forSourceModel: model(old), destinationModel: model(new))
        }
        """

    private static let migration = """
        /// Opens a store with one version after the other, and checks that every entity, under its new name, has as
        /// many rows as before.
        ///
        /// - Parameter empty: entities without rows in the made store, because their rows would stop the migration.
        private func assertMigration(
            of version: String, through path: [String], renamed: [String: String] = [:], removed: Set<String> = [],
            empty: Set<String> = []
        ) throws {
            let store = try Self.store(of: version, without: empty)
            defer { try? FileManager.default.removeItem(at: store.deletingLastPathComponent()) }
            let before = try Self.counts(in: store, as: version, migrates: false)
            var after: [String: Int] = [:]
            for next in path { after = try Self.counts(in: store, as: next, migrates: true) }
            assertEqual(before, after, renamed, removed, version)
        }

        private func assertNoMigration(of version: String, to target: String) throws {
            let store = try Self.store(of: version)
            defer { try? FileManager.default.removeItem(at: store.deletingLastPathComponent()) }
            XCTAssertThrowsError(try Self.counts(in: store, as: target, migrates: true), version)
        }

        private func assertEqual(
            _ before: [String: Int], _ after: [String: Int], _ renamed: [String: String], _ removed: Set<String>,
            _ version: String
        ) {
            for (entity, count) in before where !removed.contains(entity) {
                XCTAssertEqual(after[renamed[entity] ?? entity] ?? 0, count, "rows of \\(entity) from \\(version)")
            }
        }
        """

    private var staged: String {
        let type = MigrationNames.stages(ofModel: input.modelName)
        return """
            @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
            private func assertStagedMigration(
                of version: String, renamed: [String: String] = [:], removed: Set<String> = [], empty: Set<String> = []
            ) throws {
                let store = try Self.store(of: version, without: empty)
                defer { try? FileManager.default.removeItem(at: store.deletingLastPathComponent()) }
                let before = try Self.counts(in: store, as: version, migrates: false)
                let bundle = try XCTUnwrap(Self.bundles.first { bundle in
                    bundle.url(forResource: \(SwiftText.literal(input.modelName)), withExtension: "momd") != nil
                })
                let description = NSPersistentStoreDescription(url: store)
                XCTAssertEqual(try \(type).isNeeded(description, in: bundle), true, version)
                try \(type).migrate(description, in: bundle)
                XCTAssertEqual(try \(type).isNeeded(description, in: bundle), false, version)
                let after = try Self.counts(in: store, as: \(type).target, migrates: false)
                assertEqual(before, after, renamed, removed, version)
            }
            """
    }

    private var stores: String {
        """
        /// A store of a version in a new folder: a copy of the fixture if there is one, or a store made from the model.
        private static func store(of version: String, without empty: Set<String> = []) throws -> URL {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let store = folder.appendingPathComponent("store.sqlite")
            let fixture = resource(version, "sqlite", in: \(SwiftText.literal(MigrationTestSupport.fixtures(input))))
            guard let fixture else {
                try make(store, with: model(version), without: empty)
                return store
            }
            for suffix in ["", "-wal"] where FileManager.default.fileExists(atPath: fixture.path + suffix) {
                try FileManager.default.copyItem(
                    at: URL(fileURLWithPath: fixture.path + suffix), to: URL(fileURLWithPath: store.path + suffix))
            }
            // The folder with external binary data, if there is one.
            let support = fixture.deletingLastPathComponent().appendingPathComponent(".\\(version)_SUPPORT")
            if FileManager.default.fileExists(atPath: support.path) {
                try FileManager.default.copyItem(at: support, to: folder.appendingPathComponent(".store_SUPPORT"))
            }
            return store
        }

        /// Opens a store and runs code in a context of it.
        private static func open<Result: Sendable>(
            _ store: URL, with model: NSManagedObjectModel, migrates: Bool,
            _ body: @Sendable (NSManagedObjectContext) throws -> Result
        ) throws -> Result {
            let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
            let options: [AnyHashable: Any] = [
                NSMigratePersistentStoresAutomaticallyOption: migrates, NSInferMappingModelAutomaticallyOption: migrates,
            ]
            let opened = try coordinator.addPersistentStore(
                ofType: NSSQLiteStoreType, configurationName: nil, at: store, options: options)
            defer { try? coordinator.remove(opened) }
            let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
            context.persistentStoreCoordinator = coordinator
            return try context.performAndWait { try body(context) }
        }
        """
    }
}

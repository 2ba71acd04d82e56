/// What the tests of a migration share: where models and fixtures are, and the assertions.
struct MigrationTestSupport {
    private let input: MigrationCodeInput
    private let className: String
    private let withStages: Bool

    init(_ input: MigrationCodeInput, className: String, withStages: Bool) {
        self.input = input
        self.className = className
        self.withStages = withStages
    }

    /// The folder of the fixtures in the test bundle.
    static func fixtures(_ input: MigrationCodeInput) -> String {
        MigrationNames.identifier(input.modelName) + "Fixtures"
    }

    func addPlaces(to lines: inout SourceLines) {
        lines.add(
            """
            /// Where the compiled model and the fixtures are looked for. EDIT in a Swift package: `Bundle.module`, too.
            private var bundles: [Bundle] { [Bundle(for: \(className).self), .main] }

            private func model(_ version: String) throws -> NSManagedObjectModel {
                let url = resource(version, "mom", in: \(SwiftText.literal(input.modelName + ".momd")))
                return try XCTUnwrap(url.flatMap { NSManagedObjectModel(contentsOf: $0) }, "no compiled model \\(version)")
            }

            private func resource(_ name: String, _ fileExtension: String, in folder: String) -> URL? {
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
    }

    private static let inference = """
        private func assertInferable(from old: String, to new: String, isUnverified: Bool = false) throws {
            XCTAssertNoThrow(try mapping(from: old, to: new), "\\(old) → \\(new)\\(isUnverified ? ", unverified" : "")")
        }

        private func assertNotInferable(from old: String, to new: String, isUnverified: Bool = false) throws {
            XCTAssertThrowsError(try mapping(from: old, to: new), "\\(old) → \\(new)\\(isUnverified ? ", unverified" : "")")
        }

        private func mapping(from old: String, to new: String) throws -> NSMappingModel {
            try NSMappingModel.inferredMappingModel(forSourceModel: model(old), destinationModel: model(new))
        }
        """

    private static let migration = """
        /// Opens a copy of the fixture with one version after the other. Afterwards every entity has as many rows as before,
        /// under its new name; the rows of an entity without new name are gone.
        private func assertMigration(
            of version: String, through path: [String], rows: [(old: String, new: String?)]
        ) throws {
            let store = try copyOfFixture(version)
            defer { try? FileManager.default.removeItem(at: store.deletingLastPathComponent()) }
            let before = try counts(of: rows.map(\\.old), in: store, as: version, migrates: false)
            var after: [String: Int] = [:]
            for next in path {
                let names = next == path.last ? rows.compactMap(\\.new) : []
                after = try counts(of: names, in: store, as: next, migrates: true)
            }
            assertEqual(before, after, rows, version)
        }

        private func assertNoMigration(of version: String, to target: String) throws {
            let store = try copyOfFixture(version)
            defer { try? FileManager.default.removeItem(at: store.deletingLastPathComponent()) }
            XCTAssertThrowsError(try counts(of: [], in: store, as: target, migrates: true), version)
        }

        private func assertEqual(
            _ before: [String: Int], _ after: [String: Int], _ rows: [(old: String, new: String?)], _ version: String
        ) {
            for row in rows {
                guard let new = row.new else { continue }
                XCTAssertEqual(after[new], before[row.old], "rows of \\(row.old) from \\(version)")
            }
        }
        """

    private var staged: String {
        """
        @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
        private func assertStagedMigration(of version: String, rows: [(old: String, new: String?)]) throws {
            let store = try copyOfFixture(version)
            defer { try? FileManager.default.removeItem(at: store.deletingLastPathComponent()) }
            let before = try counts(of: rows.map(\\.old), in: store, as: version, migrates: false)
            let target = \(SwiftText.literal(input.plan.target))
            let container = NSPersistentContainer(
                name: \(SwiftText.literal(input.modelName)), managedObjectModel: try model(target))
            let description = NSPersistentStoreDescription(url: store)
            let bundle = try XCTUnwrap(bundles.first { bundle in
                bundle.url(forResource: \(SwiftText.literal(input.modelName)), withExtension: "momd") != nil
            })
            try \(MigrationNames.stages(ofModel: input.modelName)).prepare(description, in: bundle)
            container.persistentStoreDescriptions = [description]
            container.loadPersistentStores { _, error in XCTAssertNil(error, version) }
            let context = container.newBackgroundContext()
            let after = try context.performAndWait { try counts(of: rows.compactMap(\\.new), in: context) }
            assertEqual(before, after, rows, version)
        }
        """
    }

    private var stores: String {
        """
        /// A copy of a version's fixture, in a folder of its own.
        private func copyOfFixture(_ version: String) throws -> URL {
            let fixture = try XCTUnwrap(
                resource(version, "sqlite", in: \(SwiftText.literal(MigrationTestSupport.fixtures(input)))),
                "no fixture \\(version).sqlite: copy a store there that an app of that version wrote")
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for suffix in ["", "-wal"] where FileManager.default.fileExists(atPath: fixture.path + suffix) {
                try FileManager.default.copyItem(
                    at: URL(fileURLWithPath: fixture.path + suffix),
                    to: folder.appendingPathComponent("store.sqlite" + suffix))
            }
            return folder.appendingPathComponent("store.sqlite")
        }

        /// How many rows entities have in a store that is opened with a version, those of entities below not counted.
        private func counts(
            of entities: [String], in store: URL, as version: String, migrates: Bool
        ) throws -> [String: Int] {
            let coordinator = NSPersistentStoreCoordinator(managedObjectModel: try model(version))
            let options: [AnyHashable: Any] = [
                NSMigratePersistentStoresAutomaticallyOption: migrates, NSInferMappingModelAutomaticallyOption: migrates,
            ]
            let opened = try coordinator.addPersistentStore(
                ofType: NSSQLiteStoreType, configurationName: nil, at: store, options: options)
            defer { try? coordinator.remove(opened) }
            let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
            context.persistentStoreCoordinator = coordinator
            return try context.performAndWait { try counts(of: entities, in: context) }
        }

        private func counts(of entities: [String], in context: NSManagedObjectContext) throws -> [String: Int] {
            var counts: [String: Int] = [:]
            for entity in entities {
                let request = NSFetchRequest<NSManagedObject>(entityName: entity)
                request.includesSubentities = false
                counts[entity] = try context.count(for: request)
            }
            return counts
        }
        """
    }
}

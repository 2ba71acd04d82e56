import ModelcSourceCode

/// Writes the end of the stages file: code that several stages share. Only the required parts are written.
struct StagedMigrationSupport {
    private let input: MigrationCodeInput
    private let findsRows: Bool
    private let findsDuplicates: Bool

    /// - Parameters:
    ///   - findsRows: whether a handler searches for rows by a predicate.
    ///   - findsDuplicates: whether a handler searches for rows with duplicate values.
    init(_ input: MigrationCodeInput, findsRows: Bool, findsDuplicates: Bool) {
        self.input = input
        self.findsRows = findsRows
        self.findsDuplicates = findsDuplicates
    }

    func add(to lines: inout SourceLines) {
        lines.add("\n// MARK: - Code that the stages share\n", indent: 1)
        addVersions(&lines)
        if hasCustomStages { lines.add("\n" + StagedMigrationSupport.context, indent: 1) }
        if hasCustomStages { lines.add("\n" + StagedMigrationSupport.keeping, indent: 1) }
        if findsRows || findsDuplicates { lines.add("\n" + StagedMigrationSupport.mending, indent: 1) }
        if findsRows { lines.add("\n" + StagedMigrationSupport.rows, indent: 1) }
        if findsDuplicates { lines.add("\n" + StagedMigrationSupport.duplicates, indent: 1) }
        lines.add("\n" + StagedMigrationSupport.stop, indent: 1)
    }

    private func addVersions(_ lines: inout SourceLines) {
        let folder = SwiftText.literal(input.modelName + ".momd")
        let asksModel = StageVersions.names(in: input.plan.stages).contains { input.version($0)?.checksum == nil }
        lines.add(StagedMigrationSupport.versions(asksModel: asksModel), indent: 1)
        if asksModel { lines.add("\n" + StagedMigrationSupport.compiled(folder), indent: 1) }
        lines.add(
            """

            /// A version of the compiled model.
            static func model(_ version: String, in bundle: Bundle) throws -> NSManagedObjectModel {
                let url = bundle.url(forResource: version, withExtension: "mom", subdirectory: \(folder))
                guard let url, let model = NSManagedObjectModel(contentsOf: url) else {
                    throw Stop("the bundle has no compiled model '\\(version)'")
                }
                return model
            }
            """, indent: 1)
    }

    /// - Parameter asksModel: whether the code has to read checksums from the compiled model, because a generated
    ///   checksum may differ from Core Data's.
    private static func versions(asksModel: Bool) -> String {
        let last =
            asksModel
            ? """
                    if let known = compiled[version] { return known }
                    return try model(version, in: bundle).versionChecksum
            """
            : """
                    throw Stop("there is no checksum for '\\(version)'")
            """
        let compiled =
            asksModel
            ? "    private lazy var compiled = compiledChecksums(in: bundle)\n" : ""
        return """
            /// The versions of the model. Stages that name the same version share one reference to it.
            private nonisolated final class Versions {
                private let bundle: Bundle
                private var references: [String: NSManagedObjectModelReference] = [:]
            \(compiled)
                init(_ bundle: Bundle) { self.bundle = bundle }

                func checksum(of version: String) throws -> String {
                    if let known = checksums.first(where: { $0.name == version }) { return known.checksum }
            \(last)
                }

                func reference(to version: String) throws -> NSManagedObjectModelReference {
                    if let known = references[version] { return known }
                    let reference = NSManagedObjectModelReference(
                        name: version, in: bundle, versionChecksum: try checksum(of: version))
                    references[version] = reference
                    return reference
                }
            }
            """
    }

    private static func compiled(_ folder: String) -> String {
        """
        /// The checksums that Xcode 15.4 and later write beside the compiled versions. Reading them is faster than
        /// loading the versions.
        private static func compiledChecksums(in bundle: Bundle) -> [String: String] {
            let url = bundle.url(forResource: "VersionInfo", withExtension: "plist", subdirectory: \(folder))
            guard let url, let data = try? Data(contentsOf: url) else { return [:] }
            return (try? PropertyListDecoder().decode(VersionInfo.self, from: data))?.checksums ?? [:]
        }

        private nonisolated struct VersionInfo: Decodable {
            let checksums: [String: String]?

            enum CodingKeys: String, CodingKey {
                case checksums = "NSManagedObjectModel_VersionChecksums"
            }
        }
        """
    }

    /// Whether there is a custom stage: it has handlers, or the user can add some.
    private var hasCustomStages: Bool {
        input.plan.stages.contains { stage in
            switch stage {
            case .custom: true
            case .lightweight, .blocked: false
            }
        }
    }

    private static let context = """
        /// Runs code in a context of the container whose store is migrated.
        private static func inContext(
            of manager: NSStagedMigrationManager, _ body: @Sendable (NSManagedObjectContext) throws -> Void
        ) throws {
            guard let context = manager.container?.newBackgroundContext() else {
                throw Stop("the migration runs without a container")
            }
            try context.performAndWait { try body(context) }
        }
        """

    private static let keeping = """
        /// Keeps values for a later handler, `didMigrate` or a handler of a later stage: by then the migration has
        /// removed the old properties. The values are in a file beside the store, since a migration may be interrupted.
        ///
        /// - Parameter values: by `key(of:)`.
        static func keep<Value: Codable>(
            _ values: [String: Value], as name: String, for manager: NSStagedMigrationManager
        ) throws {
            let encoder = PropertyListEncoder()
            encoder.outputFormat = .binary
            try encoder.encode(values).write(to: try keptFile(name, manager), options: .atomic)
        }

        /// The values that an earlier handler has kept; empty if it did not run. Remove them after use.
        static func kept<Value: Codable>(
            _ name: String, of type: Value.Type, for manager: NSStagedMigrationManager
        ) throws -> [String: Value] {
            let file = try keptFile(name, manager)
            guard FileManager.default.fileExists(atPath: file.path) else { return [:] }
            return try PropertyListDecoder().decode([String: Value].self, from: try Data(contentsOf: file))
        }

        static func removeKept(_ name: String, for manager: NSStagedMigrationManager) throws {
            let file = try keptFile(name, manager)
            if FileManager.default.fileExists(atPath: file.path) { try FileManager.default.removeItem(at: file) }
        }

        /// A key of a row that is the same in every version: the entity may be renamed, the row's number stays.
        static func key(of row: NSManagedObject) -> String { row.objectID.uriRepresentation().lastPathComponent }

        private static func keptFile(_ name: String, _ manager: NSStagedMigrationManager) throws -> URL {
            guard let store = manager.container?.persistentStoreDescriptions.first?.url else {
                throw Stop("the migration runs without a store")
            }
            return store.deletingLastPathComponent().appendingPathComponent(store.lastPathComponent + "-kept-" + name)
        }
        """

    private static let mending = """
        /// Changes rows in batches, and stops the migration if rows still break the requirement.
        private static func mend(
            _ requirement: String, in context: NSManagedObjectContext,
            rows find: () throws -> [NSManagedObjectID], with change: (NSManagedObject) throws -> Void
        ) throws {
            let rows = try find()
            for start in stride(from: 0, to: rows.count, by: 500) {
                for row in rows[start..<min(start + 500, rows.count)] { try change(context.object(with: row)) }
                try context.save()
                context.reset()
            }
            guard try rows.isEmpty || find().isEmpty else { throw Stop("\\(requirement): some rows still break this") }
        }
        """

    private static let rows = """
        /// The rows that a predicate finds; all rows where there is none. Each `%K` stands for one of the names.
        private static func rows(
            of entity: String, where format: String? = nil, _ names: [String] = [], includesSubentities: Bool = true,
            in context: NSManagedObjectContext
        ) throws -> [NSManagedObjectID] {
            let request = NSFetchRequest<NSManagedObjectID>(entityName: entity)
            request.resultType = .managedObjectIDResultType
            request.includesSubentities = includesSubentities
            if let format { request.predicate = NSPredicate(format: format, argumentArray: names) }
            return try context.fetch(request)
        }
        """

    private static let duplicates = """
        /// The rows whose values an earlier row has already; a row without one of the values collides with none.
        private static func duplicates(
            of entity: String, by names: [String], in context: NSManagedObjectContext
        ) throws -> [NSManagedObjectID] {
            let request = NSFetchRequest<NSManagedObject>(entityName: entity)
            request.fetchBatchSize = 500
            var seen: Set<[AnyHashable]> = []
            var rows: [NSManagedObjectID] = []
            for row in try context.fetch(request) {
                let values = names.compactMap { row.value(forKey: $0) as? AnyHashable }
                guard values.count == names.count, !seen.insert(values).inserted else { continue }
                rows.append(row.objectID)
            }
            return rows
        }
        """

    private static let stop = """
        /// Why the migration stopped.
        struct Stop: LocalizedError {
            let errorDescription: String?

            init(_ reason: String) { errorDescription = reason }
        }
        """
}

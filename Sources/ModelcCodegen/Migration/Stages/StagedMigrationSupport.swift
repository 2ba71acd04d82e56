/// The end of the file of stages: what all stages share, as far as it is needed.
struct StagedMigrationSupport {
    private let input: MigrationCodeInput
    private let findsRows: Bool
    private let findsDuplicates: Bool

    /// - Parameters:
    ///   - findsRows: whether a handler searches rows by a predicate.
    ///   - findsDuplicates: whether a handler searches rows with equal values.
    init(_ input: MigrationCodeInput, findsRows: Bool, findsDuplicates: Bool) {
        self.input = input
        self.findsRows = findsRows
        self.findsDuplicates = findsDuplicates
    }

    func add(to lines: inout SourceLines) {
        lines.add("\n// MARK: - What the stages share\n", indent: 1)
        addReferences(&lines)
        if hasCustomStages { lines.add("\n" + StagedMigrationSupport.context, indent: 1) }
        if findsRows || findsDuplicates { lines.add("\n" + StagedMigrationSupport.mending, indent: 1) }
        if findsRows { lines.add("\n" + StagedMigrationSupport.rows, indent: 1) }
        if findsDuplicates { lines.add("\n" + StagedMigrationSupport.duplicates, indent: 1) }
        lines.add("\n" + StagedMigrationSupport.stop, indent: 1)
    }

    private func addReferences(_ lines: inout SourceLines) {
        let folder = SwiftText.literal(input.modelName + ".momd")
        lines.add(
            """
            private static func checksum(of version: String, in bundle: Bundle) throws -> String {
                if let known = checksums.first(where: { $0.name == version }) { return known.checksum }
                return try model(version, in: bundle).versionChecksum
            }

            private static func reference(
                to version: String, in bundle: Bundle
            ) throws -> NSManagedObjectModelReference {
                if let known = checksums.first(where: { $0.name == version }) {
                    return NSManagedObjectModelReference(name: version, in: bundle, versionChecksum: known.checksum)
                }
                let model = try model(version, in: bundle)
                return NSManagedObjectModelReference(model: model, versionChecksum: model.versionChecksum)
            }

            private static func model(_ version: String, in bundle: Bundle) throws -> NSManagedObjectModel {
                let url = bundle.url(forResource: version, withExtension: "mom", subdirectory: \(folder))
                guard let url, let model = NSManagedObjectModel(contentsOf: url) else {
                    throw Stop("the bundle has no compiled model '\\(version)'")
                }
                return model
            }
            """, indent: 1)
    }

    /// Whether a stage has handlers, or may be given some.
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
            of manager: NSStagedMigrationManager, _ body: (NSManagedObjectContext) throws -> Void
        ) throws {
            guard let context = manager.container?.newBackgroundContext() else {
                throw Stop("the migration runs without a container")
            }
            try context.performAndWait { try body(context) }
        }
        """

    private static let mending = """
        /// Changes rows in batches, and stops the migration if some are left.
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
            guard try rows.isEmpty || find().isEmpty else { throw Stop("\\(requirement): some rows still are not") }
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

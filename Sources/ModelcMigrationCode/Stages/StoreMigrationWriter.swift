import ModelcSourceCode

/// Writes the Swift file that migrates the app's store with the stages. The code checks whether a migration is needed,
/// locks out other processes, requires free disk space, keeps a copy of the store, and reports progress.
///
/// The file contains no entity names. It is the same for every model, except for the names of the model and its
/// versions.
struct StoreMigrationWriter {
    private let input: MigrationCodeInput

    init(_ input: MigrationCodeInput) { self.input = input }

    var file: GeneratedFile {
        GeneratedFile(
            path: MigrationNames.identifier(input.modelName) + "+StoreMigration.swift", text: text, policy: .never)
    }

    private var text: String {
        var lines = SourceLines()
        MigrationFileHeader(input, "code that migrates the store of an app").add(to: &lines)
        lines.add("import CoreData\nimport Foundation\n")
        lines.add("@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)")
        lines.add("nonisolated extension \(MigrationNames.stages(ofModel: input.modelName)) {")
        lines.add(StoreMigrationWriter.check, indent: 1)
        lines.add("\n" + StoreMigrationWriter.migration, indent: 1)
        lines.add("\n" + stages, indent: 1)
        lines.add("\n" + StoreMigrationWriter.metadata, indent: 1)
        lines.add("\n" + StoreMigrationWriter.lock, indent: 1)
        lines.add("\n" + StoreMigrationWriter.copies, indent: 1)
        lines.add("}")
        return lines.text
    }

    private static let check = """
        /// Whether a store has to be migrated before it can be opened. Reads the store's metadata and loads only the
        /// current version of the model; builds no stages.
        ///
        /// - Returns: false if there is no store yet.
        static func isNeeded(_ description: NSPersistentStoreDescription, in bundle: Bundle = .main) throws -> Bool {
            guard let store = description.url, FileManager.default.fileExists(atPath: store.path) else { return false }
            return try !model(target, in: bundle).isConfiguration(
                withName: description.configuration, compatibleWithStoreMetadata: metadata(of: store))
        }
        """

    private static let migration = """
        /// Migrates a store if needed. Call it before a container loads the store, and not on the main thread: a large
        /// store takes a long time.
        ///
        /// An app and its extensions that share the store wait for each other. The write-ahead log is written into the
        /// store, and the store is copied. If the migration fails, or the process ended during an earlier one, the copy
        /// replaces the store. If the store is in a shared folder, begin a background task first: the system ends a
        /// suspended app that holds a lock there.
        ///
        /// - Parameters:
        ///   - description: the store with all options that the app opens it with; it is not changed.
        ///   - progress: called before each custom stage with its number, from 1, and the number of stages.
        static func migrate(
            _ description: NSPersistentStoreDescription, in bundle: Bundle = .main,
            progress: @escaping @Sendable (_ stage: Int, _ count: Int) -> Void = { _, _ in }
        ) throws {
            guard let store = description.url else { return }
            try withLock(on: store) {
                try restoreCopy(of: store)
                guard try isNeeded(description, in: bundle) else { return }
                try checkFreeSpace(for: store)
                try writeLog(of: description, in: bundle)
                try makeCopy(of: store)
                do {
                    try runStages(description, in: bundle, progress)
                } catch {
                    try restoreCopy(of: store)
                    throw error
                }
                try removeCopy(of: store)
            }
        }
        """

    private var stages: String {
        """
        private static func runStages(
            _ description: NSPersistentStoreDescription, in bundle: Bundle,
            _ progress: @escaping @Sendable (Int, Int) -> Void
        ) throws {
            guard let store = description.url else { return }
            let staged = NSPersistentStoreDescription(url: store)
            staged.configuration = description.configuration
            for (key, option) in description.options { staged.setOption(option, forKey: key) }
            try prepare(staged, in: bundle, progress: progress)
            staged.shouldAddStoreAsynchronously = false
            let container = NSPersistentContainer(
                name: \(SwiftText.literal(input.modelName)), managedObjectModel: try model(target, in: bundle))
            container.persistentStoreDescriptions = [staged]
            let outcome = Outcome()
            container.loadPersistentStores { _, error in outcome.error = error }
            let coordinator = container.persistentStoreCoordinator
            for store in coordinator.persistentStores { try coordinator.remove(store) }
            if let error = outcome.error { throw error }
        }

        /// The result of loading a store; it is set before `loadPersistentStores` returns.
        private nonisolated final class Outcome: @unchecked Sendable {
            var error: (any Error)?
        }
        """
    }

    private static let metadata = """
        private static func metadata(of store: URL) throws -> [String: Any] {
            try NSPersistentStoreCoordinator.metadataForPersistentStore(
                ofType: NSSQLiteStoreType, at: store, options: [NSReadOnlyPersistentStoreOption: true])
        }

        /// The version that wrote a store.
        private static func writer(
            of store: URL, _ configuration: String?, in bundle: Bundle
        ) throws -> NSManagedObjectModel {
            let metadata = try metadata(of: store)
            for version in versions.reversed() {
                let model = try model(version, in: bundle)
                if model.isConfiguration(withName: configuration, compatibleWithStoreMetadata: metadata) { return model }
            }
            throw Stop("no version in the bundle matches \\(store.lastPathComponent)")
        }

        /// Writes the write-ahead log into the main file, so that this file has all data of the store.
        private static func writeLog(of description: NSPersistentStoreDescription, in bundle: Bundle) throws {
            guard let store = description.url else { return }
            let model = try writer(of: store, description.configuration, in: bundle)
            var options: [AnyHashable: Any] = description.options
            options[NSSQLitePragmasOption] = ["journal_mode": "DELETE"]
            let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
            let opened = try coordinator.addPersistentStore(
                ofType: NSSQLiteStoreType, configurationName: description.configuration, at: store, options: options)
            try coordinator.remove(opened)
        }
        """

    private static let lock = """
        /// Runs code while this process holds the lock.
        private static func withLock(on store: URL, _ body: () throws -> Void) throws {
            let folder = store.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = open(store.path + "-migration-lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
            guard file >= 0 else { throw Stop("the lock beside \\(store.lastPathComponent) cannot be made: error \\(errno)") }
            defer { close(file) }
            while flock(file, LOCK_EX) != 0 {
                guard errno == EINTR else {
                    throw Stop("\\(store.lastPathComponent) cannot be locked: error \\(errno)")
                }
            }
            try body()
        }

        /// Requires space for the copy, for Core Data's own files, and as much again for the system.
        private static func checkFreeSpace(for store: URL) throws {
            let files = FileManager.default
            let size = try files.attributesOfItem(atPath: store.path)[.size] as? Int ?? 0
            let free = try files.attributesOfFileSystem(forPath: store.deletingLastPathComponent().path)[.systemFreeSize]
            guard let free = free as? Int, free < 3 * size else { return }
            throw Stop("\\(store.lastPathComponent) needs \\(3 * size) bytes to be migrated, and \\(free) are free")
        }
        """

    private static let copies = """
        /// The store's files and their copies: the main file, and the folder of externally stored values.
        private static func files(of store: URL) -> [(file: URL, copy: URL)] {
            let folder = store.deletingLastPathComponent()
            let values = "." + store.deletingPathExtension().lastPathComponent + "_SUPPORT"
            return [values, store.lastPathComponent].map { name in
                (folder.appendingPathComponent(name), folder.appendingPathComponent(name + "-before-migration"))
            }
        }

        /// Copies the main file last, and moves its copy into place when it is complete.
        private static func makeCopy(of store: URL) throws {
            let files = FileManager.default
            for (file, copy) in self.files(of: store) where files.fileExists(atPath: file.path) {
                let unfinished = copy.appendingPathExtension("unfinished")
                try remove(unfinished)
                try remove(copy)
                try files.copyItem(at: file, to: unfinished)
                try files.moveItem(at: unfinished, to: copy)
            }
        }

        /// Restores the store from its copy after a migration that failed or was interrupted.
        private static func restoreCopy(of store: URL) throws {
            let files = FileManager.default
            let places = self.files(of: store)
            guard let main = places.last, files.fileExists(atPath: main.copy.path) else { return }
            for suffix in ["-wal", "-shm"] { try remove(URL(fileURLWithPath: store.path + suffix)) }
            for (file, copy) in places where files.fileExists(atPath: copy.path) {
                try remove(file)
                try files.moveItem(at: copy, to: file)
            }
        }

        private static func removeCopy(of store: URL) throws {
            for place in files(of: store).reversed() { try remove(place.copy) }
        }

        private static func remove(_ file: URL) throws {
            if FileManager.default.fileExists(atPath: file.path) { try FileManager.default.removeItem(at: file) }
        }
        """
}

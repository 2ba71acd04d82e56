/// A script for a Mac: Core Data loads what modelc compiled, and one line says whether it is what it should be.
package enum MacVerification {
    /// The script, in Swift.
    package static let script = """
        // Loads compiled models with Core Data, and compares what it says with VersionInfo.plist:
        //
        //   modelc compile --verify-on-mac > verify.swift
        //   swift verify.swift Build/Library.momd
        //
        // Please report the line that it prints.
        import CoreData

        func check(_ url: URL, _ hashes: [String: Data]) -> [String] {
            guard let model = NSManagedObjectModel(contentsOf: url) else { return ["does not load"] }
            var faults: [String] = []
            for (name, hash) in model.entityVersionHashesByName.sorted(by: { $0.key < $1.key })
            where hashes[name] != hash {
                faults.append("hash of \\(name) differs")
            }
            if model.entities.count != hashes.count { faults.append("\\(model.entities.count) entities, not \\(hashes.count)") }
            let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
            let store = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".sqlite")
            do {
                _ = try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: store)
                let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
                context.persistentStoreCoordinator = coordinator
                for entity in model.entities where !entity.isAbstract {
                    let request = NSFetchRequest<NSManagedObject>(entityName: entity.name ?? "")
                    _ = try context.count(for: request)
                }
            } catch {
                faults.append("store: \\(error.localizedDescription)")
            }
            return faults
        }

        var count = 0
        var faults: [String] = []
        for path in CommandLine.arguments.dropFirst() {
            let bundle = URL(fileURLWithPath: path)
            let info = NSDictionary(contentsOf: bundle.appendingPathComponent("VersionInfo.plist"))
            let versions = info?["NSManagedObjectModel_VersionHashes"] as? [String: [String: Data]] ?? [:]
            if versions.isEmpty { faults.append("\\(bundle.lastPathComponent): no VersionInfo.plist") }
            for (version, hashes) in versions.sorted(by: { $0.key < $1.key }) {
                count += 1
                let found = check(bundle.appendingPathComponent(version + ".mom"), hashes)
                faults += found.map { "\\(version): \\($0)" }
            }
        }
        let system = ProcessInfo.processInfo.operatingSystemVersionString
        print("modelc verify: \\(count) versions, " + (faults.isEmpty ? "all right" : faults.joined(separator: "; ")) + " (macOS \\(system))")

        """
}

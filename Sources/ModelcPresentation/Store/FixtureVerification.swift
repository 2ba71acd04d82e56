/// A script for a Mac. It uses Core Data to open stores that modelc wrote and to migrate copies of them. It reports
/// in one line whether all objects are there.
package enum FixtureVerification {
    /// The text of the script, in Swift.
    package static let script = #"""
        // Opens the stores of 'modelc fixtures' with Core Data, and migrates copies of them through the later versions.
        //
        //   modelc compile Library.xcdatamodeld --output Build
        //   modelc fixtures Library.xcdatamodeld --output LibraryFixtures
        //   modelc fixtures --verify-on-mac > verify.swift
        //   swift verify.swift Build/Library.momd LibraryFixtures Library 'Library 2' 'Library 3'
        //
        // The names of the versions are in the order in which they shipped. Please report the last line, and the lines
        // above it if there are any.
        import CoreData
        import Foundation

        var compared = 0
        var faults: [String] = []

        func model(_ bundle: URL, _ version: String) -> NSManagedObjectModel? {
            let model = NSManagedObjectModel(contentsOf: bundle.appendingPathComponent(version + ".mom"))
            for entity in model?.entities ?? [] { entity.managedObjectClassName = "NSManagedObject" }
            return model
        }

        /// Opens a store, reads every value and every link of all objects, and returns the number of objects.
        func read(_ store: URL, _ model: NSManagedObjectModel, migrates: Bool) throws -> [String: Int] {
            let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
            let options: [AnyHashable: Any] = [
                NSMigratePersistentStoresAutomaticallyOption: migrates, NSInferMappingModelAutomaticallyOption: migrates,
            ]
            let opened = try coordinator.addPersistentStore(
                ofType: NSSQLiteStoreType, configurationName: nil, at: store, options: options)
            let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
            context.persistentStoreCoordinator = coordinator
            var counts: [String: Int] = [:]
            for entity in model.entities where !entity.isAbstract {
                let request = NSFetchRequest<NSManagedObject>(entityName: entity.name ?? "")
                request.includesSubentities = false
                let objects = try context.fetch(request)
                counts[entity.name ?? ""] = objects.count
                for object in objects {
                    for name in entity.attributesByName.keys { _ = object.value(forKey: name) }
                    for name in entity.relationshipsByName.keys {
                        let value = object.value(forKey: name)
                        if let others = value as? Set<NSManagedObject> { for other in others { _ = other.objectID } }
                        compared += 1
                    }
                    do {
                        try object.validateForUpdate()
                    } catch {
                        faults.append("\(store.lastPathComponent): \(object.objectID.uriRepresentation()): \(error)")
                    }
                }
            }
            try coordinator.remove(opened)
            return counts
        }

        /// Opens a copy of a store as its own version, then as each later one.
        func check(_ store: URL, _ versions: [String], _ bundle: URL) {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: folder) }
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                let copy = folder.appendingPathComponent(store.lastPathComponent)
                try FileManager.default.copyItem(at: store, to: copy)
                let support = "." + store.deletingPathExtension().lastPathComponent + "_SUPPORT"
                let external = store.deletingLastPathComponent().appendingPathComponent(support)
                if FileManager.default.fileExists(atPath: external.path) {
                    try FileManager.default.copyItem(at: external, to: folder.appendingPathComponent(support))
                }
                for (place, version) in versions.enumerated() {
                    guard let model = model(bundle, version) else {
                        return faults.append("\(version): Core Data does not load the version")
                    }
                    if place == 0 {
                        let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(
                            ofType: NSSQLiteStoreType, at: copy, options: nil)
                        if !model.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata) {
                            faults.append("\(version): the hashes of the store are not those of the version")
                        }
                    }
                    do {
                        let counts = try read(copy, model, migrates: place > 0)
                        compared += counts.count
                        print("\(store.lastPathComponent) as \(version): \(counts.values.reduce(0, +)) objects")
                    } catch {
                        let known = place > 0 ? " (a migration may fail, if the plan says so)" : ""
                        return faults.append("\(store.lastPathComponent) as \(version): \(error)\(known)")
                    }
                }
            } catch {
                faults.append("\(store.lastPathComponent): \(error)")
            }
        }

        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.count >= 3, let bundle = arguments.first else {
            print("usage: swift verify.swift MODEL.momd FOLDER VERSION...")
            exit(64)
        }
        let stores = URL(fileURLWithPath: arguments[2])
        let versions = Array(arguments.dropFirst(2))
        for (place, version) in versions.enumerated() {
            let store = stores.appendingPathComponent(version + ".sqlite")
            guard FileManager.default.fileExists(atPath: store.path) else { continue }
            check(store, Array(versions[place...]), URL(fileURLWithPath: bundle))
        }
        for fault in faults { print(fault) }
        print("\(compared) compared, \(faults.count) differences")
        exit(faults.isEmpty ? 0 : 1)
        """#
}

/// A script for a Mac. It loads compiled models with Core Data, and reports in one line whether every property is as
/// expected.
package enum MacVerification {
    /// The text of the script, in Swift. It reads the JSON output of `inspect`, `hash` and `mapping show`.
    package static let script = [start, partChecks, fileChecks].joined(separator: "\n")

    /// The part of the script that reads the JSON documents and compares two values.
    private static let start = #"""
        // Loads compiled models with Core Data, and compares them with what modelc says of the source. Not compared: of a
        // mapping model the hashes, the filters and the text of expressions.
        //
        //   modelc compile Library.xcdatamodeld --output Build
        //   modelc inspect Library.xcdatamodeld --all-versions --format json > inspect.json
        //   modelc hash Library.xcdatamodeld --all-versions --format json > hash.json
        //   modelc compile --verify-on-mac > verify.swift
        //   swift verify.swift Build/Library.momd inspect.json hash.json
        //
        // The same for a .mom file. For a mapping model:
        //
        //   modelc mapping show Step.xcmappingmodel --format json > mapping.json
        //   swift verify.swift Build/Step.cdm mapping.json
        //
        // Please report the last line, and the lines above it if there are any.
        import CoreData
        import Foundation

        typealias JSON = [String: Any]

        var compared = 0
        var faults: [String] = []

        /// Two values as text: what modelc says, and what Core Data says.
        func compare(_ place: String, _ expected: Any?, _ found: Any?) {
            compared += 1
            let (expected, found) = (text(expected), text(found))
            if expected != found { faults.append("\(place): Core Data has \(found), modelc says \(expected)") }
        }

        func text(_ value: Any?) -> String {
            guard let value, !(value is NSNull) else { return "nil" }
            if let names = value as? [String] { return "[" + names.joined(separator: ", ") + "]" }
            if let entries = value as? [String: String] {
                return "[" + entries.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)" }.joined(separator: ", ") + "]"
            }
            return "\(value)"
        }

        func list(_ object: JSON, _ key: String) -> [JSON] { object[key] as? [JSON] ?? [] }
        func name(_ object: JSON) -> String { object["name"] as? String ?? "" }
        func string(_ object: JSON, _ key: String) -> String? { object[key] as? String }
        func flag(_ object: JSON, _ key: String) -> Bool { object[key] as? Bool ?? false }
        func integer(_ object: JSON, _ key: String) -> Int { (object[key] as? NSNumber)?.intValue ?? 0 }
        func number(_ object: JSON, _ key: String) -> Double? { (object[key] as? NSNumber)?.doubleValue }

        /// User info without what older compilers add.
        func userInfo(_ object: JSON) -> [String: String] {
            var entries: [String: String] = [:]
            for entry in list(object, "userInfo") { entries[string(entry, "key") ?? ""] = string(entry, "value") ?? "" }
            return entries
        }

        func userInfo(_ found: [AnyHashable: Any]?) -> [String: String] {
            var entries: [String: String] = [:]
            for (key, value) in found ?? [:] { entries["\(key)"] = "\(value)" }
            return entries
        }

        """#

    /// The part of the script that checks a file, a version or a mapping model, and the loop over the arguments.
    private static let fileChecks = #"""
        /// Compares a version that Core Data loads with the content of the source.
        func check(_ version: JSON, _ hashes: JSON?, at url: URL) {
            guard let model = NSManagedObjectModel(contentsOf: url) else {
                return faults.append("\(url.lastPathComponent): Core Data does not load it")
            }
            compare("entities", list(version, "entities").map(name).sorted(), model.entities.compactMap(\.name).sorted())
            for entity in list(version, "entities") {
                if let found = model.entitiesByName[name(entity)] { check(entity, found) }
            }
            let identifiers = model.versionIdentifiers.map { "\($0)" }
            compare("version identifier", string(version, "versionIdentifier") ?? "", identifiers.sorted().first)
            for configuration in list(version, "configurations") {
                let members = list(configuration, "members").map(name)
                let found = model.entities(forConfigurationName: name(configuration))?.compactMap(\.name)
                compare("configuration \(name(configuration))", members.sorted(), found?.sorted())
            }
            let configurations = model.configurations.filter { !$0.hasPrefix("PF_DEFAULT") }
            compare("configurations", list(version, "configurations").map(name).sorted(), configurations.sorted())
            let requests = list(version, "fetchRequests")
            compare("fetch requests", requests.map(name).sorted(), model.fetchRequestTemplatesByName.keys.sorted())
            for request in requests {
                check(request, model.fetchRequestTemplatesByName[name(request)], "fetch request \(name(request))")
            }
            if let hashes {
                checkHashes(hashes, of: model)
                if #available(macOS 14, *), let checksum = string(hashes, "checksum") {
                    compare("checksum", checksum, model.versionChecksum)
                }
            }
            checkStore(model)
        }

        func checkHashes(_ hashes: JSON, of model: NSManagedObjectModel, _ place: String = "") {
            let entities = hashes["entities"] as? [String: JSON] ?? [:]
            compare("\(place)entities with a hash", entities.keys.sorted(), model.entityVersionHashesByName.keys.sorted())
            for (entity, hash) in entities.sorted(by: { $0.key < $1.key }) {
                let found = model.entityVersionHashesByName[entity]?.map { String(format: "%02x", $0) }.joined()
                compare("\(place)hash of \(entity)", string(hash, "hash"), found)
            }
        }

        /// The bundle itself, of which Core Data loads the current version as VersionInfo.plist names it.
        func checkBundle(_ current: JSON?, at url: URL) {
            guard let model = NSManagedObjectModel(contentsOf: url) else {
                return faults.append("\(url.lastPathComponent): Core Data does not load the bundle")
            }
            compared += 1
            if let current { checkHashes(current, of: model, "current version: ") }
        }

        /// Core Data opens a store with the model, and counts the objects of each entity. The store is removed again.
        func checkStore(_ model: NSManagedObjectModel) {
            let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            let path = folder.appendingPathComponent("store.sqlite")
            defer { try? FileManager.default.removeItem(at: folder) }
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                let store = try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: path, options: nil)
                let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
                context.persistentStoreCoordinator = coordinator
                for entity in model.entities where !entity.isAbstract {
                    compared += 1
                    _ = try context.count(for: NSFetchRequest<NSManagedObject>(entityName: entity.name ?? ""))
                }
                try coordinator.remove(store)
            } catch {
                faults.append("store: \(error.localizedDescription)")
            }
        }

        func checkMapping(_ mapping: JSON, at url: URL) {
            guard let model = NSMappingModel(contentsOf: url) else {
                return faults.append("\(url.lastPathComponent): Core Data does not load it")
            }
            let found = model.entityMappings ?? []
            compare("entity mappings", list(mapping, "entityMappings").map(name).sorted(), found.compactMap(\.name).sorted())
            for expected in list(mapping, "entityMappings") {
                guard let other = found.first(where: { $0.name == name(expected) }) else { continue }
                let place = name(expected)
                compare("\(place) source", string(expected, "sourceEntity"), other.sourceEntityName)
                compare("\(place) destination", string(expected, "destinationEntity"), other.destinationEntityName)
                compare("\(place) policy", string(expected, "policyClass"), other.entityMigrationPolicyClassName)
                let kinds: [String: [Int]] = ["custom": [1], "add": [2], "remove": [3], "copyOrTransform": [4, 5]]
                let type = Int(other.mappingType.rawValue)
                compare("\(place) kind", true, kinds[string(expected, "kind") ?? ""]?.contains(type) ?? false)
                for (key, rows) in [("attributes", other.attributeMappings), ("relationships", other.relationshipMappings)] {
                    for row in list(expected, key) {
                        let value = (rows ?? []).first { $0.name == name(row) }
                        compare("\(place).\(name(row)) is mapped", true, value != nil)
                        compare("\(place).\(name(row)) has a value", string(row, "value") != "nothing", value?.valueExpression != nil)
                    }
                }
            }
        }

        /// What a command printed as JSON, by the name of the command.
        func document(at path: String) -> (command: String, result: JSON)? {
            guard let data = FileManager.default.contents(atPath: path),
                let document = (try? JSONSerialization.jsonObject(with: data)) as? JSON,
                let command = string(document, "command"), let result = document["result"] as? JSON
            else { return nil }
            return (command, result)
        }

        func end(_ message: String, _ code: Int32) -> Never {
            print(message)
            exit(code)
        }

        let usage = "usage: swift verify.swift PATH.momd|PATH.mom inspect.json hash.json, or PATH.cdm mapping.json"
        let arguments = CommandLine.arguments.dropFirst()
        guard let path = arguments.first, arguments.count > 1 else { end(usage, 64) }
        var documents: [String: JSON] = [:]
        for argument in arguments.dropFirst() {
            guard let (command, result) = document(at: argument) else { end("\(argument) is not a document of modelc", 64) }
            documents[command] = result
        }
        let url = URL(fileURLWithPath: path)
        if url.pathExtension == "cdm" {
            guard let mapping = documents["mapping show"] else { end(usage, 64) }
            checkMapping(mapping, at: url)
        } else {
            guard let inspected = documents["inspect"] else { end(usage, 64) }
            let all = list(inspected, "versions")
            let name = url.deletingPathExtension().lastPathComponent
            let isBundle = url.pathExtension == "momd"
            let versions = isBundle ? all : all.count == 1 ? all : all.filter { string($0, "name") == name }
            if versions.isEmpty { end("\(path) is no version of the inspected model", 64) }
            let hashes = list(documents["hash"] ?? [:], "versions")
            if isBundle {
                let current = versions.first { flag($0, "isCurrent") } ?? (versions.count == 1 ? versions.first : nil)
                let currentName = current.flatMap { string($0, "name") }
                checkBundle(hashes.first { string($0, "name") == currentName }, at: url)
            }
            for version in versions {
                let file = isBundle ? url.appendingPathComponent((string(version, "name") ?? "") + ".mom") : url
                check(version, hashes.first { string($0, "name") == string(version, "name") }, at: file)
            }
        }
        for fault in faults { print("  " + fault) }
        let verdict = faults.isEmpty ? "all right" : "\(faults.count) differences"
        let system = ProcessInfo.processInfo.operatingSystemVersionString
        print("modelc verify: \(url.lastPathComponent), \(compared) values compared, \(verdict) (macOS \(system))")
        exit(faults.isEmpty ? 0 : 1)

        """#
}

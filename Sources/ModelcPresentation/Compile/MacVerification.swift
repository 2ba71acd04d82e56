/// A script for a Mac: Core Data loads what modelc compiled, and one line says whether every property is what it should be.
package enum MacVerification {
    /// The script, in Swift. It reads what `inspect`, `hash` and `mapping show` print as JSON.
    package static let script = #"""
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

        func check(_ entity: JSON, _ found: NSEntityDescription) {
            let place = name(entity)
            compare("\(place) class", string(entity, "representedClassName") ?? "NSManagedObject", found.managedObjectClassName)
            compare("\(place) abstract", flag(entity, "isAbstract"), found.isAbstract)
            compare("\(place) parent", string(entity, "parentName"), found.superentity?.name)
            compare("\(place) renaming identifier", string(entity, "renamingIdentifier") ?? place, found.renamingIdentifier)
            compare("\(place) hash modifier", string(entity, "versionHashModifier"), found.versionHashModifier)
            compare("\(place) user info", userInfo(entity), userInfo(found.userInfo))
            if found.superentity == nil {
                let expected = list(entity, "uniquenessConstraints").map { list($0, "members").map(name).joined(separator: ",") }
                let constraints = found.uniquenessConstraints.map { members in
                    members.map { ($0 as? NSPropertyDescription)?.name ?? "\($0)" }.joined(separator: ",")
                }
                compare("\(place) constraints", expected.sorted(), constraints.sorted())
            }
            for index in list(entity, "fetchIndexes") {
                let elements = list(index, "elements").map { element in
                    "\(string(element, "propertyName") ?? "") \(string(element, "collation") ?? "Binary") "
                        + (string(element, "order") ?? "ascending")
                }
                let other = found.indexes.first { $0.name == name(index) }
                let others = other?.elements.map { element in
                    "\(element.propertyName ?? "") \(element.collationType == .rTree ? "RTree" : "Binary") "
                        + (element.isAscending ? "ascending" : "descending")
                }
                compare("\(place) index \(name(index))", elements, others)
            }
            let kinds = ["attributes", "relationships", "fetchedProperties"]
            let inherited = found.superentity?.propertiesByName ?? [:]
            let declared = Set(kinds.flatMap { list(entity, $0).map(name) })
            let others = found.propertiesByName.keys.filter { inherited[$0] == nil && !declared.contains($0) }
            compare("\(place) other properties", [String](), others.sorted())
            for kind in kinds {
                for property in list(entity, kind) {
                    let path = "\(place).\(name(property))"
                    guard let other = found.propertiesByName[name(property)] else {
                        faults.append("\(path): Core Data has no such property")
                        continue
                    }
                    check(property, other, kind, path)
                }
            }
        }

        func check(_ property: JSON, _ found: NSPropertyDescription, _ kind: String, _ path: String) {
            compare("\(path) renaming identifier", string(property, "renamingIdentifier") ?? name(property), found.renamingIdentifier)
            compare("\(path) hash modifier", string(property, "versionHashModifier"), found.versionHashModifier)
            compare("\(path) user info", userInfo(property), userInfo(found.userInfo))
            // Fetched properties are optional and transient, whatever the source says.
            let isFetched = kind == "fetchedProperties"
            compare("\(path) optional", isFetched || flag(property, "isOptional"), found.isOptional)
            compare("\(path) transient", isFetched || flag(property, "isTransient"), found.isTransient)
            switch kind {
            case "attributes":
                guard let attribute = found as? NSAttributeDescription else { return compare(path, "an attribute", found) }
                check(property, attribute, path)
            case "relationships":
                guard let relationship = found as? NSRelationshipDescription else { return compare(path, "a relationship", found) }
                check(property, relationship, path)
            default:
                guard let fetched = found as? NSFetchedPropertyDescription else { return compare(path, "a fetched property", found) }
                if let request = property["fetchRequest"] as? JSON { check(request, fetched.fetchRequest, path) }
            }
        }

        let types: [String: Int] = [
            "Undefined": 0, "Integer 16": 100, "Integer 32": 200, "Integer 64": 300, "Decimal": 400, "Double": 500, "Float": 600,
            "String": 700, "Boolean": 800, "Date": 900, "Binary": 1000, "UUID": 1100, "URI": 1200, "Transformable": 1800,
        ]

        func check(_ property: JSON, _ found: NSAttributeDescription, _ path: String) {
            let type = string(property, "type") ?? "Undefined"
            compare("\(path) type", types[type], Int(found.attributeType.rawValue))
            if let transformer = string(property, "valueTransformerName"), !transformer.isEmpty {
                compare("\(path) transformer", transformer, found.valueTransformerName)
            }
            if type == "Transformable" {
                compare("\(path) value class", string(property, "customClassName"), found.attributeValueClassName)
            }
            compare("\(path) external storage", flag(property, "allowsExternalStorage"), found.allowsExternalBinaryDataStorage)
            compare("\(path) kept in history", flag(property, "preservesValueOnDeletion"), found.preservesValueInHistoryOnDeletion)
            let derived = found as? NSDerivedAttributeDescription
            compare("\(path) derived", flag(property, "isDerived"), derived != nil)
            if let derived {
                let text = string(property, "derivationExpression")
                let expected = text.map { NSExpression(format: $0, argumentArray: []).description }
                return compare("\(path) derivation", expected, derived.derivationExpression?.description)
            }
            compare("\(path) default", value(property["defaultValue"], type), value(found.defaultValue, type))
            checkBounds(property, found, type, path)
        }

        /// A default as one text, whatever class it has.
        func value(_ value: Any?, _ type: String) -> String? {
            guard let value, !(value is NSNull) else { return nil }
            switch type {
            case "Decimal": return NSDecimalNumber(string: "\(value)").stringValue
            case "Date": return "\((value as? Date)?.timeIntervalSinceReferenceDate ?? (value as? NSNumber)?.doubleValue ?? .nan)"
            case "String": return "\(value)"
            default: return (value as? NSNumber).map { "\($0.doubleValue)" } ?? "\(value)"
            }
        }

        /// Bounds are tried: the limit is valid, and what is beyond it is not. Whole numbers are tried with all their digits. Bounds
        /// that no value meets, and lengths of more than a thousand, are only counted.
        func checkBounds(_ property: JSON, _ found: NSAttributeDescription, _ type: String, _ path: String) {
            guard !["Undefined", "Boolean", "Binary", "UUID", "URI", "Transformable"].contains(type) else { return }
            let bound = { (interval: String, text: String) -> Decimal? in
                type == "Date" ? number(property, interval).map { Decimal($0) } : string(property, text).flatMap { Decimal(string: $0) }
            }
            let least = bound("minimumDateInterval", "minimumValueText")
            let most = bound("maximumDateInterval", "maximumValueText")
            let predicates = found.validationPredicates
            let keys = type == "Date" ? ["minimumDateInterval", "maximumDateInterval"] : ["minimumValueText", "maximumValueText"]
            let count = keys.filter { key in !["nil", ""].contains(text(property[key])) }.count
            compare("\(path) number of bounds", count, predicates.count)
            if let least, let most, least > most { return }
            if type == "String", max(least ?? 0, most ?? 0) > 1000 || min(least ?? 0, most ?? 0) < 0 { return }
            let isValid = { (number: Decimal) -> Bool in
                let number = NSDecimalNumber(decimal: number)
                let value: Any =
                    switch type {
                    case "String": String(repeating: "a", count: number.intValue)
                    case "Date": Date(timeIntervalSinceReferenceDate: number.doubleValue)
                    case "Double", "Float": NSNumber(value: number.doubleValue)
                    default: number
                    }
                return predicates.allSatisfy { $0.evaluate(with: value) }
            }
            // The next Double after a large number is more than one away.
            let isDouble = ["Double", "Float", "Date"].contains(type)
            let step = { (number: Decimal) -> Decimal in
                isDouble ? max(1, Decimal(NSDecimalNumber(decimal: number).doubleValue.ulp) * 2) : 1
            }
            if let least {
                compare("\(path) minimum is valid", true, isValid(least))
                if type != "String" || least >= 1 {
                    compare("\(path) less than the minimum is valid", false, isValid(least - step(least)))
                }
            }
            if let most {
                compare("\(path) maximum is valid", true, isValid(most))
                compare("\(path) more than the maximum is valid", false, isValid(most + step(most)))
            }
        }

        let deleteRules: [String: Int] = ["No Action": 0, "Nullify": 1, "Cascade": 2, "Deny": 3]

        func check(_ property: JSON, _ found: NSRelationshipDescription, _ path: String) {
            compare("\(path) destination", string(property, "destinationName"), found.destinationEntity?.name)
            compare("\(path) inverse", string(property, "inverseName"), found.inverseRelationship?.name)
            compare("\(path) delete rule", deleteRules[string(property, "effectiveDeleteRule") ?? ""], Int(found.deleteRule.rawValue))
            compare("\(path) minimum count", integer(property, "minimumCount"), found.minCount)
            compare("\(path) maximum count", integer(property, "maximumCount"), found.maxCount)
            compare("\(path) ordered", flag(property, "isOrdered"), found.isOrdered)
        }

        let resultTypes: [String: Int] = ["managedObjects": 0, "managedObjectIDs": 1, "dictionaries": 2, "count": 4]

        func check(_ request: JSON, _ found: NSFetchRequest<any NSFetchRequestResult>?, _ path: String) {
            guard let found else { return compare("\(path) fetch request", "there", nil) }
            compare("\(path) entity", string(request, "entityName"), found.entityName)
            let predicate = string(request, "predicate").flatMap { $0.isEmpty ? nil : $0 }
            let format = predicate.map { NSPredicate(format: $0, argumentArray: nil).predicateFormat }
            compare("\(path) predicate", format, found.predicate?.predicateFormat)
            compare("\(path) limit", integer(request, "fetchLimit"), found.fetchLimit)
            compare("\(path) batch size", integer(request, "fetchBatchSize"), found.fetchBatchSize)
            if request["includesSubentities"] is Bool {
                compare("\(path) subentities", flag(request, "includesSubentities"), found.includesSubentities)
            }
            if request["returnsObjectsAsFaults"] is Bool {
                compare("\(path) faults", flag(request, "returnsObjectsAsFaults"), found.returnsObjectsAsFaults)
            }
            if request["includesPropertyValues"] is Bool {
                compare("\(path) values", flag(request, "includesPropertyValues"), found.includesPropertyValues)
            }
            if request["includesPendingChanges"] is Bool {
                compare("\(path) pending changes", flag(request, "includesPendingChanges"), found.includesPendingChanges)
            }
            if let type = string(request, "resultType") {
                compare("\(path) result type", resultTypes[type], Int(found.resultType.rawValue))
            }
            compare("\(path) distinct", flag(request, "returnsDistinctResults"), found.returnsDistinctResults)
        }

        /// One version: what the source says, and what Core Data loads.
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

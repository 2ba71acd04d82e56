import ModelcDiagnostics
import ModelcKeyedArchive
import ModelcSchema

/// Reads a compiled model, or the copy of the model in a store (FormatCompiledModel §2 to §6). The bytes are a keyed
/// archive; its root object lists the entities by name, and each entity lists its properties.
///
/// Objects refer to each other in cycles, so only the name of a referenced entity or property is read. A damaged object
/// affects only the objects that depend on it. The number of listed elements is limited, so that a small file cannot
/// take much time.
package struct CompiledModelReader {
    let report: ArchiveReport
    /// The number of collection elements that may still be read.
    private var budget: Int

    /// - Parameters:
    ///   - path: the path of the compiled model or of the store, for diagnostics.
    ///   - origin: the origin of the archived model; nil to determine it from the path's extension.
    /// - Returns: the model, or nil if it cannot be used; and all problems of the archive.
    package static func read(
        _ bytes: [UInt8], path: String, origin: ModelOrigin? = nil
    ) -> (model: ManagedObjectModel?, diagnostics: [Diagnostic]) {
        let report = ArchiveReport(
            path: path, origin: origin, textBudget: ArchiveReport.textBudget(ofBytes: bytes.count))
        do {
            let root = try KeyedArchive(bytes: bytes).rootObject()
            guard root.isKind(of: "NSManagedObjectModel") else {
                report.notAModel(root.className)
                return (nil, report.diagnostics)
            }
            var reader = CompiledModelReader(report: report, budget: ArchiveReport.listBudget(ofBytes: bytes.count))
            let model = reader.model(root)
            return (report.isExhausted ? nil : model, report.diagnostics)
        } catch {
            report.error(error)
            return (nil, report.diagnostics)
        }
    }

    private mutating func model(_ root: ArchivedObject) -> ManagedObjectModel {
        var model = ManagedObjectModel()
        model.origin = report.origin == .store ? .store : .compiled
        var seen: Set<ArchivedObject> = []
        for entity in objects(root, "NSEntities", named: "NSEntityName") where seen.insert(entity).inserted {
            guard entity.isKind(of: "NSEntityDescription") else {
                ignored("an entity of class \(entity.className)")
                continue
            }
            model.entities.append(self.entity(entity))
        }
        if model.origin == .store { model.removeRepetitions() }
        for entry in entries(root, "NSFetchRequestTemplates") {
            guard let object = entry.value.object, seen.insert(object).inserted else { continue }
            report.modelPath = [entry.key]
            model.fetchRequests.append(request(object, named: entry.key))
        }
        report.modelPath = []
        model.configurations = configurations(root)
        let identifiers = elements(root, "NSVersionIdentifiers").compactMap { value in
            if case .string(let text) = value { text } else { nil }
        }
        model.versionIdentifier = identifiers.min() ?? ""
        return model
    }

    private mutating func configurations(_ root: ArchivedObject) -> [ConfigurationDescription] {
        var configurations: [ConfigurationDescription] = []
        for entry in entries(root, "NSConfigurations") {
            var configuration = ConfigurationDescription()
            configuration.name = entry.key
            let members = elements(of: entry.value.object).compactMap { $0.object.flatMap { name($0, "NSEntityName") } }
            configuration.members = members.sorted(by: CanonicalNameOrder.areInOrder).map(NamedReference.init(name:))
            configurations.append(configuration)
        }
        return configurations
    }
}

// Accessors for the values of objects. They return nil or nothing if the archive is damaged.
extension CompiledModelReader {
    func name(_ object: ArchivedObject, _ key: String) -> String? {
        report.text(object, key)
    }

    func flag(_ object: ArchivedObject, _ key: String) -> Bool {
        report.attempt { () throws(KeyedArchiveError) in try object.boolean(key) } ?? false
    }

    func number(_ object: ArchivedObject, _ key: String) -> Int? {
        report.attempt { () throws(KeyedArchiveError) in try object.integer(key) }.map(Int.init)
    }

    func value(_ object: ArchivedObject, _ key: String) -> ArchivedValue {
        let value = report.attempt { () throws(KeyedArchiveError) in try object.value(key) } ?? .null
        return isAffordable(value) ? value : .null
    }

    /// Subtracts the length of a text from the text budget (the number of bytes of text that may still be read), and
    /// returns whether the budget was sufficient. True for any other value.
    private func isAffordable(_ value: ArchivedValue) -> Bool {
        if case .string(let text) = value { report.spend(text.utf8.count) } else { true }
    }

    func object(_ object: ArchivedObject, _ key: String) -> ArchivedObject? {
        report.object(object, key)
    }

    func entityName(_ object: ArchivedObject, _ key: String) -> String? {
        self.object(object, key).flatMap { name($0, "NSEntityName") }
    }

    /// The entries of a dictionary, sorted by key.
    mutating func entries(_ object: ArchivedObject, _ key: String) -> [ArchivedEntry] {
        guard let dictionary = self.object(object, key), spend(on: dictionary) else { return [] }
        let entries = report.attempt { () throws(KeyedArchiveError) in try dictionary.namedEntries() } ?? []
        // Each name is used only once. Repeated names of a damaged archive are removed before sorting.
        var seen: Set<[UInt8]> = []
        return entries.filter { report.spend($0.key.utf8.count) && seen.insert(Array($0.key.utf8)).inserted }
            .filter { isAffordable($0.value) }
            .sorted { CanonicalNameOrder.areInOrder($0.key, $1.key) }
    }

    /// The objects in a dictionary, sorted by their keys. Reports one warning if the name of an object (its value for
    /// `nameKey`) differs from its key in the dictionary.
    mutating func objects(_ object: ArchivedObject, _ key: String, named nameKey: String) -> [ArchivedObject] {
        let entries = entries(object, key)
        let others = entries.compactMap { entry -> (key: String, name: String)? in
            guard let name = entry.value.object.flatMap({ try? $0.string(nameKey) }), name != entry.key else {
                return nil
            }
            return (entry.key, name)
        }
        if let first = others.first {
            let more = others.count > 1 ? " and \(others.count - 1) more" : ""
            report.warning(
                .ignoredContent,
                "\(key) lists '\(first.name)' under the name '\(first.key)'\(more); Core Data looks it up by that name",
                help: report.origin.oddness)
        }
        return entries.compactMap(\.value.object)
    }

    mutating func elements(_ object: ArchivedObject, _ key: String) -> [ArchivedValue] {
        elements(of: self.object(object, key))
    }

    mutating func elements(of list: ArchivedObject?) -> [ArchivedValue] {
        guard let list, spend(on: list) else { return [] }
        let elements = report.attempt { () throws(KeyedArchiveError) in try list.elements() } ?? []
        return elements.filter(isAffordable)
    }

    /// The strings of a list.
    mutating func names(of list: ArchivedObject?) -> [NamedReference] {
        elements(of: list).compactMap { value in
            if case .string(let name) = value { NamedReference(name: name) } else { nil }
        }
    }

    /// Subtracts the size of a collection from the budget of elements, and returns whether the collection may be
    /// listed. If the budget is used up, an error is reported once, and no model is returned.
    private mutating func spend(on collection: ArchivedObject) -> Bool {
        guard budget >= 0 else { return false }
        budget -= max(collection.listedCount, 1)
        if budget < 0 { report.endlessLists() }
        return budget >= 0
    }

    mutating func userInfo(_ object: ArchivedObject) -> UserInfo {
        UserInfo(entries(object, "NSUserInfo").compactMap(report.userInfoEntry))
    }
}

import ModelcCompression
import ModelcKeyedArchive

/// Makes the copy of a model for a store: compiled model -> the objects with the differences that stores show -> archive
/// -> raw DEFLATE (FormatStore §2.3).
package enum CachedModelWriter {
    /// The value of `Z_CONTENT` in `Z_MODELCACHE`.
    ///
    /// - Parameter compiled: the archive of the compiled model.
    package static func content(of compiled: [UInt8]) throws(KeyedArchiveError) -> [UInt8] {
        let archive = try KeyedArchive(bytes: compiled)
        var objects = CachedObjects(archive)
        let entities = try archive.rootObject().dictionary("NSEntities") ?? []
        for entity in entities.compactMap(\.value.object) { try objects.repeatInherited(entity) }
        objects.replaceDictionary(of: entities)
        return RawDeflate.stored(objects.archive)
    }
}

/// The objects of an archive, which are changed and added to.
private struct CachedObjects {
    private var objects: [PropertyListValue]
    private let root: Int

    init(_ archive: KeyedArchive) {
        objects = archive.objects
        root = archive.root.uid
    }

    var archive: [UInt8] {
        BinaryPropertyListWriter().bytes(
            of: fields([
                ("$version", .integer(KeyedArchive.supportedVersion)), ("$archiver", .string("NSKeyedArchiver")),
                ("$top", fields([("root", .uid(root))])), ("$objects", .array(objects)),
            ]))
    }

    /// Adds the properties and indexes that an entity inherits to its own, and removes its class.
    mutating func repeatInherited(_ entity: ArchivedObject) throws(KeyedArchiveError) {
        set("NSClassNameForEntity", of: entity.reference.uid, to: .uid(0))
        guard var parent = try entity.object("NSSuperentity") else { return }
        var properties = try entity.dictionary("NSProperties") ?? []
        var indexes = try entity.array("NSFetchIndexDescriptions") ?? []
        var seen: Set<Int> = [entity.reference.uid]
        while seen.insert(parent.reference.uid).inserted {
            properties += try parent.dictionary("NSProperties") ?? []
            indexes += try parent.array("NSFetchIndexDescriptions") ?? []
            guard let next = try parent.object("NSSuperentity") else { break }
            parent = next
        }
        let keys = properties.map { text($0.key) }
        let values = properties.compactMap(\.value.object).map { PropertyListValue.uid($0.reference.uid) }
        set(
            "NSProperties", of: entity.reference.uid,
            to: add(
                ["NSMutableDictionary", "NSDictionary"], [("NS.keys", .array(keys)), ("NS.objects", .array(values))]))
        let list = indexes.compactMap(\.object).map { PropertyListValue.uid($0.reference.uid) }
        set(
            "NSFetchIndexDescriptions", of: entity.reference.uid,
            to: add(["NSMutableArray", "NSArray"], [("NS.objects", .array(list))]))
    }

    /// Replaces the dictionary of entities with one of the private class that stores show.
    mutating func replaceDictionary(of entities: [ArchivedEntry]) {
        let keys = entities.map { text($0.key) }
        let values = entities.compactMap(\.value.object).map { PropertyListValue.uid($0.reference.uid) }
        let mapping = add(
            ["NSKnownKeysMappingStrategy1", "NSKnownKeysMappingStrategy"],
            [
                ("keys", add(["NSArray"], [("NS.objects", .array(keys))])), ("length", .integer(Int64(keys.count))),
                ("version", .integer(0)),
            ])
        let dictionary = add(
            ["NSKnownKeysDictionary1", "NSKnownKeysDictionary", "NSMutableDictionary", "NSDictionary"],
            [
                ("emptyToken", text("__empty_slot_token_1_")), ("searchMapping", mapping),
                ("values", add(["NSArray"], [("NS.objects", .array(values))])), ("version", .integer(0)),
            ])
        set("NSEntities", of: root, to: dictionary)
    }

    private mutating func text(_ text: String) -> PropertyListValue { reference(to: .string(text)) }

    /// Adds an object.
    ///
    /// - Parameter chain: its class and the ancestors of it below `NSObject`.
    private mutating func add(_ chain: [String], _ values: [(String, PropertyListValue)]) -> PropertyListValue {
        let table = reference(
            to: fields([
                ("$classname", .string(chain.first ?? "")),
                ("$classes", .array((chain + ["NSObject"]).map(PropertyListValue.string))),
            ]))
        return reference(to: fields(values + [("$class", table)]))
    }

    private mutating func reference(to value: PropertyListValue) -> PropertyListValue {
        objects.append(value)
        return .uid(objects.count - 1)
    }

    private mutating func set(_ key: String, of uid: Int, to value: PropertyListValue) {
        guard objects.indices.contains(uid), case .dictionary(let old) = objects[uid] else { return }
        objects[uid] = .dictionary(
            PropertyListDictionary(
                old.entries.filter { $0.key != key } + [PropertyListDictionary.Entry(key: key, value: value)]))
    }

    private func fields(_ values: [(String, PropertyListValue)]) -> PropertyListValue {
        .dictionary(PropertyListDictionary(values.map { PropertyListDictionary.Entry(key: $0.0, value: $0.1) }))
    }
}

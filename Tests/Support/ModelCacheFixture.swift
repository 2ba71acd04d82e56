import ModelcFiles
import ModelcKeyedArchive
import ModelcSchema

/// The copy of a model in a store (`Z_MODELCACHE`), made from the archive of the compiled model with the differences
/// that FormatStore §2.3 names: a private class for the dictionary of entities, inherited properties at every
/// subentity, and no classes.
package struct ModelCacheFixture {
    /// The objects of the archive; number 0 is `$null`.
    package var objects: [PropertyListValue]
    private let root: Int

    /// - Parameter model: a model without structural errors.
    package init(_ model: ManagedObjectModel) throws {
        let archive = try KeyedArchive(bytes: ModelCompiler().compile(model).bytes)
        objects = archive.objects
        root = archive.root.uid
        let entities = try archive.rootObject().dictionary("NSEntities") ?? []
        for entity in entities.compactMap(\.value.object) { try repeatInherited(entity) }
        replaceDictionary(of: entities)
    }

    /// The compressed archive, as the store's table holds it.
    package var blob: [UInt8] { StoredDeflate.stream(archive) }

    /// The keyed archive.
    package var archive: [UInt8] {
        BinaryPropertyListWriter().bytes(
            of: fields([
                "$version": .integer(KeyedArchive.supportedVersion), "$archiver": .string("NSKeyedArchiver"),
                "$top": fields(["root": .uid(root)]), "$objects": .array(objects),
            ]))
    }

    /// Adds a value, and returns its number.
    package mutating func add(_ value: PropertyListValue) -> Int {
        objects.append(value)
        return objects.count - 1
    }

    /// Sets a key of a stored object; nil removes it.
    package mutating func set(_ key: String, of uid: Int, to value: PropertyListValue?) {
        guard case .dictionary(let old) = objects[uid] else { return }
        let others = old.entries.filter { $0.key != key }
        objects[uid] = .dictionary(
            PropertyListDictionary(others + (value.map { [.init(key: key, value: $0)] } ?? [])))
    }

    /// The number of the object with this text under a key; nil if there is none.
    package func object(_ key: String, _ text: String) -> Int? {
        objects.indices.first { index in
            guard case .dictionary(let fields) = objects[index], case .uid(let uid)? = fields[key] else { return false }
            return objects[uid] == .string(text)
        }
    }

    /// The number of the object of a model.
    package var model: Int { root }

    private mutating func repeatInherited(_ entity: ArchivedObject) throws {
        set("NSClassNameForEntity", of: entity.reference.uid, to: .uid(0))
        var properties = try entity.references("NSProperties")
        var indexes = try entity.references(in: "NSFetchIndexDescriptions")
        var ancestor = try entity.object("NSSuperentity")
        while let parent = ancestor {
            properties += try parent.references("NSProperties")
            indexes += try parent.references(in: "NSFetchIndexDescriptions")
            ancestor = try parent.object("NSSuperentity")
        }
        guard try entity.object("NSSuperentity") != nil else { return }
        let keys = properties.map { PropertyListValue.uid(add(.string($0.name))) }
        let dictionary = add(
            fields([
                "NS.keys": .array(keys), "NS.objects": .array(properties.map(\.value)),
                "$class": .uid(add(Self.classTable("NSMutableDictionary", "NSDictionary"))),
            ]))
        set("NSProperties", of: entity.reference.uid, to: .uid(dictionary))
        let list = add(
            fields(["NS.objects": .array(indexes), "$class": .uid(add(Self.classTable("NSMutableArray", "NSArray")))]))
        set("NSFetchIndexDescriptions", of: entity.reference.uid, to: .uid(list))
    }

    private mutating func replaceDictionary(of entities: [ArchivedEntry]) {
        let token = PropertyListValue.uid(add(.string("__empty_slot_token_1_")))
        let array = PropertyListValue.uid(add(Self.classTable("NSArray")))
        let names = ["Absent"] + entities.map(\.key)
        let keys = names.map { PropertyListValue.uid(add(.string($0))) }
        let values = [token] + entities.compactMap { $0.value.object.map { .uid($0.reference.uid) } }
        let keyList = add(fields(["NS.objects": .array(keys), "$class": array]))
        let valueList = add(fields(["NS.objects": .array(values), "$class": array]))
        let mapping = add(
            fields([
                "keys": .uid(keyList), "length": .integer(Int64(keys.count)), "version": .integer(0),
                "$class": .uid(add(Self.classTable("NSKnownKeysMappingStrategy1", "NSKnownKeysMappingStrategy"))),
            ]))
        let chain = Self.classTable(
            "NSKnownKeysDictionary1", "NSKnownKeysDictionary", "NSMutableDictionary", "NSDictionary")
        let dictionary = add(
            fields([
                "emptyToken": token, "searchMapping": .uid(mapping), "values": .uid(valueList),
                "version": .integer(0), "$class": .uid(add(chain)),
            ]))
        set("NSEntities", of: root, to: .uid(dictionary))
    }

    private static func classTable(_ names: String...) -> PropertyListValue {
        fields([
            "$classname": .string(names.first ?? ""), "$classes": .array((names + ["NSObject"]).map { .string($0) }),
        ])
    }
}

extension ArchivedObject {
    /// The names of a dictionary's entries, with the references to their objects.
    fileprivate func references(_ key: String) throws -> [(name: String, value: PropertyListValue)] {
        (try dictionary(key) ?? []).compactMap { entry in
            entry.value.object.map { (entry.key, .uid($0.reference.uid)) }
        }
    }

    /// The references in an array; empty if there is none.
    fileprivate func references(in key: String) throws -> [PropertyListValue] {
        (try array(key) ?? []).compactMap { $0.object.map { .uid($0.reference.uid) } }
    }
}

/// Writes streams in the DEFLATE format (RFC 1951) by hand: tests do not use the tested library.
package enum StoredDeflate {
    /// A stream of blocks that are not compressed.
    package static func stream(_ bytes: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = []
        var rest = bytes[...]
        repeat {
            let block = rest.prefix(0xFFFF)
            rest = rest.dropFirst(block.count)
            let size = UInt16(block.count)
            stream += [rest.isEmpty ? 1 : 0, UInt8(size & 0xFF), UInt8(size >> 8)]
            stream += [UInt8(~size & 0xFF), UInt8(~size >> 8)]
            stream += block
        } while !rest.isEmpty
        return stream
    }

    /// A stream that expands to one zero byte and this number of repetitions of 258 zero bytes, in 13 bits each.
    package static func bomb(repetitions: Int) -> [UInt8] {
        var bits = BitWriter()
        bits.write(0b011, count: 3)  // The last block, with the fixed codes.
        bits.writeCode(0b0011_0000, count: 8)  // The byte 0.
        for _ in 0..<repetitions {
            bits.writeCode(0b1100_0101, count: 8)  // A length of 258.
            bits.writeCode(0, count: 5)  // A distance of 1.
        }
        bits.writeCode(0, count: 7)  // The end.
        return bits.finished()
    }
}

private struct BitWriter {
    private var bytes: [UInt8] = []
    private var current: UInt8 = 0
    private var used = 0

    /// Writes a number, the low bit first.
    mutating func write(_ bits: Int, count: Int) {
        for index in 0..<count { add(bits >> index & 1) }
    }

    /// Writes a code, the high bit first.
    mutating func writeCode(_ bits: Int, count: Int) {
        for index in (0..<count).reversed() { add(bits >> index & 1) }
    }

    private mutating func add(_ bit: Int) {
        current |= UInt8(bit) << used
        used += 1
        guard used == 8 else { return }
        bytes.append(current)
        (current, used) = (0, 0)
    }

    func finished() -> [UInt8] { used == 0 ? bytes : bytes + [current] }
}

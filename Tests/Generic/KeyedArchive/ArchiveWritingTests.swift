import ModelcKeyedArchive
import ModelcTestSupport
import Testing

/// Property lists and archives are read back as they were written.
@Suite struct ArchiveWritingTests {
    @Test(arguments: [
        PropertyListValue.boolean(true), .boolean(false), .null, .integer(0), .integer(255), .integer(256),
        .integer(65_536), .integer(4_294_967_296), .integer(-1), .integer(.min), .integer(.max), .real(1.5),
        .real(-.infinity), .date(secondsSinceReferenceDate: 12.25), .data([]), .data([UInt8](repeating: 7, count: 300)),
        .string(""), .string("text"), .string("ü 😀"), .string(String(repeating: "a", count: 15)), .uid(3), .uid(70_000),
        .array([]), .set([.integer(1)]), .orderedSet([.string("a"), .string("b")]),
        .array([.array([.string("a")]), .string("a"), .integer(1), .boolean(true), .real(1)]),
        .array([.uid(1), .uid(0), .uid(1 << 20), .uid(4_294_967_295), .uid(0), .uid(1 << 20), .uid(1)]),
    ])
    func aValueComesBack(_ value: PropertyListValue) throws {
        let bytes = BinaryPropertyListWriter().bytes(of: value)
        #expect(try BinaryPropertyListReader().read(bytes) == value)
    }

    @Test func manyObjectsTakeWiderReferences() throws {
        let value = PropertyListValue.array((0..<70_000).map { .integer(Int64($0)) })
        let bytes = BinaryPropertyListWriter().bytes(of: value)
        #expect(try BinaryPropertyListReader().read(bytes) == value)
    }

    /// Keys are looked up by their lengths first.
    @Test func keysOfOneLengthAreToldApart() throws {
        let entry = { (key: String) in
            PropertyListDictionary.Entry(key: key, value: .array([.string(key), .uid(key.utf8.count)]))
        }
        let keys = ["ab", "cd", "", String(repeating: "k", count: 64), String(repeating: "l", count: 128)]
        let dictionary = PropertyListValue.dictionary(PropertyListDictionary((keys + keys.reversed()).map(entry)))
        let value = PropertyListValue.array([dictionary, .string("cd"), dictionary])
        #expect(try BinaryPropertyListReader().read(BinaryPropertyListWriter().bytes(of: value)) == value)
    }

    /// Two spellings of one letter are equal in Swift, and so are 0 and -0, but their bytes differ.
    @Test func whatOnlyCountsAsEqualIsWrittenTwice() throws {
        let value = PropertyListValue.array([
            .string("\u{FC}"), .string("u\u{308}"), .string("a\u{323}\u{307}"), .string("a\u{307}\u{323}"),
            .string("K"), .string("\u{212A}"), .real(0), .real(-0.0),
        ])
        let read = try BinaryPropertyListReader().read(BinaryPropertyListWriter().bytes(of: value))
        guard case .array(let elements) = read else {
            Issue.record("no array")
            return
        }
        let texts = elements.map { element -> [UInt8] in
            switch element {
            case .string(let text): Array(text.utf8)
            case .real(let number): [number.sign == .minus ? 1 : 0]
            default: []
            }
        }
        #expect(Set(texts).count == texts.count)
    }

    /// Also as keys, which are looked up by their lengths.
    @Test func keysThatOnlyCountAsEqualAreToldApart() throws {
        let keys = ["a\u{323}\u{307}", "a\u{307}\u{323}", "a\u{323}\u{307}"]
        let entries = keys.map { PropertyListDictionary.Entry(key: $0, value: .boolean(true)) }
        let bytes = BinaryPropertyListWriter().bytes(of: .dictionary(PropertyListDictionary(entries)))
        guard case .dictionary(let read) = try BinaryPropertyListReader().read(bytes) else {
            Issue.record("no dictionary")
            return
        }
        #expect(read.entries.map { Array($0.key.utf8) } == keys.map { Array($0.utf8) })
    }

    @Test func equalScalarsAreWrittenOnce() throws {
        let long = String(repeating: "long ", count: 50)
        let value = PropertyListValue.array([PropertyListValue](repeating: .string(long), count: 100))
        #expect(BinaryPropertyListWriter().bytes(of: value).count < 2 * long.utf8.count)
    }

    @Test func aGraphWithACycleComesBack() throws {
        var graph = ArchiveGraph()
        let parent = graph.add(classChain: ["Parent", "NSObject"])
        let child = graph.add(classChain: ["Child", "NSObject"])
        graph.set("name", of: parent, to: .boxed(.string("p")))
        graph.set("flag", of: parent, to: .inline(.boolean(true)))
        graph.set("children", of: parent, to: .node(graph.add(array: [.node(child), .null])))
        graph.set("names", of: parent, to: .node(graph.add(dictionary: [("p", .node(child))])))
        graph.set("owner", of: child, to: .node(parent))
        let bytes = KeyedArchiveWriter().bytes(of: graph, root: parent)
        #expect(KeyedArchiveWriter().bytes(of: graph, root: parent) == bytes)
        let archive = try KeyedArchive(bytes: bytes)
        let root = try archive.rootObject()
        #expect(root.reference.uid == 1)
        #expect(root.classChain == ["Parent", "NSObject"])
        #expect(try root.string("name") == "p")
        #expect(try root.boolean("flag") == true)
        let children = try #require(try root.array("children"))
        #expect(children.count == 2 && children[1] == .null)
        #expect(try children[0].object?.object("owner") == root)
        #expect(try root.dictionary("names")?.map(\.key) == ["p"])
        #expect(try root.dictionary("names")?.first?.value == children[0])
    }

    /// An object precedes its parts, and its class table follows them, as in archives written by Foundation.
    @Test func objectsStandInTheOrderOfTheArchiver() throws {
        var graph = ArchiveGraph()
        let root = graph.add(classChain: ["Root", "NSObject"])
        let part = graph.add(classChain: ["Part", "NSObject"])
        graph.set("part", of: root, to: .node(part))
        graph.set("name", of: root, to: .boxed(.string("n")))
        let archive = try KeyedArchive(bytes: KeyedArchiveWriter().bytes(of: graph, root: root))
        #expect(try archive.object(at: 2).className == "Part")
        #expect(archive.objects[4] == .string("n"))
        #expect(archive.objects.count == 6)
    }

    /// A long chain must not use stack for each link.
    @Test func aLongChainIsNoDeepRecursion() throws {
        var graph = ArchiveGraph()
        let nodes = (0..<50_000).map { _ in graph.add(classChain: ["Link", "NSObject"]) }
        for (one, next) in zip(nodes, nodes.dropFirst()) { graph.set("next", of: one, to: .node(next)) }
        let archive = try KeyedArchive(bytes: KeyedArchiveWriter().bytes(of: graph, root: nodes[0]))
        #expect(archive.objects.count == 50_002)
    }
}

/// A property list written by Python's `plistlib`, with its values.
@Suite struct IndependentWriterTests {
    private static let hex = """
        62706c6973743030df10120102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232854
        696e743855696e74313655696e74333255696e743634536e6567547265616c5464617465546461746155617363696955
        7574663136546c6f6e6753796573526e6f547569643154756964325475696434556172726179546469637410ff11ffff
        12ffffffff13400000000000000013ffffffffffffffff23c0040000000000003340f5180000000000430001ff55706c
        61696e680047007200f600df00650020d83ddcd05f101030313233343536373839616263646566090880ff8101008300
        010000a224251001a226271002a0d0082f343a40464a4f54595f656a6e71767b80868b8d90959ea7b0b9bdc3d4e7e8e9
        ebeef3f6f8fbfdfe00000000000001010000000000000029000000000000000000000000000000ff
        """

    @Test func readsAllKindsOfValues() throws {
        let digits: [Int] = Self.hex.compactMap(\.hexDigitValue)
        let bytes = stride(from: 0, to: digits.count, by: 2).map { index -> UInt8 in
            UInt8(digits[index] * 16 + digits[index + 1])
        }
        let values: KeyValuePairs<String, PropertyListValue> = [
            "int8": .integer(255), "int16": .integer(65535), "int32": .integer(4_294_967_295),
            "int64": .integer(0x4000_0000_0000_0000), "neg": .integer(-1), "real": .real(-2.5),
            "date": .date(secondsSinceReferenceDate: 86400), "data": .data([0, 1, 255]), "ascii": .string("plain"),
            "utf16": .string("Größe 📐"), "long": .string("0123456789abcdef"), "yes": .boolean(true),
            "no": .boolean(false), "uid1": .uid(255), "uid2": .uid(256), "uid4": .uid(65536),
            "array": .array([.integer(1), .array([.integer(2), .array([])])]), "dict": fields([:]),
        ]
        #expect(try BinaryPropertyListReader().read(bytes) == fields(values))
    }
}

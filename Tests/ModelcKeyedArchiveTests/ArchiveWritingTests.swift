import ModelcKeyedArchive
import ModelcTestSupport
import Testing

/// Writing property lists and archives: what is written is read as the same.
@Suite struct ArchiveWritingTests {
    @Test(arguments: [
        PropertyListValue.boolean(true), .boolean(false), .null, .integer(0), .integer(255), .integer(256),
        .integer(65_536), .integer(4_294_967_296), .integer(-1), .integer(.min), .integer(.max), .real(1.5),
        .real(-.infinity), .date(secondsSinceReferenceDate: 12.25), .data([]), .data([UInt8](repeating: 7, count: 300)),
        .string(""), .string("text"), .string("ü 😀"), .string(String(repeating: "a", count: 15)), .uid(3), .uid(70_000),
        .array([]), .set([.integer(1)]), .orderedSet([.string("a"), .string("b")]),
        .array([.array([.string("a")]), .string("a"), .integer(1), .boolean(true), .real(1)]),
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
        #expect(archive.danglingReferences().isEmpty)
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

    /// An object comes before its parts and its class table behind them, as in archives that Foundation wrote.
    @Test func objectsStandInTheOrderOfTheArchiver() throws {
        var graph = ArchiveGraph()
        let root = graph.add(classChain: ["Root", "NSObject"])
        let part = graph.add(classChain: ["Part", "NSObject"])
        graph.set("part", of: root, to: .node(part))
        graph.set("name", of: root, to: .boxed(.string("n")))
        let archive = try KeyedArchive(bytes: KeyedArchiveWriter().bytes(of: graph, root: root))
        #expect(try archive.object(ArchivedReference(uid: 2))?.className == "Part")
        #expect(archive.objects[4] == .string("n"))
        #expect(archive.objects.count == 6)
    }

    /// A chain as long as this one must not take stack for each link.
    @Test func aLongChainIsNoDeepRecursion() throws {
        var graph = ArchiveGraph()
        let nodes = (0..<50_000).map { _ in graph.add(classChain: ["Link", "NSObject"]) }
        for (one, next) in zip(nodes, nodes.dropFirst()) { graph.set("next", of: one, to: .node(next)) }
        let archive = try KeyedArchive(bytes: KeyedArchiveWriter().bytes(of: graph, root: nodes[0]))
        #expect(archive.objects.count == 50_002)
    }
}

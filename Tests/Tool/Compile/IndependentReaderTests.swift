import Foundation
import ModelcTestSupport
import Testing

/// A program of the search path that reads property lists and shares no code with modelc.
private struct Reader {
    let path: String?

    init(_ name: String) {
        path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { $0 + "/" + name }
            .first(where: FileManager.default.isExecutableFile)
    }

    static let python = Reader("python3")
    static let plistutil = Reader("plistutil")

    func run(_ arguments: [String]) throws -> ModelcProcess.Outcome {
        try ModelcProcess().run(executable: URL(fileURLWithPath: #require(path)), arguments)
    }
}

/// Programs that share no code with modelc read its compiled models: Python's `plistlib`, and `plistutil` of libplist.
@Suite(.enabled(if: Reader.python.path != nil, "no python3"))
struct IndependentReaderTests {
    /// Follows every reference, and checks every class table.
    private static let script = """
        import plistlib, sys
        for path in sys.argv[1:]:
            archive = plistlib.load(open(path, 'rb'))
            assert archive['$version'] == 100000 and archive['$archiver'] == 'NSKeyedArchiver'
            objects, seen, rest = archive['$objects'], set(), [archive['$top']['root'].data]
            assert objects[0] == '$null'
            while rest:
                uid = rest.pop()
                if uid in seen: continue
                seen.add(uid)
                value = objects[uid]
                values = list(value.values()) if isinstance(value, dict) else []
                values += [e for v in values if isinstance(v, list) for e in v]
                rest += [v.data for v in values if isinstance(v, plistlib.UID)]
                if isinstance(value, dict) and '$class' in value:
                    table = objects[value['$class'].data]
                    assert sorted(table) == ['$classes', '$classname'], table
                    assert table['$classes'][0] == table['$classname'] and table['$classes'][-1] == 'NSObject'
            assert len(seen | {0}) == len(objects), 'objects that nothing refers to'
            print(objects[objects[archive['$top']['root'].data]['$class'].data]['$classname'], len(objects))
        """

    /// Compares the values of two files in any form of property lists. The XML form of libplist represents a reference
    /// as the dictionary `CF$UID`.
    private static let comparison = """
        import plistlib, sys
        def plain(value):
            if isinstance(value, plistlib.UID): return {'CF$UID': value.data}
            if isinstance(value, list): return [plain(one) for one in value]
            if isinstance(value, dict): return {key: plain(one) for key, one in value.items()}
            return value
        ours, theirs = (plain(plistlib.load(open(path, 'rb'))) for path in sys.argv[1:])
        assert ours == theirs, 'the readers differ'
        print(len(ours.get('$objects', ours)))
        """

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// The compiled files of all samples with one of these suffixes.
    private func compiled(_ suffixes: String...) throws -> [String] {
        let models = ["DataStore/DataStore", "TodoCore/TodoCore", "BookList/BookList"].map {
            "Samples/\($0).xcdatamodeld"
        }
        let outcome = try ModelcProcess().run(["compile"] + models + ["-o", folder.path("out"), "--leave-out", "all"])
        #expect(outcome.status == 0, "\(outcome.errors)")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path("out"))
            .filter { file in suffixes.contains { file.hasSuffix($0) } }.sorted()
        #expect(files.count > 4)
        return files.map { folder.path("out/" + $0) }
    }

    @Test func pythonReadsEveryArchive() throws {
        let files = try compiled(".mom")
        let python = try Reader.python.run(["-c", Self.script] + files)
        #expect(python.status == 0, "\(python.errors)")
        let lines = python.output.split(separator: "\n")
        #expect(lines.count == files.count && lines.allSatisfy { $0.hasPrefix("NSManagedObjectModel ") })
    }

    @Test(.enabled(if: Reader.plistutil.path != nil, "no plistutil (package libplist-utils)"))
    func libplistReadsTheSame() throws {
        for file in try compiled(".mom", ".plist") {
            let text = file + ".xml"
            let conversion = try Reader.plistutil.run(["-i", file, "-f", "xml", "-o", text])
            #expect(conversion.status == 0, "\(conversion.errors)")
            let comparison = try Reader.python.run(["-c", Self.comparison, file, text])
            #expect(comparison.status == 0, "\(file): \(comparison.errors)")
            #expect(try #require(Int(comparison.output.trimmingCharacters(in: .newlines))) > 1)
        }
    }
}

/// An entity as Foundation's unarchiver decodes it. The class replaces the one named in the archive.
private final class UnarchivedEntity: NSObject, NSSecureCoding {
    static let supportsSecureCoding = true

    let name: String
    let className: String
    let isAbstract: Bool
    let propertyNames: [String]

    init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "NSEntityName"),
            let className = coder.decodeObject(of: NSString.self, forKey: "NSClassNameForEntity")
        else { return nil }
        self.name = name as String
        self.className = className as String
        isAbstract = coder.decodeBool(forKey: "NSIsAbstract")
        let properties = coder.decodeObject(
            of: [NSDictionary.self, NSString.self, UnarchivedProperty.self], forKey: "NSProperties")
        propertyNames = ((properties as? [String: UnarchivedProperty]) ?? [:])
            .map { "\($0.key)=\($0.value.name):\($0.value.flags)" }.sorted()
    }

    func encode(with coder: NSCoder) {}
}

private final class UnarchivedProperty: NSObject, NSSecureCoding {
    static let supportsSecureCoding = true

    let name: String
    let flags: Int

    init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "NSPropertyName") else { return nil }
        self.name = name as String
        flags = coder.decodeInteger(forKey: "_P")
    }

    func encode(with coder: NSCoder) {}
}

private final class UnarchivedModel: NSObject, NSSecureCoding {
    static let supportsSecureCoding = true

    let entities: [String: UnarchivedEntity]

    init?(coder: NSCoder) {
        let found = coder.decodeObject(
            of: [NSDictionary.self, NSString.self, UnarchivedEntity.self], forKey: "NSEntities")
        guard let entities = found as? [String: UnarchivedEntity] else { return nil }
        self.entities = entities
    }

    func encode(with coder: NSCoder) {}
}

/// Foundation's keyed unarchiver, with secure coding, opens compiled models.
@Suite struct UnarchiverTests {
    private static let standIns: [(String, AnyClass)] = [
        ("NSManagedObjectModel", UnarchivedModel.self), ("NSEntityDescription", UnarchivedEntity.self),
        ("NSAttributeDescription", UnarchivedProperty.self),
        ("NSDerivedAttributeDescription", UnarchivedProperty.self),
        ("NSRelationshipDescription", UnarchivedProperty.self),
        ("NSFetchedPropertyDescription", UnarchivedProperty.self),
    ]

    @Test func foundationFindsTheSame() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            <model><entity name="Book" representedClassName=".Book">
            <attribute name="title" optional="YES" attributeType="String" maxValueString="80"/>
            <relationship name="shelf" optional="YES" maxCount="1" destinationEntity="Shelf" inverseName="books" \
            inverseEntity="Shelf"/></entity>
            <entity name="Shelf" isAbstract="YES">
            <relationship name="books" toMany="YES" ordered="YES" destinationEntity="Book" inverseName="shelf" \
            inverseEntity="Book"/></entity></model>
            """, to: "M.xcdatamodel/contents")
        let outcome = try ModelcProcess().run("compile", folder.path("M.xcdatamodel"), "-o", folder.path("out"))
        #expect(outcome.status == 0, "\(outcome.errors)")
        let data = try Data(contentsOf: URL(fileURLWithPath: folder.path("out/M.mom")))
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        unarchiver.requiresSecureCoding = true
        for pair in Self.standIns { unarchiver.setClass(pair.1, forClassName: pair.0) }
        let model = try #require(unarchiver.decodeObject(of: UnarchivedModel.self, forKey: "root"))
        #expect(unarchiver.error == nil)
        #expect(model.entities.keys.sorted() == ["Book", "Shelf"])
        let (book, shelf) = (try #require(model.entities["Book"]), try #require(model.entities["Shelf"]))
        #expect(book.name == "Book" && book.className == ".Book" && !book.isAbstract)
        #expect(book.propertyNames == ["shelf=shelf:243", "title=title:195"])
        #expect(shelf.className == "NSManagedObject" && shelf.isAbstract)
        #expect(shelf.propertyNames == ["books=books:1265"])
    }
}

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

/// Programs that share no code with modelc read what it compiles: Python's `plistlib`, and `plistutil` of libplist.
@Suite(.enabled(if: Reader.python.path != nil, "no python3"))
struct IndependentReaderTests {
    /// Follows every reference, and looks at every class table.
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

    /// Says whether two files, in any form of property lists, hold the same values. The XML form that libplist writes spells a
    /// reference as the dictionary `CF$UID`.
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

    /// The files of all samples, compiled, that end so.
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

import Foundation
import ModelcTestSupport
import Testing

/// `modelc compile` and `modelc decompile`, run as a user runs them.
@Suite struct CompileCommandTests {
    private static let model = "Samples/DataStore/DataStore.xcdatamodeld"
    private static let refused = "Samples/TodoCore/TodoCore.xcdatamodeld"

    private let modelc = ModelcProcess()
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: folder.path(path)) }

    private func compile(_ arguments: String...) throws -> ModelcProcess.Outcome {
        try modelc.run(["compile"] + arguments)
    }

    @Test func ofOneWrongModelNothingIsWritten() throws {
        let outcome = try compile(Self.model, Self.refused, "-o", folder.path("out"))
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("[unknown-feature]") && outcome.errors.contains("--leave-out validation"))
        #expect(!exists("out"))
    }

    @Test func aStaleImageAndAVersionThatIsGoneAreRemoved() throws {
        try folder.write("old", to: "out/DataStore.momd/DataStore.omo")
        try folder.write("old", to: "out/DataStore.momd/Gone.mom")
        try folder.write("mine", to: "out/DataStore.momd/notes.txt")
        #expect(try compile(Self.model, "-o", folder.path("out"), "--check").status == 1)
        #expect(try compile(Self.model, "-o", folder.path("out")).status == 0)
        #expect(!exists("out/DataStore.momd/DataStore.omo") && !exists("out/DataStore.momd/Gone.mom"))
        #expect(exists("out/DataStore.momd/DataStore.mom") && exists("out/DataStore.momd/notes.txt"))
        #expect(try compile(Self.model, "-o", folder.path("out"), "--check").status == 0)
    }

    @Test func theOutputMayBeTheBundleItself() throws {
        #expect(try compile(Self.model, "-o", folder.path("Store.momd")).status == 0)
        #expect(exists("Store.momd/DataStore.mom") && exists("Store.momd/VersionInfo.plist"))
        #expect(try compile(Self.model, "-o", folder.path("Store.mom")).status == 64)
        #expect(try compile(Self.model, "-o", folder.path("In.xcdatamodeld")).status == 2)
    }

    @Test func aRunWithoutChangesIsLeftOut() throws {
        let arguments = [Self.model, "-o", folder.path("out"), "--stamp", folder.path("stamp")]
        #expect(try modelc.run(["compile"] + arguments).output.contains("created"))
        #expect(try modelc.run(["compile"] + arguments).output == "unchanged: 2 files\n")
        try FileManager.default.removeItem(atPath: folder.path("out/DataStore.momd/DataStore.mom"))
        #expect(try modelc.run(["compile"] + arguments).output.contains("created"))
    }

    @Test func makeIsToldOfTheInputs() throws {
        #expect(try compile(Self.model, "-o", folder.path("out"), "--deps", folder.path("d")).status == 0)
        let rule = try String(contentsOfFile: folder.path("d"), encoding: .utf8)
        #expect(rule.hasPrefix(folder.path("out/DataStore.momd") + ": \\\n  Samples/DataStore/"))
        #expect(rule.contains("DataStore.xcdatamodel/contents"))
    }

    @Test func severalVersionsNeedACurrentOne() throws {
        for name in ["M", "M 2"] {
            try folder.write("<model><entity name=\"A\"/></model>", to: "M.xcdatamodeld/\(name).xcdatamodel/contents")
        }
        let model = folder.path("M.xcdatamodeld")
        let refused = try compile(model, "-o", folder.path("out"))
        #expect(refused.status == 1 && refused.errors.contains("[no-current-version]"))
        #expect(try compile(model, "-o", folder.path("out"), "--current", "M 2").status == 0)
        #expect(try modelc.run("inspect", folder.path("out/M.momd")).output.contains("M 2"))
        #expect(try compile(model, "-o", folder.path("out"), "--current", "M 7").status == 1)
    }

    @Test func strictRefusesWhatIsUnproven() throws {
        try folder.write(
            """
            <model><entity name="A"><attribute name="a" optional="YES" attributeType="Binary" \
            allowsExternalBinaryDataStorage="YES"/></entity></model>
            """, to: "M.xcdatamodel/contents")
        let model = folder.path("M.xcdatamodel")
        #expect(try compile(model, "-o", folder.path("out"), "--strict").status == 1)
        let outcome = try compile(model, "-o", folder.path("out"))
        #expect(outcome.status == 0 && outcome.errors.contains("[unproven-feature]"))
        #expect(exists("out/M.mom"))
    }

    @Test func anUnknownFeatureToLeaveOutIsWrongUsage() throws {
        let outcome = try compile(Self.refused, "-o", folder.path("out"), "--leave-out", "validations")
        #expect(outcome.status == 64 && outcome.errors.contains("did you mean 'validation'?"))
    }

    @Test func aCompiledModelStandsForItsSource() throws {
        let out = folder.path("out")
        #expect(try compile(Self.model, "-o", out).status == 0)
        let compiled = out + "/DataStore.momd"
        #expect(try modelc.run("diff", compiled, Self.model, "--exit-code").status <= 1)
        #expect(try modelc.run("hash", compiled).output == modelc.run("hash", Self.model).output)
        #expect(try modelc.run("decompile", compiled, "-o", folder.path("back")).status == 0)
        let back = folder.path("back/DataStore.xcdatamodeld")
        #expect(try compile(back, "-o", out, "--check").status == 0)
        #expect(try modelc.run("decompile", compiled, "-o", folder.path("back")).status == 2)
        #expect(try modelc.run("decompile", Self.model, "-o", folder.path("other")).status == 2)
    }
}

private enum Python {
    static let path = "/usr/bin/python3"
    static let isThere = FileManager.default.isExecutableFile(atPath: path)
}

/// A program that shares no code with modelc reads what it writes: Python's `plistlib`.
@Suite(.enabled(if: Python.isThere, "no python3"))
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

    @Test func pythonReadsEveryArchive() throws {
        let folder = try TemporaryFolder()
        let modelc = ModelcProcess()
        let models = ["DataStore/DataStore", "TodoCore/TodoCore", "BookList/BookList"].map {
            "Samples/\($0).xcdatamodeld"
        }
        let outcome = try modelc.run(["compile"] + models + ["-o", folder.path("out"), "--leave-out", "all"])
        #expect(outcome.status == 0, "\(outcome.errors)")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path("out"))
            .filter { $0.hasSuffix(".mom") }.sorted()
        #expect(files.count > 4)
        let python = try modelc.run(
            executable: URL(fileURLWithPath: Python.path),
            ["-c", Self.script] + files.map { folder.path("out/" + $0) })
        #expect(python.status == 0, "\(python.errors)")
        let lines = python.output.split(separator: "\n")
        #expect(lines.count == files.count && lines.allSatisfy { $0.hasPrefix("NSManagedObjectModel ") })
    }
}

import Foundation
import ModelcTestSupport
import Testing

/// A file or folder at the output path that is not a compiled model is kept.
@Suite struct CompiledPlaceTests {
    private static let model = CompileCommandTests.model
    private let modelc = ModelcProcess()
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func compile(to output: String = "out") throws -> ModelcProcess.Outcome {
        try modelc.run(["compile", Self.model, "-o", folder.path(output)])
    }

    private static let ownPlist = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>CFBundleVersion</key><string>7</string></dict></plist>
        """

    @Test(arguments: [
        ("VersionInfo.plist", ownPlist), ("VersionInfo.plist", "my notes"), ("DataStore.mom", "my notes"),
    ])
    func aFileThatNoCompilerWrote(_ name: String, _ text: String) throws {
        let path = try folder.write(text, to: "out/DataStore.momd/\(name)")
        let outcome = try compile()
        #expect(outcome.status == 2)
        #expect(
            outcome.errors.contains("a file exists there that is not part of a compiled model"), "\(outcome.errors)")
        #expect(outcome.errors.contains("move that file"))
        #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
        #expect(try folder.files() == ["out/DataStore.momd/\(name)"])
    }

    /// An empty folder of an earlier run, and a bundle of an older model, are replaced.
    @Test func aFileOfACompiler() throws {
        #expect(try compile().status == 0)
        let older = try modelc.run("compile", CompileCommandTests.bounded, "-o", folder.path("other"))
        #expect(older.status == 0)
        let info = folder.path("out/DataStore.momd/VersionInfo.plist")
        let new = try Data(contentsOf: URL(fileURLWithPath: info))
        for old in [
            Data(), try Data(contentsOf: URL(fileURLWithPath: folder.path("other/TodoCore.momd/VersionInfo.plist"))),
        ] {
            try old.write(to: URL(fileURLWithPath: info))
            #expect(try compile().status == 0)
            #expect(try Data(contentsOf: URL(fileURLWithPath: info)) == new)
        }
    }

    @Test(arguments: ["out", "out/DataStore.momd"])
    func aBundleThatIsALink(_ output: String) throws {
        try folder.write("mine", to: "elsewhere/notes.txt")
        try folder.makeFolder("out")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("out/DataStore.momd"), withDestinationPath: folder.path("elsewhere"))
        let outcome = try compile(to: output)
        #expect(outcome.status == 2 && outcome.errors.contains("symbolic link"), "\(outcome.errors)")
        #expect(try folder.files().filter { $0.hasPrefix("elsewhere") } == ["elsewhere/notes.txt"])
    }

    /// The advice is about the link: no folder need be made writable.
    @Test(arguments: [
        "out/DataStore.momd", "out", "out/DataStore.momd/DataStore.mom", "out/DataStore.momd/VersionInfo.plist",
    ])
    func aLinkThatLeadsNowhere(_ place: String) throws {
        try makeStrayLink(at: place)
        for words in [["compile", Self.model], ["compile", Self.model, "--check"]] {
            let outcome = try modelc.run(words + ["-o", folder.path("out")])
            #expect(outcome.status == 2 && outcome.errors.contains("a symbolic link is there that leads nowhere"))
            #expect(outcome.errors.contains("'\(folder.path(place))' cannot be written"), "\(outcome.errors)")
            #expect(
                outcome.errors.contains("= help: remove the link, or choose another output folder"),
                "\(outcome.errors)")
        }
    }

    @Test(arguments: ["out/DataStore.xcdatamodeld", "out", "out/deep"])
    func aLinkInThePlaceOfASource(_ place: String) throws {
        #expect(try compile(to: "compiled").status == 0)
        try makeStrayLink(at: place)
        let output = folder.path(place == "out/deep" ? place + "/er" : "out")
        let outcome = try modelc.run(["decompile", folder.path("compiled/DataStore.momd"), "-o", output])
        #expect(outcome.status == 2 && outcome.errors.contains("a symbolic link is there that leads nowhere"))
        #expect(
            outcome.errors.contains("= help: remove the link, or choose another output folder"), "\(outcome.errors)")
    }

    private func makeStrayLink(at place: String) throws {
        let path = folder.path(place)
        try FileManager.default.createDirectory(
            at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: folder.path("nowhere"))
    }
}

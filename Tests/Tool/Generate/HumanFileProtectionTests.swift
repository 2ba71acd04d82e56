import Foundation
import ModelcTestSupport
import Testing

/// Human files on disk are kept, whatever is generated, with whatever options.
@Suite struct HumanFileProtectionTests {
    private static let model = "Samples/DataStore/DataStore.xcdatamodeld"
    private let modelc = ModelcProcess()
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(arguments: ["// This file is yours: modelc never writes it again.\n", ""])
    func anotherLayoutDoesNotReplaceThem(_ comment: String) throws {
        #expect(try generate().status == 0)
        let name = try #require(try humanFile())
        let text = try String(contentsOfFile: folder.path("Out/\(name)"), encoding: .utf8)
            .replacingOccurrences(of: "    // This file is yours: modelc never writes it again.\n", with: comment)
        try folder.write(text + "// my code\n", to: "Out/\(name)")
        let xcode7 = ["--style", "xcode7", "--codegen", "automatic", "--all-entities", "--language", "swift"]
        for flags in [[], ["--force"], ["--check"], ["--check", "--force"]] {
            let outcome = try generate(xcode7 + flags)
            #expect(outcome.status == 1)
            #expect((outcome.errors + outcome.output).contains("human file"))
            #expect(!(outcome.errors + outcome.output).contains("pass --force"))
        }
        #expect(try generate(xcode7 + ["--force"]).errors.contains("move your code to another file"))
        #expect(try String(contentsOfFile: folder.path("Out/\(name)"), encoding: .utf8) == text + "// my code\n")
    }

    @Test func aManifestDoesNotMakeThemMachineFiles() throws {
        #expect(try generate().status == 0)
        let name = try #require(try humanFile())
        let path = folder.path("Out/\(name)")
        let text = try String(contentsOfFile: path, encoding: .utf8) + "// my code\n"
        try folder.write(text, to: "Out/\(name)")
        #expect(try modelc.run("templates", "copy", "swift", "--output", folder.path("T")).status == 0)
        try folder.write(
            "machine.swift.motemplate {{class}}.swift entity machine\nsupport.swift.motemplate _ModelcSupport.swift model machine\n",
            to: "T/swift.manifest")
        let outcome = try generate(["--templates", folder.path("T"), "--force"])
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("[foreign-file]") && outcome.errors.contains("human file"))
        #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    }

    @Test func aLinkToNothingIsNoHumanFile() throws {
        #expect(try generate().status == 0)
        let path = folder.path("Out/\(try #require(try humanFile()))")
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "gone.swift")
        for flags in [[], ["--force"], ["--check"]] {
            let outcome = try generate(flags)
            #expect(outcome.status == 1)
            #expect((outcome.output + outcome.errors).contains("symbolic link to a file that does not exist"))
        }
        try folder.write("", to: "Out/gone.swift")
        #expect(try generate(["--check"]).status == 0)
    }

    private func generate(_ flags: [String] = []) throws -> ModelcProcess.Outcome {
        try modelc.run(["generate", Self.model, "--output", folder.path("Out")] + flags)
    }

    /// The first file that belongs to the user.
    private func humanFile() throws -> String? {
        try FileManager.default.contentsOfDirectory(atPath: folder.path("Out")).sorted().first { !$0.hasPrefix("_") }
    }
}

import Foundation
import ModelcTestSupport
import Testing

/// `modelc inspect`, run as a user runs it.
@Suite struct InspectCommandTests {
    private let modelc = ModelcProcess()
    private static let bookList = "Samples/BookList/BookList.xcdatamodeld"

    @Test func aPipeThatReadsNothingIsNoCrash() throws {
        let outcome = try modelc.run(
            executable: URL(fileURLWithPath: "/bin/sh"),
            ["-c", "'\(ModelcProcess.executable.path)' inspect '\(InspectCommandTests.bookList)' | true"])
        #expect(outcome.status == 0)
        #expect(outcome.errors.isEmpty)
    }
}

/// `modelc diff`, run as a user runs it.
@Suite struct DiffCommandTests {
    private let modelc = ModelcProcess()
    private static let bookList = "Samples/BookList/BookList.xcdatamodeld"

    /// What the reader calls `--model-version` has other names here.
    @Test func theAdviceNamesOptionsOfTheCommand() throws {
        let folder = try TemporaryFolder()
        for name in ["M", "M 2"] {
            try folder.write("<model><entity name=\"A\"/></model>", to: "M.xcdatamodeld/\(name).xcdatamodel/contents")
        }
        let model = folder.path("M.xcdatamodeld")
        #expect(try modelc.run("diff", model).errors.contains("or choose one with --to\n"))
        let two = try modelc.run("diff", model, DiffCommandTests.bookList)
        #expect(two.status == 2 && two.errors.contains("or choose one with --from\n"))
    }

    @Test(arguments: [
        ["diff"], ["diff", "a", "b", "--against", "c"],
        ["diff", "a", "--format", "xml"],
    ])
    func wrongUsage(_ arguments: [String]) throws {
        #expect(try modelc.run(arguments).status == 64)
    }
}

/// `modelc config`: what holds, and who said so.
@Suite struct ConfigCommandTests {
    private let folder: TemporaryFolder
    private let modelc: ModelcProcess

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(
            "models:\n  - path: A.xcdatamodeld\n    output: Out\ngenerate:\n  access: public\n", to: ".modelc.yml")
        var modelc = ModelcProcess()
        modelc.folder = folder.url.path
        self.modelc = modelc
    }

    @Test func whatIsShownIsAConfiguration() throws {
        let shown = try modelc.run("config").output
        try folder.write(shown, to: "shown.yml")
        let again = try modelc.run("config", "--config", "shown.yml")
        #expect(again.status == 0, "\(again.errors)")
        #expect(again.output.contains("access: public"))
    }
}

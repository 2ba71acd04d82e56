import Foundation
import ModelcTestSupport
import Testing

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

    @Test func eachValueHasItsOrigin() throws {
        let outcome = try modelc.run("config", "--numbers", "object", "--no-human")
        #expect(outcome.status == 0, "\(outcome.errors)")
        for line in [
            "    output: Out  # .modelc.yml:3\n", "  access: public  # .modelc.yml:5\n",
            "  numbers: object  # --numbers\n", "  human: false  # --no-human\n", "  dates: date  # default\n",
        ] {
            #expect(outcome.output.contains(line), "\(line)")
        }
    }

    @Test func oneModelMayBeShown() throws {
        let outcome = try modelc.run("config", "B.xcdatamodeld")
        #expect(outcome.output.contains("  - path: B.xcdatamodeld  # command line\n"))
        #expect(!outcome.output.contains("A.xcdatamodeld"))
    }

    @Test func programsGetADocument() throws {
        let outcome = try modelc.run("config", "--format", "json")
        let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
        #expect(value?["file"] as? String == ".modelc.yml")
        #expect((value?["models"] as? [Any])?.count == 1)
    }

    @Test func whatIsShownIsAConfiguration() throws {
        let shown = try modelc.run("config").output
        try folder.write(shown, to: "shown.yml")
        let again = try modelc.run("config", "--config", "shown.yml")
        #expect(again.status == 0, "\(again.errors)")
        #expect(again.output.contains("access: public"))
    }

    @Test func faultsAreTwo() throws {
        try folder.write("generate: { acess: public }", to: ".modelc.yml")
        #expect(try modelc.run("config").status == 2)
        try folder.write("models: [{ path: A, nsdate: true }]", to: ".modelc.yml")
        let outcome = try modelc.run("config")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains(".modelc.yml:1:29: error: nsdate is for Xcode's layout"))
    }
}

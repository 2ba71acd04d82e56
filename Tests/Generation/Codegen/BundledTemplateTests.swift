import Foundation
import ModelcCodegen
import ModelcTemplating
import ModelcTestSupport
import Testing

/// The templates inside the program are those of `Templates/swift`, and compile without a word.
///
/// With `MODELC_RECORD_GOLDENS=1` the file with the program's copy is written anew, and the test fails.
@Suite("Bundled templates of the set swift")
struct BundledTemplateTests {
    @Test("the copy is up to date")
    func upToDate() throws {
        try Goldens("Sources/ModelcCodegen/Rendering").expect(
            BundledTemplateTests.copyOfTemplates(), "BundledSwiftTemplates.swift")
    }

    @Test("they compile without a word")
    func compile() throws {
        let (set, faults) = TemplateSet.load(bundled: OutputTemplates.bundledSources(.swift))
        #expect(faults.isEmpty)
        let (templates, diagnostics) = OutputTemplates.compile(try #require(set), for: .swift)
        #expect(
            diagnostics.map { "\($0.location?.path ?? ""):\($0.location?.position?.line ?? 0): \($0.message)" } == [])
        #expect(templates.entries.map(\.output.template).count == 5)
    }

    private static func copyOfTemplates() throws -> String {
        let folder = Repository.root.appendingPathComponent("Templates/swift")
        var text = """
            // swift-format-ignore-file

            /// The files of `Templates/swift` inside the program. A test compares them, and writes this file anew where
            /// `MODELC_RECORD_GOLDENS` is 1.
            enum BundledSwiftTemplates {
                static let files: [String: String] = [

            """
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
            let lines = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
                .components(separatedBy: "\n")
            text += "        \"\(name)\": ##\"\"\"\n"
            text += lines.map { $0.isEmpty ? "" : "            " + $0 }.joined(separator: "\n") + "\n"
            text += "            \"\"\"##,\n"
        }
        return text + "    ]\n}\n"
    }
}

import Foundation
import ModelcCodegen
import ModelcTemplating
import Testing

/// The templates inside the program are those of `Templates/swift`, and compile without a word.
///
/// With `MODELC_RECORD_GOLDENS=1` the file with the program's copy is written anew, and the test fails.
@Suite("Bundled templates of the set swift")
struct BundledTemplateTests {
    private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    private static let copy = "Sources/ModelcCodegen/Rendering/BundledSwiftTemplates.swift"

    @Test("the copy is up to date")
    func upToDate() throws {
        let path = BundledTemplateTests.repository.appendingPathComponent(BundledTemplateTests.copy)
        let text = try BundledTemplateTests.copyOfTemplates()
        let isSame = try String(contentsOf: path, encoding: .utf8) == text
        if isSame { return }
        if ProcessInfo.processInfo.environment["MODELC_RECORD_GOLDENS"] == "1" {
            try Data(text.utf8).write(to: path)
        }
        Issue.record("the copy of the templates is old: run with MODELC_RECORD_GOLDENS=1, and build again")
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
        let folder = repository.appendingPathComponent("Templates/swift")
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

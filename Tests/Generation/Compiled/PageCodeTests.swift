import Foundation
import ModelcTestSupport
import ModelcTypeChecking
import Testing

/// The Swift files that the README and the tutorials show compile with the classes that the reader generates.
@Suite(.enabled(if: TypeChecker.unavailableReason == nil, "the type-check kit does not run here"))
struct PageCodeTests {
    /// The sample that a page works on; nil where the page makes a model of its own.
    private static let pages: [String: String?] = [
        "README.md": nil,
        "Sources/modelc/Documentation.docc/TutorialBookList.md": "BookList",
        "Sources/modelc/Documentation.docc/TutorialDataStore.md": "DataStore",
        "Sources/modelc/Documentation.docc/TutorialTodoCore.md": "TodoCore",
    ]

    @Test(arguments: pages.keys.sorted(), TypeChecker.Mode.allCases)
    func thePageCompiles(_ page: String, _ mode: TypeChecker.Mode) throws {
        let sample = try #require(PageCodeTests.pages[page])
        let folder = try TemporaryFolder()
        let project = try TemporaryFolder()
        let model = sample.map { "Samples/\($0)/\($0).xcdatamodeld" } ?? project.url.path
        if sample == nil { try make(modelOf: page, in: project) }
        let outcome = try ModelcProcess().run("generate", model, "--output", folder.url.path)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let files = try shown(on: page)
        #expect(!files.isEmpty)
        // A human file on the page takes the place of the generated one.
        for file in files { try folder.write(file.text, to: file.name) }
        let check = try TypeChecker().check(swift: try folder.files().map(folder.path), mode: mode)
        #expect(check == .silence, "\(check.output)")
    }

    /// Runs what the page says before its first code: `modelc new`, and each `modelc edit`.
    private func make(modelOf page: String, in folder: TemporaryFolder) throws {
        let text = try String(contentsOfFile: Repository.path(page), encoding: .utf8)
        let before = text.components(separatedBy: "```swift file:")[0]
        let commands = before.split(separator: "\n").filter {
            $0.hasPrefix("$ modelc new ") || $0.hasPrefix("$ modelc edit ")
        }
        #expect(commands.count > 1)
        for command in commands {
            let words = command.split(separator: " ").dropFirst(2).map { $0 == "''" ? "" : String($0) }
            let outcome = try ModelcProcess().run(words + ["-C", folder.url.path])
            #expect(outcome.status == 0, "\(command): \(outcome.errors)")
        }
    }

    /// The blocks that begin with ```` ```swift file:App/Memos.swift ````.
    private func shown(on page: String) throws -> [(name: String, text: String)] {
        let text = try String(contentsOfFile: Repository.path(page), encoding: .utf8)
        return text.components(separatedBy: "```swift file:").dropFirst().compactMap { rest in
            guard let block = rest.components(separatedBy: "\n```").first, let end = block.firstIndex(of: "\n") else {
                return nil
            }
            let path = URL(fileURLWithPath: String(block[..<end]))
            return (path.lastPathComponent, String(block[block.index(after: end)...]) + "\n")
        }
    }
}

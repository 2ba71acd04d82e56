import Foundation
import ModelcTestSupport
import Testing

/// The page that shows how commands run is true.
@Suite struct ArchitecturePageTests {
    private let page: String

    init() throws {
        page = try String(
            contentsOfFile: Repository.path("Sources/modelc/Documentation.docc/Architecture.md"), encoding: .utf8)
    }

    @Test func everyFileOfAWalkIsThere() throws {
        let files = page.matches(of: /`(Sources\/[\w\/+.]+\.swift)`/).map { String($0.output.1) }
        #expect(files.count > 25)
        for file in files { #expect(FileManager.default.fileExists(atPath: Repository.path(file)), "\(file)") }
    }

    /// A command that takes more steps than this is not understood by reading them.
    @Test func aWalkHasAtMostTwelveFiles() {
        let walks = page.components(separatedBy: "\n## ").filter { $0.hasPrefix("How ") }
        #expect(walks.count == 3)
        for walk in walks { #expect((6...12).contains(walk.matches(of: /\n\d+\. `/).count), "\(walk.prefix(30))") }
    }

    @Test func theTableNamesEveryCommand() throws {
        let list = try String(contentsOfFile: Repository.path("Sources/modelc/Modelc.swift"), encoding: .utf8)
        let commands = Set(list.matches(of: /\b([A-Z]\w+)Command\.self/).map { $0.output.1.lowercased() })
        #expect(commands.count > 18)
        let table = page.components(separatedBy: "\n| Command |").last?.components(separatedBy: "\n\n").first ?? ""
        let rows = table.split(separator: "\n").dropFirst(2)
        let named = Set(rows.flatMap { $0.split(separator: "|")[0].matches(of: /\w+/).map { String($0.output) } })
        #expect(commands.subtracting(named).sorted() == [], "add these commands to the table in Architecture.md")
        #expect(named.subtracting(commands).sorted() == [], "remove these commands from the table in Architecture.md")
    }

    @Test func everyModuleThatItNamesIsThere() {
        for match in page.matches(of: /`(Modelc[A-Z]\w+)/) {
            let module = Repository.path("Sources/\(match.output.1)")
            #expect(FileManager.default.fileExists(atPath: module), "\(match.output.1)")
        }
    }
}

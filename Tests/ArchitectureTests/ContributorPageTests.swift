import Foundation
import ModelcTestSupport
import Testing

/// The pages for contributors name only existing files, types and tests.
@Suite(.serialized) struct ContributorPageTests {
    static let pages = ["Architecture", "Recipes", "WhereChangesGo"]

    /// The files and folders of the project, without build products.
    private static let paths = Result {
        try ["Sources", "Tests", "Templates", ".ci"].flatMap { folder in
            try FileManager.default.subpathsOfDirectory(atPath: Repository.path(folder))
                .filter { !$0.contains(".build/") }.map { "/\(folder)/\($0)" }
        }
    }

    /// The names in the code of the project and its tests.
    private static let words = Result {
        try SourceFile.all().reduce(into: Set<String>()) { $0.formUnion($1.words) }
            .union(TestFile.all().flatMap { SourceFile.words(in: $0.text) })
    }

    /// A path may start at any folder, and a type name can be the name of its file: `Swift/Templates/TemplateEntity`.
    @Test(arguments: pages) func everyFileIsThere(_ name: String) throws {
        let paths = try Self.paths.get()
        let named = try spans(of: name).filter {
            ($0.contains("/") || $0.hasSuffix(".swift")) && $0.wholeMatch(of: /[\w\/+.]+/) != nil
        }
        #expect(named.count > 20)
        let missing = named.filter { span in
            let path = "/" + (span.hasSuffix("/") ? String(span.dropLast()) : span)
            return !paths.contains { $0.hasSuffix(path) || $0.hasSuffix(path + ".swift") }
        }
        #expect(missing.filter { !Self.placeholders.contains($0) } == [])
    }

    /// Paths with a placeholder for a name.
    private static let placeholders: Set = ["Tests/Commands/COMMAND/CASE", "XOutcome+Text.swift"]

    /// `Preset`, and the type of `RuleRegistry.versions`; a file and its types may have different names.
    @Test(arguments: pages) func everyTypeIsThere(_ name: String) throws {
        let names = try Self.paths.get().flatMap { $0.replacing(".swift", with: "").split(separator: "/") }
        let known = try Self.words.get().union(names.map(String.init))
        let named = try spans(of: name).filter { !$0.hasSuffix(".md") }.compactMap { span in
            span.wholeMatch(of: /([A-Z][a-z]\w+)(\.[a-z]\w*)?/).map { String($0.output.1) }
        }
        #expect(named.count > 20)
        #expect(named.filter { !known.contains($0) } == [])
    }

    @Test func everyTestThatARecipeRunsIsThere() throws {
        let text = try DocumentationPage("Recipes").text
        let words = try Self.words.get()
        let targets = try String(contentsOfFile: Repository.path("Package.swift"), encoding: .utf8)
        let filters = text.matches(of: /--filter "?([\w|]+)/).flatMap { $0.output.1.split(separator: "|") }
        #expect(filters.count > 10)
        let unknown = filters.filter { filter in
            !targets.contains("\"\(filter)\"") && !words.contains { $0.hasPrefix(filter) && $0.hasSuffix("Tests") }
        }
        #expect(unknown == [])
    }

    /// The texts in backticks outside blocks.
    private func spans(of page: String) throws -> [String] {
        DocumentationPage.code(in: try DocumentationPage(page).text)
    }
}

/// The page that shows how commands run and the index of places are correct.
@Suite struct ArchitecturePageTests {
    private let page: String
    private let index: String

    init() throws {
        page = try DocumentationPage("Architecture").text
        index = try DocumentationPage("WhereChangesGo").text
    }

    /// One page, without the tables.
    @Test func itIsShort() {
        #expect(page.split(separator: "\n").filter { !$0.hasPrefix("|") }.count <= 150)
    }

    @Test func everyFileOfAWalkIsThere() throws {
        let files = page.matches(of: /`(Sources\/[\w\/+.]+\.swift)`/).map { String($0.output.1) }
        #expect(files.count > 25)
        for file in files { #expect(FileManager.default.fileExists(atPath: Repository.path(file)), "\(file)") }
    }

    /// Longer descriptions would not explain the command.
    @Test func aWalkHasAtMostTwelveFiles() {
        let walks = page.components(separatedBy: "\n##").filter { $0.hasPrefix("# How ") }
        #expect(walks.count == 6)
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

    /// `X` in `ModelcY/Z`: the type is declared there, or a file of that name is.
    @Test func whatAPlaceHasIsThere() throws {
        let files = try SourceFile.all()
        let places = (page + index).matches(of: /`([A-Z]\w+)`\s+in\s+`(Modelc[\w\/]+)`/)
        #expect(places.count > 4)
        for place in places {
            let (type, folder) = (String(place.output.1), "Sources/" + place.output.2)
            let declares = files.contains { file in
                file.path.hasPrefix(folder)
                    && (file.path.hasSuffix("/\(type).swift")
                        || file.code.contains { SourceFile.declaredName(in: $0) == type })
            }
            #expect(declares, "\(type) is not in \(folder)")
        }
    }

    @Test func everyModuleThatItNamesIsThere() {
        for match in (page + index).matches(of: /`(Modelc[A-Z]\w+)/) {
            let module = Repository.path("Sources/\(match.output.1)")
            #expect(FileManager.default.fileExists(atPath: module), "\(match.output.1)")
        }
    }
}

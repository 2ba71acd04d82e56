import Foundation
import ModelcSettings
import ModelcTestSupport
import ModelcTypeChecking
import Testing

/// The compiler accepts the code generated from the samples, without warnings.
@Suite(.enabled(if: TypeChecker.unavailableReason == nil, "the type-check kit does not run here"))
struct SampleCodeTests {
    @Test(arguments: TestScope.pairs(TypeChecker.Mode.allCases, AccessLevel.allCases))
    func samplesCompile(_ mode: TypeChecker.Mode, _ access: AccessLevel) throws {
        let samples = try ["BookList", "TodoCore", "DataStore"].map { name in
            let path = Repository.path("Samples/\(name)/\(name).xcdatamodeld")
            return try GeneratedSources(model: path, access: access, configure: { $0.fullSupport = .flag(false) })
        }
        #expect(samples.flatMap(\.diagnostics).isEmpty)
        for module in GeneratedModule.modules(of: samples) {
            let folder = try TemporaryFolder()
            let features = access == .public ? ["InternalImportsByDefault"] : []
            let outcome = try TypeChecker().check(
                swift: try module.write(to: folder), mode: mode, upcomingFeatures: features)
            // UUID, Date and similar types of the test kit are not Foundation's own, so a public import can seem
            // unused.
            let isQuiet = outcome == .silence || (access == .public && !outcome.output.contains("error:"))
            #expect(outcome.succeeded && isQuiet, "\(outcome.output)")
        }
    }
}

/// The output of the build-tool plugin for the sample package compiles with the package's own sources if there is Core
/// Data. (A separate CI step checks that the package builds on Linux, where there is none.)
@Suite(.enabled(if: TypeChecker.unavailableReason == nil, "the type-check kit does not run here"))
struct PluginOutputTests {
    @Test(arguments: TypeChecker.Mode.allCases)
    func thePackageCompilesWithCoreData(_ mode: TypeChecker.Mode) throws {
        let folder = try TemporaryFolder()
        let package = "Samples/ReadingList/Sources/ReadingList"
        let outcome = try ModelcProcess().run(
            "generate", "\(package)/Model/ReadingList.xcdatamodeld", "--single-file", "--no-human",
            "--module", "ReadingList", "--output", folder.url.path)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let own = try FileManager.default.contentsOfDirectory(atPath: Repository.path(package))
            .filter { $0.hasSuffix(".swift") }.map { Repository.path("\(package)/\($0)") }.sorted()
        #expect(own.count == 3)
        // SwiftPM generates this for a target with resources.
        try "import Foundation\nextension Bundle { static var module: Bundle { .main } }\n"
            .write(toFile: folder.path("Resources.swift"), atomically: true, encoding: .utf8)
        let generated = ["_ReadingList.swift", "Resources.swift"].map(folder.path)
        let check = try TypeChecker().check(swift: generated + own, mode: mode)
        #expect(check == .silence, "\(check.output)")
    }

    @Test(arguments: TestScope.pairs(["BookList", "TodoCore", "DataStore"], TypeChecker.Mode.allCases))
    func oneFileSaysTheSameAsMany(_ name: String, _ mode: TypeChecker.Mode) throws {
        let folder = try TemporaryFolder()
        let outcome = try ModelcProcess().run(
            "generate", "Samples/\(name)/\(name).xcdatamodeld", "--single-file", "--output", folder.url.path)
        #expect(outcome.status == 0, "\(outcome.errors)")
        let files = try folder.files()
        #expect(files.filter { $0.hasPrefix("_") } == ["_\(name).swift"])
        let check = try TypeChecker().check(swift: files.map(folder.path), mode: mode)
        #expect(check == .silence, "\(check.output)")
    }
}

/// Classes in Xcode's layout compile, in every era and in both languages.
@Suite(.enabled(if: TypeChecker.unavailableReason == nil, "the type-check kit does not run here"))
struct XcodeStyleCodeTests {
    private static let eras = XcodeEra.words
    private static let samples = ["BookList", "TodoCore", "DataStore"]

    @Test(arguments: TestScope.pairs(eras, samples))
    func swiftCompiles(_ era: String, _ sample: String) throws {
        let folder = try TemporaryFolder()
        let files = try generate(sample, era, "swift", into: folder)
        let outcome = try TypeChecker().check(swift: files.map(folder.path), mode: .swift5)
        #expect(outcome.succeeded, "\(outcome.output)")
    }

    /// If the main actor is the default, the members of a class in the layout of Xcode 27 can be used anywhere, as long
    /// as its extension has no other members. Those of Xcode 26 cannot.
    @Test(arguments: [("xcode26", false), ("xcode27", true)])
    func membersOfXcode27AreNonisolated(_ era: String, _ isUsable: Bool) throws {
        let folder = try TemporaryFolder()
        let files = try generate("TodoCore", era, "swift", into: folder).map(folder.path)
        let use = """
            import CoreData
            nonisolated func use(_ task: TodoTask, _ tag: TodoTag) {
                task.title = tag.name
                tag.addToTasks(task)
            }
            """
        for (mode, isDefault) in [(TypeChecker.Mode.swift6, false), (.swift6MainActor, true)] {
            let outcome = try TypeChecker().check(swift: files, mode: mode, extraSources: [use])
            #expect(outcome.succeeded == (isUsable || !isDefault), "\(outcome.output)")
        }
    }

    @Test(arguments: eras, samples)
    func objectiveCCompiles(_ era: String, _ sample: String) throws {
        let folder = try TemporaryFolder()
        let files = try generate(sample, era, "objc", into: folder).filter { $0.hasSuffix(".m") }
        #expect(!files.isEmpty)
        let outcome = try TypeChecker().check(
            objectiveC: files.map(folder.path), headerDirectories: [folder.url.path])
        #expect(outcome.succeeded, "\(outcome.output)")
    }

    @Test func aSecondRunChangesNothing() throws {
        let folder = try TemporaryFolder()
        _ = try generate("TodoCore", "xcode12", "swift", into: folder)
        let outcome = try ModelcProcess().run(
            "generate", "Samples/TodoCore/TodoCore.xcdatamodeld", "--output", folder.url.path, "--style", "xcode12",
            "--all-entities", "--check")
        #expect(outcome.status == 0, "\(outcome.output)")
    }

    @Test func itsOptionsNeedTheStyle() throws {
        let outcome = try ModelcProcess().run(
            "generate", "Samples/TodoCore/TodoCore.xcdatamodeld", "--output", "none", "--all-entities")
        #expect(outcome.status == 64)
    }

    private func generate(
        _ sample: String, _ era: String, _ language: String, into folder: TemporaryFolder
    ) throws -> [String] {
        let outcome = try ModelcProcess().run(
            "generate", "Samples/\(sample)/\(sample).xcdatamodeld", "--output", folder.url.path, "--style", era,
            "--language", language, "--all-entities")
        #expect(outcome.status == 0, "\(outcome.errors)")
        return try folder.files()
    }
}

/// The Swift files in the README and the tutorials compile with the classes that the reader generates.
@Suite(.enabled(if: TypeChecker.unavailableReason == nil, "the type-check kit does not run here"))
struct PageCodeTests {
    /// The sample that a page uses; nil if the page creates its own model.
    private static let pages: [String: String?] = [
        "README.md": nil,
        "Sources/modelc/Documentation.docc/TutorialBookList.md": "BookList",
        "Sources/modelc/Documentation.docc/TutorialDataStore.md": "DataStore",
        "Sources/modelc/Documentation.docc/TutorialTodoCore.md": "TodoCore",
    ]

    @Test(arguments: TestScope.pairs(pages.keys.sorted(), TypeChecker.Mode.allCases))
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
        // A human file on the page replaces the generated one.
        for file in files { try folder.write(file.text, to: file.name) }
        let check = try TypeChecker().check(swift: try folder.files().map(folder.path), mode: mode)
        #expect(check == .silence, "\(check.output)")
    }

    /// Runs the commands on the page before its first code: `modelc new`, and each `modelc edit`.
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

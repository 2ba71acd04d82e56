import Foundation
import ModelcDiagnostics
import ModelcTestSupport
import ModelcTypeChecking
import Testing

/// Apps that call every member that the pages document, on models with names from Swift, Core Data and generated code.
@Suite(.enabled(if: TypeChecker.unavailableReason == nil, "programs are compiled on Linux only"))
struct HostileAppTests {
    /// A program: its models, which fit into one module, and their entities that cannot have a class.
    struct Program: Sendable, CustomStringConvertible {
        let models: [String]
        let refused: Set<String>
        let main: String

        var description: String { models.joined(separator: ", ") }
    }

    /// A model with an entity `Set` hides the type from other models of its module.
    static let programs = [
        Program(
            models: ["Titles"], refused: ["ManagedKey", "NSObject", "Self", "Swift"],
            main: """
                let context = NSManagedObjectContext(model: TitlesModel.makeModel())
                try titles(context, check)
                try titleHelpers(context, check)
                _ = titleTemplates(context.model)
                print("later", try await titlesLater(context))
                """),
        Program(
            models: ["Words", "Kin"], refused: ["Broken"],
            main: """
                let context = NSManagedObjectContext(model: WordsModel.makeModel())
                try words(context, check)
                try noted(context, check)
                try needed(context, check)
                _ = wordTemplate(context.model)
                print("later", try await wordsLater(context))
                let family = NSManagedObjectContext(model: KinModel.makeModel())
                try kin(family, check)
                print("later", try await kinLater(family))
                """),
        Program(
            models: ["Owning"], refused: [],
            main: """
                let context = NSManagedObjectContext(model: OwningModel.makeModel())
                try owning(context, check)
                print("later", try await owningLater(context))
                """),
    ]

    @Test(arguments: TestScope.pairs(programs, TypeChecker.Mode.allCases))
    func theAppCompiles(_ program: Program, _ mode: TypeChecker.Mode) throws {
        let sources = try program.models.map { try generated($0) }
        let folder = try TemporaryFolder()
        let files = try #require(GeneratedModule.modules(of: sources).first).write(to: folder)
        let outcome = try TypeChecker().check(swift: files + apps(program), mode: mode)
        #expect(outcome == .silence, "\(outcome.output)")
    }

    /// Entities that cannot have a class are reported with the reason; all others have one.
    @Test(arguments: programs) func whatIsRefusedIsNamed(_ program: Program) throws {
        for model in program.models {
            let sources = try generated(model)
            let refused = Set(sources.schema.entities.map(\.name)).intersection(program.refused)
            let errors = sources.diagnostics.filter { $0.severity == .error }.map(\.message)
            for name in refused {
                #expect(errors.contains { $0.contains("'\(name)'") || $0.contains("'\(name).") }, "\(name): \(errors)")
            }
            #expect(errors.isEmpty == refused.isEmpty)
            let paths = Set(sources.files.map(\.path))
            for entity in sources.schema.entities {
                #expect(paths.contains("_\(entity.name).swift") != refused.contains(entity.name), "\(entity.name)")
            }
        }
    }

    @Test(arguments: TestScope.share(of: programs, outOf: 2)) func theAppRuns(_ program: Program) throws {
        let sources = try program.models.map { try generated($0, without: program.refused, isRun: true) }
        var texts = try #require(GeneratedModule.modules(of: sources).first).texts
        for path in apps(program) {
            texts[URL(fileURLWithPath: path).lastPathComponent] = try String(contentsOfFile: path, encoding: .utf8)
        }
        texts["main.swift"] = "import CoreData\n\nlet check = Check()\n" + program.main + "\n"
        let output = try StandIn.shared.get().outcome(of: texts).output
        let lines = output.split(separator: "\n")
        #expect(lines.filter { !$0.hasPrefix("true ") && !$0.hasPrefix("later ") } == [])
        #expect(lines.count { $0.hasPrefix("true ") } > 15)
        #expect(lines.last?.hasPrefix("later ") == true)
    }

    private func generated(_ model: String, without refused: Set<String> = [], isRun: Bool = false) throws
        -> GeneratedSources
    {
        try GeneratedSources(
            model: Fixtures.path("Hostile/\(model).xcdatamodel"), programmaticModel: isRun,
            change: { $0.entities.removeAll { refused.contains($0.name) } },
            configure: {
                $0.snapshots = .flag(true)
                $0.codable = .flag(true)
                $0.identifiable = .flag(true)
            })
    }

    private func apps(_ program: Program) -> [String] {
        (["Check"] + program.models.map { $0 + "App" }).map { Fixtures.path("Hostile/\($0).swift") }
    }
}

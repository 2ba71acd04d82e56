import Foundation
import ModelcTestSupport
import Testing

/// A run of the tool as a folder: `Tests/Commands/COMMAND/CASE/`.
///
/// - `case` contains a description, the arguments, the exit code, and optionally folders of the repository as input,
///   which are copied into the working folder:
///
///       # The last two versions are compared.
///       input: Samples/BookList/BookList.xcdatamodeld
///       arguments: diff BookList.xcdatamodeld
///       exit: 0
///
/// - The content of `input/`, if it exists, is copied, too.
/// - `expected/` is recorded: `stdout` and `stderr` if anything is printed, and in `files/` the written files.
struct CommandCase: CustomTestStringConvertible, Sendable {
    static let root = "Tests/Commands"

    /// The path from the folder of all cases: `diff/last-two`.
    let name: String
    private(set) var arguments: [String] = []
    private(set) var exit: Int32 = 0
    private var inputs: [String] = []

    var testDescription: String { name }
    private var folder: URL { Repository.root.appendingPathComponent("\(CommandCase.root)/\(name)") }

    static let all: [CommandCase] = {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: Repository.path(root))) ?? []
        return paths.filter { $0.hasSuffix("/case") && $0.split(separator: "/").count == 3 }.sorted().compactMap {
            try? CommandCase(name: String($0.dropLast(5)))
        }
    }()

    init(name: String) throws {
        self.name = name
        let text = try String(contentsOfFile: Repository.path("\(CommandCase.root)/\(name)/case"), encoding: .utf8)
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            guard parts.count == 2 else { throw CaseProblem(line: "\(name): \(line)") }
            switch parts[0] {
            case "arguments": arguments = CommandCase.words(of: parts[1])
            case "exit": exit = Int32(parts[1]) ?? -1
            case "input": inputs.append(parts[1])
            default: throw CaseProblem(line: "\(name): \(line)")
            }
        }
    }

    /// An invalid line of `case`.
    struct CaseProblem: Error, CustomStringConvertible {
        var line: String
        var description: String { line }
    }

    /// Words between blanks; quotes keep blanks together.
    private static func words(of text: String) -> [String] {
        text.split(separator: "'", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
            index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
        }
    }

    /// Runs the tool once and returns all output, by names below `expected`.
    func run() throws -> (status: Int32, outputs: [(name: String, text: String)]) {
        let place = try TemporaryFolder()
        let own = folder.appendingPathComponent("input")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: own.path)) ?? []
        let sources = inputs.map { Repository.root.appendingPathComponent($0) } + names.map(own.appendingPathComponent)
        for source in sources {
            try FileManager.default.copyItem(
                at: source, to: place.url.appendingPathComponent(source.lastPathComponent))
        }
        let before = try contents(of: place)
        var modelc = ModelcProcess()
        modelc.folder = place.url.path
        // The tests may themselves run in a CI service or in Xcode, whose variables determine the format.
        for name in ["GITHUB_ACTIONS", "XCODE_VERSION_ACTUAL", "GITHUB_STEP_SUMMARY", "GITHUB_OUTPUT"] {
            modelc.environment[name] = ""
        }
        let outcome = try modelc.run(arguments)
        let written = try contents(of: place).filter { before[$0.key] != $0.value }
        let streams = [("stdout", outcome.output), ("stderr", outcome.errors)].filter { !$0.1.isEmpty }
        let files = written.map { ("files/" + $0.key, String(decoding: $0.value, as: UTF8.self)) }
        return (outcome.status, streams + files.sorted { $0.0 < $1.0 })
    }

    private func contents(of place: TemporaryFolder) throws -> [String: Data] {
        let files = try place.files()
        return try Dictionary(
            uniqueKeysWithValues: files.map { ($0, try Data(contentsOf: URL(fileURLWithPath: place.path($0)))) })
    }
}

/// Every case of `Tests/Commands` prints, writes and returns the expected results.
@Suite struct CommandCaseTests {
    @Test(arguments: CommandCase.all) func run(_ command: CommandCase) throws {
        let (status, outputs) = try command.run()
        #expect(status == command.exit, "\(command.name)")
        try Goldens("\(CommandCase.root)/\(command.name)").expect(outputs, in: "expected")
    }

    /// Each command has a case that succeeds, one with findings, and one with wrong usage or bad input.
    @Test func everyCommandHasCasesOfEachKind() throws {
        #expect(CommandCase.all.count > 40)
        let cases = Dictionary(grouping: CommandCase.all) { String($0.name.prefix { $0 != "/" }) }
        let exits = cases.mapValues { Set($0.map(\.exit)) }
        let help = try ModelcProcess().run("help").output
        let list = try #require(help.components(separatedBy: "SUBCOMMANDS:\n").last)
        let commands = list.matches(of: /(?m)^  ([a-z]+)\s/).map { String($0.output.1) }
        #expect(commands.count > 10)
        for command in commands {
            let found = exits[command] ?? []
            #expect(
                found.contains(0) && !found.isDisjoint(with: [2, 64]),
                "\(command) needs a case with exit 0, and one with 2 or 64")
        }
        for command in ["diff", "generate", "lint", "hash", "lock", "identify", "plan", "mapping"] {
            #expect(exits[command]?.contains(1) == true, "\(command) has no case with findings")
        }
    }

    /// A folder without `case` would never be run.
    @Test func everyFolderIsACase() throws {
        let names = Set(CommandCase.all.map(\.name))
        let root = Repository.path(CommandCase.root)
        for command in try FileManager.default.contentsOfDirectory(atPath: root) {
            for name in try FileManager.default.contentsOfDirectory(atPath: "\(root)/\(command)") {
                #expect(names.contains("\(command)/\(name)"), "\(command)/\(name) has no 'case', or one with a fault")
            }
        }
    }
}

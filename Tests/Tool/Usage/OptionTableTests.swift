import Foundation
import ModelcKit
import ModelcTestSupport
import Testing

/// `Options.md`: an option has the same meaning in every command, and the table contains all options.
@Suite struct OptionTableTests {
    private static let page = "Sources/modelc/Documentation.docc/Options.md"

    /// The tool's description of its own commands.
    private struct Dump: Decodable {
        var command: Command

        struct Command: Decodable {
            var commandName: String
            var subcommands: [Command]?
            var arguments: [Argument]?
        }

        struct Argument: Decodable {
            struct Name: Decodable {
                var kind: String
                var name: String
            }
            var names: [Name]?
        }
    }

    /// The long options of each runnable command, by its name without the tool's.
    private static let commands: [String: Set<String>] = {
        guard let text = try? ModelcProcess().run("--experimental-dump-help").output,
            let dump = try? JSONDecoder().decode(Dump.self, from: Data(text.utf8))
        else { return [:] }
        var found: [String: Set<String>] = [:]
        collect(dump.command, [], &found)
        return found
    }()

    private static func collect(_ command: Dump.Command, _ path: [String], _ found: inout [String: Set<String>]) {
        let commands = (command.subcommands ?? []).filter { $0.commandName != "help" }
        for next in commands { collect(next, path + [next.commandName], &found) }
        guard commands.isEmpty else { return }
        let names = (command.arguments ?? []).flatMap { $0.names ?? [] }.filter { $0.kind == "long" }.map(\.name)
        found[path.joined(separator: " ")] = Set(names).subtracting(["help", "version"])
    }

    /// The commands of each row, by the option's long name.
    private static let table: [String: Set<String>] = {
        let text = (try? String(contentsOfFile: Repository.path(page), encoding: .utf8)) ?? ""
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `-") }
        return Dictionary(
            uniqueKeysWithValues: rows.map { row in
                let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
                let name = cells[0].split(separator: "`").first { $0.hasPrefix("--") } ?? ""
                let commands = cells[1] == "all" ? Set(Self.commands.keys) : Set(cells[1].components(separatedBy: ", "))
                return (String(name.dropFirst(2)), commands)
            })
    }()

    @Test func theTableNamesTheCommandsThatHaveAnOption() {
        #expect(OptionTableTests.commands.count > 15)
        #expect(OptionTableTests.table.count > 25)
        for (option, commands) in OptionTableTests.table {
            let having = Set(OptionTableTests.commands.filter { $0.value.contains(option) }.keys)
            let row = "the row --\(option) of Options.md"
            #expect(having.subtracting(commands).sorted() == [], "add these commands to \(row)")
            #expect(commands.subtracting(having).sorted() == [], "remove these commands from \(row)")
        }
    }

    @Test func everySharedOptionIsInTheTable() throws {
        // `config` shares the settings with `generate`; they have a page of their own.
        let settings = try #require(OptionTableTests.commands["config"])
        for (command, options) in OptionTableTests.commands where command != "config" {
            for option in options where OptionTableTests.table[option] == nil {
                let others = OptionTableTests.commands.filter { $0.key != command && $0.value.contains(option) }.keys
                let isSetting = command == "generate" && settings.contains(option)
                #expect(
                    others.isEmpty || isSetting && Set(others) == ["config"], "--\(option) of \(command), \(others)")
            }
        }
    }
}

/// The page of `modelc compile` has the compiler's table of features. Recorded by `MODELC_RECORD_GOLDENS=1`.
@Suite struct CompiledFeatureTableTests {
    private static let page = Repository.path("Sources/modelc/Documentation.docc/CommandCompile.md")
    private static let head = "| Feature | Certainty |"

    @Test func thePageHasTheTable() throws {
        let text = try String(contentsOfFile: Self.page, encoding: .utf8)
        let lines = text.components(separatedBy: "\n")
        let start = try #require(lines.firstIndex { $0.hasPrefix(Self.head) || $0 == "TABLE" })
        let end = lines[start...].firstIndex { !$0.hasPrefix("|") && $0 != "TABLE" } ?? lines.endIndex
        let table = Self.table
        guard Array(lines[start..<end]) != table else { return }
        if Goldens.isRecording {
            let recorded = Array(lines[..<start]) + table + Array(lines[end...])
            try recorded.joined(separator: "\n").write(toFile: Self.page, atomically: true, encoding: .utf8)
        }
        Issue.record("the table of CommandCompile.md is stale; record it with MODELC_RECORD_GOLDENS=1")
    }

    private static var table: [String] {
        let head = ["| Feature | Certainty | What it is | `--leave-out` |", "|---|---|---|---|"]
        return head
            + CompiledFeatureRow.all.map { row in
                "| `\(row.name)` | \(row.grade) | \(row.title) | \(row.loss ?? (row.isRefused ? "not possible" : "")) |"
            }
    }
}

import ArgumentParser
import Foundation
import ModelcKit
import ModelcLint
import ModelcReports
import ModelcTestSupport
import Testing

@testable import modelc

/// Help, topics, completions and the man page, all generated from the commands.
@Suite struct HelpTests {
    /// The commands without subcommands, with their names.
    private static let commands: [(name: String, type: any ParsableCommand.Type)] = leaves(of: Modelc.self, [])

    private static func leaves(
        of parent: any ParsableCommand.Type, _ path: [String]
    ) -> [(name: String, type: any ParsableCommand.Type)] {
        parent.configuration.subcommands.flatMap { command in
            let path = path + [command.configuration.commandName ?? ""]
            return command.configuration.subcommands.isEmpty
                ? [(path.joined(separator: " "), command)] : leaves(of: command, path)
        }
    }

    private static func examples(of command: any ParsableCommand.Type) -> [String] {
        command.configuration.discussion.split(separator: "\n").filter { $0.hasPrefix("  modelc ") }.map(String.init)
    }

    /// A command that is in no list of subcommands could never be run.
    @Test func everyCommandIsListed() throws {
        let folder = Repository.path("Sources/modelc")
        let listed = Set(HelpTests.commands.map { String(describing: $0.type) })
        var written: Set<String> = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder) where path.hasSuffix(".swift") {
            let text = try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
            written.formUnion(text.matches(of: /struct (\w+): ToolCommand\b/).map { String($0.output.1) })
        }
        #expect(written.count > 18)
        #expect(written.subtracting(listed).sorted() == [], "list these commands in Modelc.swift")
    }

    @Test func everyCommandHasExamplesAndExitCodes() {
        #expect(HelpTests.commands.count > 18)
        for (name, type) in HelpTests.commands {
            #expect(!HelpTests.examples(of: type).isEmpty, "\(name)")
            #expect(type.configuration.discussion.contains("Exit codes: 0 fine;"), "\(name)")
            #expect(type is any ToolCommand.Type, "\(name)")
        }
    }

    @Test func everyExampleIsOfItsCommandAndIsUnderstood() throws {
        for (name, type) in HelpTests.commands {
            for example in HelpTests.examples(of: type) {
                let line = example.split(separator: ">")[0]
                let words = line.split(separator: "'", omittingEmptySubsequences: false).enumerated().flatMap {
                    index, part in
                    index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
                }
                let parsed = try Modelc.parseAsRoot(Array(words.dropFirst()))
                #expect(Swift.type(of: parsed) == type, "\(name): \(example)")
            }
        }
    }

    /// Indented lines are lists and command lines: a terminal of 80 columns would continue them in column 1.
    @Test func indentedLinesAreNotFolded() {
        for (name, type) in HelpTests.commands {
            let lines = type.configuration.discussion.split(separator: "\n").filter { $0.hasPrefix("  ") }
            #expect(lines.allSatisfy { $0.count < 80 }, "\(name): \(lines.filter { $0.count >= 80 })")
        }
    }

    @Test func helpAndPageNameEveryPreset() throws {
        let help = Modelc.helpMessage(for: LintCommand.self).split(whereSeparator: \.isWhitespace)
        let page = try DocumentationPage("CommandLint").section("## Choose")
        for name in Preset.names {
            #expect(help.contains { $0.filter { !",;.".contains($0) } == name }, "name \(name) in LintRuleArguments")
            #expect(page.contains("`\(name)`"), "name \(name) on the page CommandLint")
        }
    }

    @Test func thePageOfEditNamesEveryAction() throws {
        let page = try DocumentationPage("CommandEdit").text
        let settings = Set(ActionWords.settings.matches(of: /--[a-z-]+/).map { String($0.output) })
        let kinds = ActionWords.next(in: ["add"], at: 1)
        #expect(settings.count > 30 && kinds.count > 10)
        let unnamed = kinds.filter { kind in
            !ActionWords.verbs.contains { page.contains("`\($0) \(kind) ") || page.contains("`\($0) \(kind)`") }
        }
        #expect(unnamed == [], "give these a row in the table of CommandEdit.md")
        let unlisted = settings.filter { !page.contains("`\($0)`") && !page.contains("`\($0) ") }
        #expect(unlisted.sorted() == [], "name these settings in the table of CommandEdit.md")
    }

    @Test func readmeAndPageSayHowManyReportFormatsThereAre() throws {
        let count = ReportFormat.allCases.count
        let readme = try String(contentsOfFile: Repository.path("README.md"), encoding: .utf8)
        let isInReadme = readme.contains(" \(count) report formats")
        let isOnPage = try DocumentationPage("CommandLint").text.contains(" in \(count) formats")
        #expect(isInReadme, "write '\(count) report formats' in README.md")
        #expect(isOnPage, "write 'in \(count) formats' in CommandLint.md")
    }

    @Test func everyTopicIsListedAndShown() throws {
        let list = try ModelcProcess().run("help", "topics")
        #expect(list.status == 0)
        let commands = Set(Modelc.configuration.subcommands.compactMap { $0.configuration.commandName })
        #expect(
            commands.isDisjoint(with: HelpTopic.allCases.map(\.rawValue)), "help of a command is that of the command")
        for topic in HelpTopic.allCases {
            #expect(list.output.contains("\n  \(topic.rawValue) "))
            let page = try ModelcProcess().run("help", topic.rawValue)
            #expect(page.status == 0 && page.output == topic.text(.plain))
        }
    }

    /// Recorded with `MODELC_RECORD_GOLDENS=1` from the page.
    @Test func theTopicForAssistantsIsThePage() throws {
        let page = try DocumentationPage("Assistants").text
        try Goldens("Sources/modelc/Output").expect(AssistantsSource.text(of: page), "AssistantsTopic.swift")
        let list = try ModelcProcess().run("help", "topics")
        #expect(list.output.contains("\n  assistants "))
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func completionsKnowTheCommands(_ shell: String) throws {
        let outcome = try ModelcProcess().run("completions", shell)
        #expect(outcome.status == 0)
        for word in ["generate", "identify", "mapping", "fail-on"] {
            #expect(outcome.output.contains(word), "\(shell)")
        }
        guard shell == "bash" else { return }
        let folder = try TemporaryFolder()
        try folder.write(outcome.output, to: "modelc.bash")
        let check = try ModelcProcess().run(
            executable: URL(fileURLWithPath: "/bin/bash"), ["-n", folder.path("modelc.bash")])
        #expect(check.status == 0, "\(check.errors)")
    }

    @Test func theManPageHasEveryCommand() throws {
        let outcome = try ModelcProcess().run("manual")
        #expect(outcome.status == 0 && outcome.output.hasPrefix(".TH MODELC 1 "))
        for (name, _) in HelpTests.commands {
            #expect(outcome.output.contains("\n.SH MODELC \(name.uppercased())\n"), "\(name)")
        }
        // A line that begins with a period is a macro, and only these macros are used.
        let macros = outcome.output.split(separator: "\n").filter { $0.hasPrefix(".") }.map { $0.prefix(3) }
        #expect(Set(macros).isSubset(of: [".TH", ".SH", ".B ", ".PP", ".nf", ".fi"]))
    }

    /// What other tools call a command leads to it, and what is suggested can be typed.
    @Test func synonymsLeadToCommands() throws {
        for (word, commands) in CommandSynonyms.meaning {
            #expect(CommandPath.subcommand(word, of: Modelc.self) == nil, "\(word) is a command")
            for command in commands {
                let words = command.split(separator: " ").map(String.init).filter { $0 != "modelc" }
                let isKnown =
                    words[0] == "help" || words[0] == "--version" || CommandPath.beginning(of: words).name != ""
                #expect(isKnown, "\(command)")
            }
        }
    }

    @Test(arguments: [
        (["validate"], "'lint'"), (["create"], "'new' or 'modelc edit add'"), (["delete"], "'modelc edit remove'"),
        (["migrate"], "'plan'"), (["help", "validate"], "'lint'"), (["list"], "'inspect'"),
    ])
    func synonymsAreSuggested(_ arguments: [String], _ meant: String) throws {
        let outcome = try ModelcProcess().run(arguments)
        #expect(outcome.status == 64 && outcome.errors.contains("did you mean \(meant)"), "\(outcome.errors)")
    }

    @Test(arguments: ["packages", "package", "plugin", "plugins"])
    func thePluginsOfPackagesAreFound(_ word: String) throws {
        let help = try ModelcProcess().run("help", word)
        #expect(
            help.status == 0 && help.output.contains(#".plugin(name: "GenerateManagedObjects", package: "modelc")"#))
    }

    /// `-h` fits a screen: usage, examples, at most ten options.
    @Test func theShortHelpOfEveryCommandIsShort() throws {
        for (name, type) in HelpTests.commands + [("", Modelc.self)] {
            let text = ShortHelp(of: type).text
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.count <= 50 && lines.allSatisfy { $0.count <= 82 }, "\(name): \(lines.count) lines")
            #expect(text.contains("\n\nUsage: modelc") && text.hasSuffix(" --help, modelc help topics\n"), "\(name)")
            let options = lines.filter { $0.hasPrefix("  -") }
            #expect(options.count <= ShortHelp.limit, "choose mainOptions of '\(name)': \(options)")
            for example in HelpTests.examples(of: type) { #expect(lines.contains(example[...]), "\(name)") }
            let chosen = (type as? any ToolCommand.Type)?.mainOptions ?? []
            #expect(Set(chosen).subtracting(CommandPath.options(of: type)) == [], "\(name) has no such option")
            #expect(chosen.isEmpty || options.count == chosen.count, "\(name)")
        }
    }

    @Test func theLongHelpStaysComplete() throws {
        let short = try ModelcProcess().run("lint", "-h")
        let long = try ModelcProcess().run("lint", "--help")
        #expect(short.status == 0 && long.status == 0 && short.errors.isEmpty)
        #expect(short.output == ShortHelp(of: LintCommand.self).text)
        #expect(long.output.contains("--show-suppressed") && !short.output.contains("--show-suppressed"))
        #expect(try ModelcProcess().run("versions", "-h").output.contains("\n  prune "))
        #expect(try ModelcProcess().run("-h").output.contains("First steps:\n  modelc new"))
    }

    @Test(arguments: [
        (["lnt"], "lint"), (["mapping", "chek"], "check"), (["help", "inspekt"], "inspect"),
        (["store", "show"], "modelc store describe' or 'modelc store dump"),
        (["mapping", "list"], "modelc mapping show"),
        (["store", "App.sqlite"], "modelc store describe App.sqlite' or 'modelc store dump App.sqlite"),
        (["Lib.xcdatamodeld"], "modelc inspect Lib.xcdatamodeld' or 'modelc lint Lib.xcdatamodeld"),
    ])
    func unknownCommandsSuggest(_ arguments: [String], _ meant: String) throws {
        let outcome = try ModelcProcess().run(arguments)
        #expect(outcome.status == 64 && outcome.errors.contains("did you mean '\(meant)'?"), "\(outcome.errors)")
    }
}

/// The page for assistants as a topic of `modelc help`.
private enum AssistantsSource {
    static func text(of page: String) -> String {
        let lines = page.components(separatedBy: "\n").compactMap(line)
        return """
            // swift-format-ignore-file

            /// The page `Assistants.md`, copied into the program for `modelc help assistants`. A test fails if the copy differs from
            /// the page; with `MODELC_RECORD_GOLDENS=1` it updates this file.
            enum AssistantsTopic {
                static let text = ##\"""

            """ + joined(lines).map { $0.isEmpty ? "" : "        " + $0 }.joined(separator: "\n")
                + "\n        \"\"\"##\n}\n"
    }

    /// Returns a line without Markdown; nil for the head of a table.
    private static func line(_ line: String) -> String? {
        guard !line.hasPrefix("|---"), !line.hasPrefix("| question") else { return nil }
        var text = line.replacing(/\[([^\]]+)\]\(\w+\.md\)/) { String($0.1) }
        if text.hasPrefix("| ") {
            let columns = text.dropFirst(2).dropLast(2).components(separatedBy: " | ")
            return "  \(columns[0])\n              " + columns[1].replacingOccurrences(of: "`", with: "")
        }
        if text.hasPrefix("#") { text = String(text.drop { $0 == "#" || $0 == " " }) }
        return text.replacingOccurrences(of: "`", with: "'").replacing(/^-\s/, with: "  - ")
    }

    /// Joins the lines of an item: a topic is folded again.
    private static func joined(_ lines: [String]) -> [String] {
        lines.reduce(into: []) { result, line in
            if line.hasPrefix("  "), !line.hasPrefix("  - "), result.last?.hasPrefix("  - ") ?? false {
                result[result.count - 1] += " " + line.dropFirst(2)
            } else {
                result.append(line)
            }
        }
    }
}

import Foundation
import ModelcDiagnostics
import ModelcTestSupport
import Testing

@testable import ModelcKit
@testable import modelc

/// Exit codes and streams of wrong usage, and how the tool gets its arguments from the system.
@Suite struct UsageTests {
    /// Errors that a command finds when it runs are reported with its own usage, as what the parser finds is.
    @Test(arguments: [
        (["generate", "Shop.xcdatamodeld"], "modelc generate"), (["explain", "xyz"], "modelc explain"),
        (["templates", "show", "xyz"], "modelc templates show"), (["lint", "--format", "xyz"], "modelc lint"),
        (["lint", "--xyz"], "modelc lint"),
    ])
    func theUsageIsThatOfTheCommand(_ arguments: [String], _ command: String) throws {
        let folder = try TemporaryFolder()
        var modelc = ModelcProcess()
        modelc.folder = folder.url.path
        #expect(try modelc.run(["new", "Shop"]).status == 0)
        let outcome = try modelc.run(arguments)
        #expect(outcome.status == 64 && outcome.output.isEmpty)
        #expect(outcome.errors.contains("\nUsage: \(command) "), "\(outcome.errors)")
        #expect(outcome.errors.contains("See '\(command) --help'"), "\(outcome.errors)")
    }

    /// Wrong usage is reported like every other error, and suggests only similar names.
    @Test(arguments: [
        (["man"], "did you mean 'manual'?"), (["lnt"], "did you mean 'lint'?"), (["lint", "--nope"], "'--nope'\n"),
        (["lint", "--presett", "x"], "did you mean '--preset'?"),
        (["lint", "-fail-on=error"], "did you mean '--fail-on'?"),
        (["edit", "--dryrun", "add", "entity", "Book"], "did you mean '--dry-run'?"),
        (
            ["edit", "Samples/BookList/BookList.xcdatamodeld", "add", "entity", "Z", "--dryrun"],
            "did you mean '--dry-run'?"
        ),
        (
            ["edit", "Samples/BookList/BookList.xcdatamodeld", "set", "attribute", "Book.title", "--quite"],
            "did you mean '--quiet'?"
        ),
        (
            ["edit", "Samples/BookList/BookList.xcdatamodeld", "add", "entity", "Z", "--dryrun=yes"],
            "did you mean '--dry-run'?"
        ),
        (["help", "nope"], "no command 'nope'"),
    ])
    func aUsageErrorSuggestsWhatIsNear(_ arguments: [String], _ words: String) throws {
        let outcome = try ModelcProcess().run(arguments)
        #expect(outcome.status == 64 && outcome.output.isEmpty)
        #expect(outcome.errors.hasPrefix("error: ") && outcome.errors.contains(words), "\(outcome.errors)")
    }

    /// The argument after a setting is its value, whatever its spelling.
    @Test func aValueThatIsSpeltLikeAnOptionIsAValue() throws {
        let folder = try TemporaryFolder()
        var modelc = ModelcProcess()
        modelc.folder = folder.url.path
        #expect(try modelc.run(["new", "Shop"]).status == 0)
        for action in [
            "add entity Book", "add attribute Book.title String", "set attribute Book.title --default --dryrun",
        ] {
            let outcome = try modelc.run(["edit"] + action.split(separator: " ").map(String.init))
            #expect(outcome.status == 0, "\(outcome.errors)")
        }
    }

    @Test func anActionOfEditHasTheHelpOfEdit() throws {
        let outcome = try ModelcProcess().run("help", "edit", "add")
        let help = try ModelcProcess().run("help", "edit")
        #expect(outcome.status == 0 && outcome.output == help.output)
    }

    private static let hidesProc = "mount -t tmpfs none /proc && exec \"$0\" \"$@\""
    private static let unshare = getuid() == 0 ? ["-m"] : ["-r", "-m"]

    /// Runs the tool without `/proc`; nil if the system does not allow that.
    private static func withoutProc(_ arguments: [String]) throws -> ModelcProcess.Outcome? {
        let program = URL(fileURLWithPath: "/usr/bin/unshare")
        guard FileManager.default.isExecutableFile(atPath: program.path) else { return nil }
        let shell = unshare + ["sh", "-c", hidesProc]
        guard try ModelcProcess().run(executable: program, shell + ["true"]).status == 0 else { return nil }
        return try ModelcProcess().run(executable: program, shell + [ModelcProcess.executable.path] + arguments)
    }

    private static let canHideProc = (try? withoutProc(["--version"])) != nil

    @Test(
        .enabled(if: canHideProc, "nothing can be mounted here, so that /proc cannot be hidden"),
        arguments: [
            ["hash", "Samples/BookList/BookList.xcdatamodeld"], ["lint", "Samples/BookList/BookList.xcdatamodeld"],
            ["plan", "Samples/BookList/BookList.xcdatamodeld", "--fail-on", "never"], ["help", "nope"], ["--version"],
            ["config"],
            ["diff", "Samples/BookList/BookList.xcdatamodeld"], ["inspect", "Samples/BookList/BookList.xcdatamodeld"],
            ["generate", "Samples/BookList/BookList.xcdatamodeld", "--output", "/nowhere", "--dry-run"],
        ])
    func withoutProcEverythingIsTheSame(_ arguments: [String]) throws {
        let usual = try ModelcProcess().run(arguments)
        let outcome = try #require(try UsageTests.withoutProc(arguments))
        #expect(outcome.status == usual.status)
        #expect(outcome.output == usual.output)
        #expect(outcome.errors == usual.errors)
    }
}

/// Names of commands.
@Suite struct CommandNameTests {
    /// Messages name existing commands.
    @Test(arguments: ToolCommandName.allCases)
    func messagesNameCommandsOfTheTool(_ name: ToolCommandName) {
        let words = name.rawValue.split(separator: " ").map(String.init)
        if name == .help { return #expect(Modelc.helpMessage().contains("modelc help")) }
        let (command, type) = CommandPath.beginning(of: words)
        // For `templates` alone, a subcommand runs.
        #expect(command.hasPrefix(name.rawValue) && type != Modelc.self, "\(name)")
        #expect("\(name)" == "modelc \(name.rawValue)")
    }

    /// Every option that messages name is an option of some command.
    @Test func messagesNameOptionsOfTheTool() {
        var commands = Modelc.configuration.subcommands
        var options: Set<String> = []
        while let command = commands.popLast() {
            options.formUnion(CommandPath.options(of: command))
            commands += command.configuration.subcommands
        }
        let named = Set(MessageOption.allCases.flatMap { Wording.flags[$0].split(separator: " ").map(String.init) })
        #expect(named.filter { $0.hasPrefix("--") }.subtracting(options) == [])
        #expect(named.count > 20)
    }

    /// argument-parser asks every command for its name whenever the tool starts. Without an explicit name it prints the
    /// type, for which the runtime searches all conformances of the program: 4 such commands took 40 % of the
    /// instructions of `modelc --version`.
    @Test func everyCommandNamesItselfSinceANameFromItsTypeIsSlow() {
        var rest = Modelc.configuration.subcommands
        var count = 0
        while let command = rest.popLast() {
            #expect(command.configuration.commandName != nil, "\(command)")
            rest += command.configuration.subcommands
            count += 1
        }
        #expect(count > 10)
    }
}

/// The messages of argument-parser about wrong usage, in the wording of the other messages.
@Suite struct UsageMessageTests {
    @Test(arguments: [
        ("lint --nope", "there is no option '--nope'"),
        ("lint --severty x=error", "there is no option '--severty'; did you mean '--severity'?"),
        ("lint --verison", "there is no option '--verison'; did you mean '--version'?"),
        ("--verison", "there is no option '--verison'; did you mean '--version'?"),
        ("mapping check --hepl", "there is no option '--hepl'; did you mean '--help'?"),
        ("lint --no-previw", "there is no option '--no-previw'; did you mean '--no-preview'?"),
        ("lint --json", "there is no option '--json'; did you mean '--format json'?"),
        ("plan --output-format json", "there is no option '--output-format'; did you mean '--format'?"),
        ("lint --strict", "there is no option '--strict'; did you mean '--fail-on warning'?"),
        ("lint --suppress", "there is no option '--suppress'; did you mean '--suppression-reason'?"),
        // One hyphen is for letters: the parser reports the first letter that is not an option.
        ("lint -fail-on error", "there is no option '-fail-on'; did you mean '--fail-on'?"),
        ("lint -vfail-on=error", "there is no option '-vfail-on'; did you mean '--fail-on'?"),
        ("lint -fix", "there is no option '-fix'; did you mean '--fix'?"),
        ("lint -verison", "there is no option '-verison'; did you mean '--version'?"),
        ("lint -qo", "-o needs a value; one that begins with '-' is written -o=VALUE"),
        ("lint -qx", "there is no option '-x'"), ("lint -x -- -xmax-warnings", "there is no option '-x'"),
        (
            "lint --max-warnings -1",
            "--max-warnings needs a value; one that begins with '-' is written --max-warnings=VALUE"
        ),
        ("lint --max-warnings=-1", "--max-warnings is a number from 0"),
        ("lint --max-warnings x", "'x' is not a value of --max-warnings"),
        ("diff A --format yaml", "'yaml' is not a value of --format; the values are text, json, markdown"),
        ("plan --fail-on warnin", "'warnin' is not a value of --fail-on; did you mean 'warning'?"),
        ("plan --fail-on data-loss", "'data-loss' is not a value of --fail-on, but a risk: --fail-on-risk data-loss"),
        (
            "lint --fail-on data-loss",
            "'data-loss' is not a value of --fail-on; the values are error, warning, info, never"
        ),
        ("simulate delete", "the argument ENTITY is missing"), ("explain", "the argument ID is missing"),
        ("hash A B", "unexpected argument 'B'"), ("hash A B C", "unexpected arguments 'B', 'C'"),
    ])
    func theFactComesFirst(_ line: String, _ message: String) throws {
        let arguments = line.split(separator: " ").map(String.init)
        let error = try #require(throws: (any Error).self) { _ = try Modelc.parseAsRoot(arguments) }
        #expect(UsageMessage(Modelc.message(for: error), of: arguments).text == message)
    }

    /// Messages of unknown form stay unchanged.
    @Test func otherMessagesStay() {
        #expect(UsageMessage("Something else.", of: ["plan"]).text == "Something else.")
    }
}

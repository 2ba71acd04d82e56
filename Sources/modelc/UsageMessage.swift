import ArgumentParser
import ModelcBase
import ModelcKit
import ModelcPlans
import ModelcPresentation

/// A usage error of argument-parser, reworded in the style of modelc's other messages.
struct UsageMessage {
    /// The message on one line, without a prefix and without a final period.
    let text: String
    private let original: String

    /// - Parameters:
    ///   - message: the message of argument-parser, without its prefix.
    ///   - arguments: the arguments of the command line with the error.
    init(_ message: String, of arguments: [String]) {
        original = message
        text = UsageMessage.ofKnownForm(message, arguments) ?? message
    }

    /// Replaces argument-parser's message in its full output with this message and modelc's prefix for errors.
    func replacing(in full: String) -> String {
        let text = full.replacing(original, with: text, maxReplacements: 1)
        return text.hasPrefix("Error: ") ? "error: " + text.dropFirst("Error: ".count) : text
    }

    /// The maximum number of commands in a message that asks the user to name a model.
    private static let mostCommands = 20

    /// Returns a line for each model with the command that the user typed and the model.
    ///
    /// - Parameters:
    ///   - models: the paths of the models.
    ///   - folder: the folder that the command names; nil if it names nothing.
    ///   - command: the type of the command that the user typed.
    static func commands(
        naming models: [String], insteadOf folder: String?, _ command: any ParsableCommand.Type
    ) -> String {
        let names = CommandPath.names(of: command) ?? []
        // `versions` alone means `versions list`.
        let words = CommonArguments.hoisted(ProcessArguments.all)
        let typed = names.dropFirst().prefix { words.contains($0) }.count
        let rest = Array(words.dropFirst(typed))
        // The folder is replaced at its position in the command, because a command such as `diff` takes two models.
        let place = rest.firstIndex { $0 == folder }
        let lines = models.prefix(mostCommands).map { model in
            let named = place.map { rest[..<$0] + [model] + rest[($0 + 1)...] } ?? [model] + rest
            return "\n  " + (names + named.map(ShellWord.quoted)).joined(separator: " ")
        }
        let more = models.count - mostCommands
        return lines.joined() + (more > 0 ? "\n  and \(more) more" : "")
    }

    private static func ofKnownForm(_ message: String, _ arguments: [String]) -> String? {
        let hasRisks = arguments.first == PlanCommand.configuration.commandName
        if let report = reportFormat(message, arguments) { return report }
        return unknownOption(message, arguments) ?? invalidValue(message, hasRisks) ?? missing(message)
            ?? unexpected(message, arguments)
    }

    /// Returns a message for an unknown option that replaces argument-parser's suggestions. argument-parser suggests
    /// `--force` for `--nope`, and nothing for `--verison` and `-fail-on`.
    private static func unknownOption(_ message: String, _ arguments: [String]) -> String? {
        let form =
            /Unknown option '(-[^']*)'(?:\. Did you mean '[^']*'\?)?(?:\n +or: (Missing value for '[^']*') in '[^']*')?/
        guard let match = message.wholeMatch(of: form) else { return nil }
        let option = String(match.1)
        let command = CommandPath.beginning(of: arguments).type
        if let known = otherName(option, of: command) { return known }
        let found = ([option] + words(spelling: option, in: arguments)).lazy.compactMap { misspelt($0, of: command) }
            .first
        return found ?? standardOutput(option, of: command) ?? match.2.flatMap { missing(String($0)) }
            ?? "there is no option '\(option)'"
    }

    /// The options that other tools have for what modelc calls differently, and modelc's words; several are separated by
    /// `|`, and the first that the command has is meant.
    private static let otherNames = [
        "--json": "--format json", "--csv": "--format csv", "--yaml": "--format json", "--html": "--format html",
        "--sarif": "--format sarif", "--junit": "--format junit", "--github": "--ci github|--format github",
        "--gitlab": "--ci gitlab|--format gitlab", "--plugin": "--package", "--plugins": "--package",
        "--spm": "--package", "--error-on-warning": "--fail-on warning",
        "--error-on-warnings": "--fail-on warning", "--warnings-as-errors": "--fail-on warning",
        "--markdown": "--format markdown",
        "--output-format": "--format", "--reporter": "--format", "--strict": "--fail-on warning", "--silent": "--quiet",
        "--file": "--output", "--out": "--output", "--outdir": "--output", "--output-dir": "--output",
    ]

    /// Returns a message that suggests modelc's option for an option of other tools. Nil if the option is not known,
    /// or if the command does not have modelc's option either.
    private static func otherName(_ option: String, of command: any ParsableCommand.Type) -> String? {
        let options = CommandPath.options(of: command)
        let words = otherNames[option]?.split(separator: "|").first { words in
            words.split(separator: " ").first.map { options.contains(String($0)) } ?? false
        }
        guard let words else { return beforeCommand(option, of: command) }
        return "there is no option '\(option)'; did you mean '\(words)'?"
    }

    /// Returns a message for an option of subcommands that is typed before the command; nil for all others.
    private static func beforeCommand(_ option: String, of command: any ParsableCommand.Type) -> String? {
        guard command == Modelc.self else { return nil }
        let words = otherNames[option]?.split(separator: "|").first.map { String($0) } ?? option
        guard words.split(separator: " ").first == "--format" else { return nil }
        let value = words == "--format" ? "--format json" : words
        return "'\(option)' is an option of commands; write it behind the command: modelc inspect \(value)"
    }

    /// Returns a message for a file that a command without such an option should write; nil for other options.
    private static func standardOutput(_ option: String, of command: any ParsableCommand.Type) -> String? {
        guard ["-o", "--output", "--out", "--file"].contains(option), command != Modelc.self,
            !CommandPath.options(of: command).contains("--output")
        else { return nil }
        return "there is no option '\(option)': the result goes to standard output; redirect it with > FILE"
    }

    /// Returns words with one hyphen that argument-parser interprets as one-letter options: `-fail-on` for `-f`.
    private static func words(spelling option: String, in arguments: [String]) -> [String] {
        guard option.count == 2, let letter = option.last else { return [] }
        return arguments.prefix { $0 != "--" }.filter { word in
            word.hasPrefix("-") && !word.hasPrefix("--") && word.count > 2 && word.contains(letter)
        }.map { String($0.prefix { $0 != "=" }) }
    }

    /// Throws a usage error if the action of `edit` begins with a misspelt option. argument-parser passes unknown
    /// options to the action.
    static func refuseMisspeltAction(of command: any ParsableCommand) throws {
        guard let word = (command as? EditCommand)?.words.first, word.hasPrefix("-") else { return }
        if let message = misspelt(word, of: EditCommand.self) { throw ValidationError(message) }
    }

    /// Returns a message for an unknown setting of an action of `edit` that looks like a misspelt option.
    static func misspeltOption(in problem: String, of command: any ParsableCommand) -> String? {
        guard let words = (command as? EditCommand)?.words else { return nil }
        let options = words.filter { $0.hasPrefix("--") }.map { String($0.prefix { $0 != "=" }) }
        return options.lazy.filter { problem.contains("has no setting '\($0)'") && !ActionWords.mayBeSetting($0) }
            .compactMap { misspelt($0, of: EditCommand.self) }.first
    }

    /// Returns a message if the typed word is similar to an option of the command, or is the beginning of an option.
    /// Nil for other words.
    private static func misspelt(_ typed: String, of command: any ParsableCommand.Type) -> String? {
        let name = String(typed.drop { $0 == "-" })
        let names = CommandPath.options(of: command).map { String($0.dropFirst(2)) }
        let near =
            names.first { $0 == name } ?? SpellingSuggestion.nearest(to: name, among: names)
            ?? (name.count > 2 ? names.first { $0.hasPrefix(name) } : nil)
        return near.map { "there is no option '\(typed)'; did you mean '--\($0)'?" }
    }

    /// Returns a message for an invalid value of an option or argument. The message suggests the nearest valid value;
    /// if none is similar, it lists all values.
    private static func invalidValue(_ message: String, _ hasRisks: Bool) -> String? {
        guard let match = message.prefixMatch(of: /The value '((?:.|\n)*)' is invalid for '([^']*)'/) else {
            return nil
        }
        let (value, name) = (String(match.1), spelling(match.2))
        let fact = "'\(TerminalText.escaped(value))' is not a value of \(name)"
        let values = message[match.range.upperBound...].matches(of: /'([^']*)'|- (\S+)/).map {
            String($0.1 ?? $0.2 ?? "")
        }
        // Risks of a plan are values of a separate option.
        if hasRisks, name == "--fail-on", MigrationThreshold(rawValue: value) != nil {
            return "\(fact), but a risk: --fail-on-risk \(value)"
        }
        guard !values.isEmpty else { return fact }
        if let near = SpellingSuggestion.nearest(to: value, among: values) { return "\(fact); did you mean '\(near)'?" }
        return "\(fact); the values are \(values.joined(separator: ", "))"
    }

    /// Returns a message if the value of `--format` is a format of reports, not of the result; otherwise nil.
    private static func reportFormat(_ message: String, _ arguments: [String]) -> String? {
        guard let match = message.prefixMatch(of: /The value '([^']*)' is invalid for '--format/),
            FindingFormat(named: String(match.1)) != nil,
            CommandPath.options(of: CommandPath.beginning(of: arguments).type).contains("--report")
        else { return nil }
        return
            "\(match.1) is a format of reports, not of the result: --report \(match.1)=FILE; without =FILE, instead of the "
            + "result"
    }

    private static func missing(_ message: String) -> String? {
        if let match = message.wholeMatch(of: /Missing value for '([^']*)'/) {
            let name = spelling(match.1)
            return "\(name) needs a value; one that begins with '-' is written \(name)=VALUE"
        }
        if let match = message.wholeMatch(of: /The option '([^']*)' does not take any value, but '((?:.|\n)*)' was .*/)
        {
            return "\(match.1) takes no value"
        }
        guard let match = message.wholeMatch(of: /Missing expected argument '([^']*)'/) else { return nil }
        return "the argument \(spelling(match.1)) is missing"
    }

    private static func unexpected(_ message: String, _ arguments: [String]) -> String? {
        guard let match = message.wholeMatch(of: /(?:Unexpected argument|\d+ unexpected arguments:) (.*)/) else {
            return nil
        }
        let fact = "unexpected argument\(message.hasPrefix("U") ? "" : "s") \(match.1)"
        let options = CommandPath.options(of: CommandPath.beginning(of: arguments).type)
        // Behind a store, a name with a capital letter is that of an entity.
        guard arguments.first == StoreCommand.configuration.commandName, options.contains("--entity"),
            let name = match.1.wholeMatch(of: /'([A-Z][A-Za-z0-9_]*)'/)
        else { return fact }
        return "\(fact); did you mean '--entity \(name.1)'?"
    }

    /// Returns the name as usages write it: `--format` for `--format <format>`, and `ENTITY` for `<entity> ...`.
    private static func spelling(_ name: Substring) -> String {
        guard let argument = name.prefixMatch(of: /<([^>]*)>/) else {
            return String(name.prefix { $0 != " " })
        }
        return argument.1.uppercased()
    }
}

import ModelcDiagnostics
import ModelcKit
import ModelcPresentation

/// The document of a run that wrong usage ended.
enum UsageDocument {
    /// Prints it if the arguments ask for JSON on standard output, as far as arguments tell that cannot be parsed.
    static func printIfWanted(_ message: String) {
        let arguments = ProcessArguments.all
        guard isWanted(arguments) else { return }
        let diagnostic = Diagnostic(
            .wrongUsage, .error, message, help: "'modelc help topics' and --help describe the options")
        try? Console.print(ResultDocument(command(in: arguments), [diagnostic]).text)
    }

    static func isWanted(_ arguments: [String]) -> Bool {
        let options = arguments.prefix { $0 != "--" }
        let isJSON =
            options.contains("--format=json")
            || zip(options, options.dropFirst()).contains { $0 == ("--format", "json") }
        let hasFile = options.contains { $0 == "-o" || $0.hasPrefix("--output") }
        return isJSON && !hasFile
    }

    /// The command that the arguments begin with, without the tool's name.
    static func command(in arguments: [String]) -> String {
        var names: [String] = []
        var commands = Modelc.configuration.subcommands
        for word in CommonArguments.hoisted(arguments) {
            guard let next = commands.first(where: { $0.configuration.commandName == word }) else { break }
            names.append(word)
            commands = next.configuration.subcommands
        }
        return names.joined(separator: " ")
    }
}

extension DiagnosticID {
    static let wrongUsage = DiagnosticID("wrong-usage")
}

import ModelcBase
import ModelcKit
import ModelcPresentation

/// Replaces one of Apple's compilers. A link to modelc named `momc` or `mapc` accepts the options that build systems
/// pass to these compilers, and prints messages in their format (FormatCompiledModel §9).
///
/// Unknown options only cause warnings, because newer build systems may pass more options.
struct StandInCommand {
    private let compiler: AppleCompiler

    init(_ compiler: AppleCompiler) { self.compiler = compiler }

    /// Runs the compiler with the arguments, and prints messages.
    ///
    /// - Returns: the exit code: 1 if there is an error, otherwise 0.
    func run(_ words: [String]) -> Int32 {
        let arguments = StandInArguments(words)
        do {
            if arguments.wantsHelp { return try answer(usage) }
            if arguments.wantsVersion { return try answer("\(compiler.rawValue) (modelc \(ModelcVersion.text))") }
            for warning in arguments.warnings where !arguments.isSilent { say("warning: \(warning)") }
            if let path = arguments.surplusPath { return fail("there is an argument too many: '\(path)'; \(usage)") }
            guard var request = arguments.request(for: compiler) else { return fail(usage) }
            switch arguments.action {
            case nil: break
            case "generate"? where compiler == .momc: request.action = .generate
            case let action?: return fail("there is no action '\(action)' in \(compiler.rawValue)")
            }
            return try run(request)
        } catch let problem as UsageError {
            return fail(problem.message)
        } catch {
            return fail("\(error)")
        }
    }

    private func run(_ request: StandInRequest) throws -> Int32 {
        let workspace = Workspace.ofProcess(.flags)
        let outcome = try StandIn(request, in: workspace).run()
        Console.printError(outcome.text(workspace.display))
        try Console.print(outcome.listing)
        return outcome.result == .done ? 0 : 1
    }

    private var usage: String {
        switch compiler {
        case .momc:
            "usage: momc [options] MODEL OUTPUT, or momc [--dry-run] --action generate [options] MODEL FOLDER; "
                + "this is modelc: modelc compile --help"
        case .mapc: "usage: mapc [options] MAPPING-MODEL OUTPUT; this is modelc: modelc compile --help"
        }
    }

    private func answer(_ text: String) throws -> Int32 {
        try Console.print(text + "\n")
        return 0
    }

    private func fail(_ message: String) -> Int32 {
        say("error: \(message)")
        return 1
    }

    /// Prints a message on one line. Special characters from arguments and names are escaped.
    private func say(_ message: String) {
        let line = "\(compiler.rawValue): \(message)".split(whereSeparator: \.isNewline).joined(separator: " ")
        Console.printError(TerminalText.escaped(line) + "\n")
    }
}

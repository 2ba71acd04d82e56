import ModelcDiagnostics
import ModelcDisk
import ModelcKit
import ModelcPresentation
import ModelcSettings
import ModelcText

/// The tool under the name of one of Apple's compilers: a link named `momc` or `mapc` takes the options that build systems
/// pass to those, and prints messages in their form (FormatCompiledModel §9).
///
/// Options that are not known are a warning: newer build systems pass more of them.
enum StandIn: String {
    /// Compiles models.
    case momc
    /// Compiles mapping models.
    case mapc

    /// Nil for any other name than those of the two compilers.
    init?(program path: String?) {
        guard let path, let standIn = StandIn(rawValue: PathText.name(of: path)) else { return nil }
        self = standIn
    }

    /// Does what the arguments say, and prints what is to be said.
    ///
    /// - Returns: the exit code: 1 for an error, 0 for anything else.
    func run(_ words: [String]) -> Int32 {
        let arguments = StandInArguments(words)
        do {
            if arguments.wantsHelp { return try answer(usage) }
            if arguments.wantsVersion { return try answer("\(rawValue) (modelc \(ModelcVersion.text))") }
            for option in arguments.unknownOptions where !arguments.isSilent {
                say("\(rawValue): warning: unknown option '\(option)' is ignored")
            }
            if !arguments.ignoredWords.isEmpty, !arguments.isSilent {
                let words = arguments.ignoredWords.map { "'\($0)'" }.joined(separator: ", ")
                say("\(rawValue): warning: \(words) is ignored: the value of an unknown option")
            }
            if let path = arguments.surplusPath { return fail("there is an argument too many: '\(path)'; \(usage)") }
            guard let input = arguments.input, let output = arguments.output else { return fail(usage) }
            switch arguments.action {
            case nil: return try compile(input, output, arguments)
            case "generate"? where self == .momc: return try generate(input, output, arguments)
            case let action?: return fail("there is no action '\(action)' in \(rawValue)")
            }
        } catch let failure as RunFailure {
            let input = arguments.input ?? ""
            if arguments.action != nil, tellsNoCurrentVersion(failure.diagnostics, of: input) { return 1 }
            for diagnostic in failure.diagnostics { say(diagnostic, about: input, isSilent: false) }
            return 1
        } catch let fault as UsageFault {
            return fail(fault.message)
        } catch {
            return fail("\(error)")
        }
    }

    private var usage: String {
        switch self {
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

    private func compile(_ input: String, _ output: String, _ arguments: StandInArguments) throws -> Int32 {
        guard MappingNewRequest.isMappingModel(input) == (self == .mapc) else {
            return fail("'\(input)' is not a \(self == .mapc ? "mapping model" : "model") that \(rawValue) compiles")
        }
        if self == .mapc, !isMappingOutput(output) {
            return fail("'\(output)' is neither a folder nor a .cdm file")
        }
        let findings = self == .momc ? try findings(in: input, arguments) : nil
        if let findings, findings.hasErrors {
            Console.printError(findings.text)
            return 1
        }
        var request = CompileRequest(paths: [input], output: output)
        // A build cannot ask: what can be left out is left out, with a warning.
        request.omissions = [CompileRequest.everyOmission]
        request.isRehearsal = arguments.isRehearsal
        // The path is no option here.
        let outcome = try Compile(request, in: Workspace.ofProcess(.plain)).run()
        for diagnostic in outcome.messages { say(diagnostic, about: input, isSilent: arguments.isSilent) }
        if arguments.isRehearsal { try list(outcome.files.map(\.path)) }
        guard outcome.result == .done else { return 1 }
        if let findings { Console.printError(findings.text) }
        return 0
    }

    /// Whether the output of `mapc` is a `.cdm` file, or a folder: one that is there, or a name without an extension.
    private func isMappingOutput(_ output: String) -> Bool {
        let name = PathText.name(of: output)
        return name.hasSuffix(".cdm") || output.hasSuffix("/") || !name.dropFirst().contains(".")
            || FileSystem.kind(of: output) == .folder
    }

    /// What Apple's compiler warns of, and what it calls an error where lint warns, as lint finds it and that compiler writes it.
    private func findings(in input: String, _ arguments: StandInArguments) throws -> (text: String, hasErrors: Bool) {
        let rules = arguments.errorRules + (arguments.isSilent ? [] : arguments.modelRules)
        guard !rules.isEmpty else { return ("", false) }
        var workspace = Workspace.ofProcess(.flags)
        workspace.configuration = .none
        var request = LintRequest(LintConfiguration(), try LoadedConfiguration(in: workspace))
        request.paths = [input]
        request.rules.only = rules
        request.rules.severities = arguments.errorRules.map { ($0, .error) }
        var lint = try Lint(request, in: workspace)
        return try lint.run().report.compilerLines
    }

    /// Generates the classes that Xcode generates in a build: those of the entities whose Codegen is not Manual/None, in the
    /// language of the model. A rehearsal lists them for the build system; no line means that there is nothing to do.
    private func generate(_ input: String, _ folder: String, _ arguments: StandInArguments) throws -> Int32 {
        var request = GenerateRequest(path: input)
        request.settings.style.take(.xcode)
        request.settings.output = .flag(ConfiguredPath(folder))
        request.settings.module = arguments.module.map { .flag($0) }
        request.action.isRehearsal = arguments.isRehearsal
        var workspace = Workspace.ofProcess(.flags)
        workspace.configuration = .none
        let outcome = try Generate(request, in: workspace).run()
        if tellsNoCurrentVersion(outcome.report.diagnostics, of: input) { return 1 }
        for diagnostic in outcome.report.diagnostics { say(diagnostic, about: input, isSilent: arguments.isSilent) }
        guard outcome.result == .done else { return 1 }
        if arguments.isRehearsal { try list(outcome.report.files.map(\.path)) }
        return 0
    }

    /// Says in the words of Apple's compiler, which build systems know, that a bundle has no current version.
    private func tellsNoCurrentVersion(_ diagnostics: [Diagnostic], of input: String) -> Bool {
        guard
            diagnostics.contains(where: {
                [.noCurrentVersion, .currentVersionMissing].contains($0.id) && $0.severity == .error
            })
        else { return false }
        let path = PathText.absolute(input)
        say(
            "\(path):: error: Could not fetch generated file paths: No current version for model at path \(path): [0]")
        return true
    }

    /// Absolute paths, one on each line.
    private func list(_ paths: [String]) throws {
        try Console.print(paths.map { PathText.absolute($0) + "\n" }.joined())
    }

    private func fail(_ message: String) -> Int32 {
        say("\(rawValue): error: \(message)")
        return 1
    }

    /// `PATH:Entity.property: warning: text [id]` with an absolute path, as the report format has it: the form that build systems look for.
    private func say(_ diagnostic: Diagnostic, about input: String, isSilent: Bool) {
        guard diagnostic.severity >= .warning, diagnostic.severity == .error || !isSilent else { return }
        let path = PathText.absolute(PathText.version(ofFile: diagnostic.location?.path ?? input))
        let severity = diagnostic.severity == .error ? "error" : "warning"
        let subject = diagnostic.modelPath ?? ""
        var message = diagnostic.message[...]
        if !subject.isEmpty, message.hasPrefix(subject + ": ") { message = message.dropFirst(subject.count + 2) }
        say("\(path):\(subject): \(severity): \(message) [\(diagnostic.id.rawValue)]")
    }

    /// One line, whatever a name in the model holds.
    private func say(_ line: String) {
        Console.printError(line.split(whereSeparator: \.isNewline).joined(separator: " ") + "\n")
    }
}

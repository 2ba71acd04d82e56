import ModelcBase
import ModelcDiagnostics
import ModelcSettings

/// Does the work of one of Apple's compilers when a build system calls modelc in its place. The result is the same.
/// Lint reports the problems that Apple's compiler reports, with the same severity. `Compile` or `Generate` does the
/// rest of the work.
package struct StandIn: UseCase {
    private let request: StandInRequest
    private let workspace: Workspace

    package init(_ request: StandInRequest, in workspace: Workspace) {
        self.request = request
        self.workspace = workspace
    }

    /// Runs the request. If the run cannot continue, the outcome contains the error as a message, because a compiler
    /// reports every failure in this way.
    ///
    /// - Throws: `UsageError` if the compiler does not create an output of this kind from an input of this kind.
    package func run() throws -> StandInOutcome {
        do {
            switch request.action {
            case .compile: return try compiled()
            case .generate: return try generated()
            }
        } catch let failure as RunFailure {
            var outcome = outcome(of: failure.diagnostics, sources: failure.sources, isSilent: false)
            outcome.result = .failed
            return outcome
        }
    }

    private func compiled() throws -> StandInOutcome {
        try requireOwnKind()
        let findings = request.compiler == .momc ? try findings() : nil
        if let findings, findings.found.findings.contains(where: { $0.severity == .error }) {
            var outcome = outcome(of: [])
            outcome.findings = findings
            outcome.result = .findings
            return outcome
        }
        let compiled = try Compile(compilation, in: workspaceWithoutOptions).run()
        var outcome = outcome(of: compiled.messages, sources: compiled.sources)
        outcome.findings = compiled.result == .done ? findings : nil
        outcome.files = request.isRehearsal ? compiled.files.map { PathText.absolute($0.path) } : []
        outcome.result = compiled.result
        return outcome
    }

    private var compilation: CompileRequest {
        var compilation = CompileRequest(paths: [request.input], output: request.output)
        // A build cannot ask the user: omit whatever can be omitted, with a warning.
        compilation.omissions = [CompileRequest.everyOmission]
        compilation.isRehearsal = request.isRehearsal
        return compilation
    }

    /// A workspace whose messages mention no options of modelc, because the build system calls modelc with the
    /// arguments of Apple's compiler.
    private var workspaceWithoutOptions: Workspace {
        var copy = workspace
        copy.wording = .plain
        return copy
    }

    /// A workspace without a configuration. The settings of the project do not apply to a compiler.
    private var workspaceWithoutConfiguration: Workspace {
        var copy = workspace
        copy.configuration = .none
        return copy
    }

    private func requireOwnKind() throws {
        let (compiler, input, output) = (request.compiler, request.input, request.output)
        guard MappingNewRequest.isMappingModel(input) == (compiler == .mapc) else {
            let kind = compiler == .mapc ? "mapping model" : "model"
            throw UsageError("'\(input)' is not a \(kind) that \(compiler.rawValue) compiles")
        }
        if compiler == .mapc, !isMappingOutput {
            throw UsageError("'\(output)' is neither a folder nor a .cdm file")
        }
    }

    /// Whether `output` is a possible output of `mapc`: a `.cdm` file, an existing folder, or a folder name without an
    /// extension.
    private var isMappingOutput: Bool {
        let name = PathText.name(of: request.output)
        return name.hasSuffix(".cdm") || request.output.hasSuffix("/") || !name.dropFirst().contains(".")
            || FileSystem.kind(of: workspace.path(request.output)) == .folder
    }

    /// Lints the model; nil if there are no rules to check.
    private func findings() throws -> LintOutcome? {
        let rules = request.errorRules + (request.isSilent ? [] : request.warningRules)
        guard !rules.isEmpty else { return nil }
        let workspace = workspaceWithoutConfiguration
        var linting = LintRequest()
        linting.paths = [request.input]
        linting.rules.only = rules
        linting.rules.severities = request.errorRules.map { ($0, .error) }
        return try Lint(linting, in: workspace).run()
    }

    /// Generates the classes that Xcode generates in a build, in the language of the model: the classes of all entities
    /// whose Codegen setting is not Manual/None. A dry run lists the files for the build system; an empty list means
    /// that there is nothing to do.
    private func generated() throws -> StandInOutcome {
        var generation = GenerateRequest(path: request.input)
        generation.settings.style.take(.xcode)
        generation.settings.output = .flag(ConfiguredPath(request.output))
        generation.settings.module = request.module.map { .flag($0) }
        generation.action.isRehearsal = request.isRehearsal
        let generated = try Generate(generation, in: workspaceWithoutConfiguration).run()
        let report = generated.report
        var outcome = outcome(of: report.diagnostics, sources: report.sources)
        outcome.result = outcome.lacksCurrentVersion ? .failed : generated.result
        if outcome.result == .done, request.isRehearsal {
            outcome.files = report.files.map { PathText.absolute($0.path) }
        }
        return outcome
    }

    private func outcome(
        of diagnostics: [Diagnostic], sources: [String: SourceText] = [:], isSilent: Bool? = nil
    ) -> StandInOutcome {
        let lowest: Severity = isSilent ?? request.isSilent ? .error : .warning
        var outcome = StandInOutcome(input: workspace.absolute(request.input))
        outcome.messages = diagnostics.filter { $0.severity >= lowest }
        outcome.sources = sources
        outcome.lacksCurrentVersion =
            request.action == .generate
            && outcome.messages.contains { message in
                message.severity == .error && [.noCurrentVersion, .currentVersionMissing].contains(message.id)
            }
        return outcome
    }
}

/// The result of a run in place of one of Apple's compilers.
package struct StandInOutcome: RunOutcome {
    /// The absolute path of the model or mapping model.
    package let input: String
    /// Errors, and warnings unless the request omits them.
    package fileprivate(set) var messages: [Diagnostic] = []
    /// The lint findings, shown after the messages; nil if there is nothing to report.
    package fileprivate(set) var findings: LintOutcome?
    /// The texts of the files that messages refer to, by path.
    package fileprivate(set) var sources: [String: SourceText] = [:]
    /// Whether no classes could be generated because the bundle has no current version.
    package fileprivate(set) var lacksCurrentVersion = false
    /// The absolute paths of the files that a dry run would write.
    package fileprivate(set) var files: [String] = []
    package fileprivate(set) var result = RunResult.done

    fileprivate init(input: String) { self.input = input }
}

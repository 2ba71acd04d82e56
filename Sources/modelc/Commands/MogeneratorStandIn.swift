import ArgumentParser
import ModelcBase
import ModelcDiagnostics
import ModelcKit

/// Runs mogenerator's command line.
struct MogeneratorStandIn {
    /// The program name under which modelc accepts mogenerator's command line, for example as a link to modelc.
    static let name = "mogenerator"

    /// Returns whether the process was started under the name `mogenerator`.
    static func isProgram(_ path: String?) -> Bool { path.map { PathText.name(of: $0) == name } ?? false }

    /// Runs with the arguments after the command, and prints the result.
    ///
    /// - Returns: mogenerator's exit code.
    func run(_ words: [String]) -> Int32 {
        do {
            let arguments = try MogeneratorArguments(try MogeneratorArgumentFile.words() + words)
            if arguments.wantsHelp { return try answer("Usage: mogenerator [options]\n" + MogeneratorArguments.usage) }
            if arguments.wantsVersion { return try answer("modelc \(ModelcVersion.text), as mogenerator 1.32.\n") }
            return try run(arguments.request)
        } catch let problem as MogeneratorArguments.Problem {
            Console.printError("\(MogeneratorStandIn.name): \(TerminalText.escaped(problem.message))\n")
            return MogeneratorStatus.wrongUsage.rawValue
        } catch let problem as MogeneratorArgumentFile.Problem {
            Console.printError(TerminalText.escaped(problem.message) + "\n")
            return problem.status.rawValue
        } catch let code as ExitCode {
            return code.rawValue
        } catch {
            Console.printError("\(MogeneratorStandIn.name): \(TerminalText.escaped("\(error)"))\n")
            return MogeneratorStatus.failed.rawValue
        }
    }

    private func run(_ request: MogeneratorRequest) throws -> Int32 {
        let outcome = try Mogenerator(request, in: Workspace.ofProcess(.flags)).run()
        let text = outcome.lines.map { TerminalText.escaped($0) + "\n" }.joined()
        try Console.print(text, of: outcome)
        Console.printError(outcome.errors.map { TerminalText.escaped($0) + "\n" }.joined())
        // The note about converted templates is meant for everyone, others only for a failed run.
        let shown = outcome.messages.filter { $0.severity > .note || $0.id == .convertedTemplates }
        DiagnosticOutput.print(shown, sources: outcome.sources, showsNotes: true)
        return outcome.status.rawValue
    }

    private func answer(_ text: String) throws -> Int32 {
        try Console.print(text)
        return 0
    }
}

import ModelcDiagnostics
import ModelcDisk
import ModelcKit

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

    /// Compiles as the arguments say, and prints what is to be said.
    ///
    /// - Returns: the exit code: 1 for an error, 0 for anything else.
    func run(_ words: [String]) -> Int32 {
        let arguments = StandInArguments(words)
        for option in arguments.unknownOptions where !arguments.isSilent {
            say("\(rawValue): warning: unknown option '\(option)' is ignored")
        }
        guard arguments.action == nil else {
            return fail("'--action' is not supported here; generate classes with: modelc generate --style xcode")
        }
        guard let input = arguments.input, let output = arguments.output else {
            return fail("usage: \(rawValue) [options] INPUT OUTPUT")
        }
        do {
            let outcome = try Compile(request(input, output), in: Workspace.ofProcess(.flags)).run()
            for diagnostic in outcome.messages { say(diagnostic, about: input, isSilent: arguments.isSilent) }
            return outcome.result == .done ? 0 : 1
        } catch let failure as RunFailure {
            for diagnostic in failure.diagnostics { say(diagnostic, about: input, isSilent: false) }
            return 1
        } catch let fault as UsageFault {
            return fail(fault.message)
        } catch {
            return fail("\(error)")
        }
    }

    /// A build cannot ask: what can be left out is left out, with a warning.
    private func request(_ input: String, _ output: String) -> CompileRequest {
        var folder = output
        while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
        var request = CompileRequest(paths: [input], output: folder)
        request.omissions = [CompileRequest.everyOmission]
        return request
    }

    private func fail(_ message: String) -> Int32 {
        say("\(rawValue): error: \(message)")
        return 1
    }

    /// `PATH:Entity.property: warning: text`, the form that build systems look for.
    private func say(_ diagnostic: Diagnostic, about input: String, isSilent: Bool) {
        guard diagnostic.severity >= .warning, diagnostic.severity == .error || !isSilent else { return }
        let path = diagnostic.location?.path ?? input
        let severity = diagnostic.severity == .error ? "error" : "warning"
        say("\(path):\(diagnostic.modelPath ?? ""): \(severity): \(diagnostic.message)")
    }

    /// One line, whatever a name in the model holds.
    private func say(_ line: String) {
        Console.printError(line.split(whereSeparator: \.isNewline).joined(separator: " ") + "\n")
    }
}

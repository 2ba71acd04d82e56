import Foundation
import FuzzRunning

/// Runs each command that writes once for each of its system calls, with that call failing, and again with the tool
/// killed at that call.
///
/// After each run, every file has its old or its new content, a run that exits with 0 has done all of its work, and the
/// next run completes the work and leaves no other files. strace injects the failures, so this works only on Linux.
@main
struct InjectProblems {
    static func main() {
        do {
            let options = try InjectionOptions(CommandLine.arguments.dropFirst())
            if options.listsCommands {
                WritingCommand.all.forEach { Terminal.line($0.name) }
                exit(0)
            }
            guard Tracer.works else {
                Terminal.line("skipped: strace is not installed, or may not trace here")
                exit(0)
            }
            exit(try InjectionSession(options).run() ? 0 : 1)
        } catch let error as UsageError {
            Terminal.error("\(error.description)\n\n\(InjectionOptions.usage)")
            exit(64)
        } catch {
            Terminal.error("\(error)")
            exit(2)
        }
    }
}

/// The options of the command line.
struct InjectionOptions {
    static let usage = """
        usage: InjectFaults --modelc PATH [--samples PATH] [--command NAME]... [--share N] [--offset N]
                            [--list]
        --modelc PATH    the tool to test
        --samples PATH   the folder Samples of the repository (default: Samples)
        --command NAME   only this command; may be repeated (default: all)
        --share N        try one system call of N (default: 1, all of them)
        --offset N       begin with another one, so that each N tries others (default: 0)
        --list           list the commands and stop
        """

    var modelc = ""
    var samples = "Samples"
    var commands: [String] = []
    var share = 1
    var offset = 0
    var listsCommands = false

    init(_ arguments: ArraySlice<String>) throws {
        var rest = arguments
        while let option = rest.popFirst() {
            if option == "--list" {
                listsCommands = true
                continue
            }
            guard let value = rest.popFirst() else { throw UsageError("'\(option)' needs a value.") }
            switch option {
            case "--modelc": modelc = URL(fileURLWithPath: value).path
            case "--samples": samples = value
            case "--command": commands.append(value)
            case "--share": share = max(1, Int(value) ?? 1)
            case "--offset": offset = max(0, Int(value) ?? 0)
            default: throw UsageError("There is no option '\(option)'.")
            }
        }
        guard listsCommands || !modelc.isEmpty else { throw UsageError("'--modelc' is missing.") }
        let unknown = commands.filter { name in !WritingCommand.all.contains { $0.name == name } }
        guard unknown.isEmpty else { throw UsageError("There is no command '\(unknown.joined(separator: "', '"))'.") }
    }
}

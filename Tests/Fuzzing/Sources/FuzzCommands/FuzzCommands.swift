import Foundation
import FuzzRunning

/// Runs the commands of modelc with structurally mutated inputs of every kind, and checks the result of each run.
///
/// A case is a kind of input and some bytes: `Mutation` makes the bytes from seeds, `InputKind.apply` puts them into a
/// fresh workspace, `CommandRun` runs the tool, and `Oracle` checks the result. The same seed makes the same cases on
/// every machine.
@main
struct FuzzCommands {
    static func main() {
        do {
            let options = try Options(CommandLine.arguments.dropFirst())
            var session = try Session(options)
            exit(try session.run() ? 0 : 1)
        } catch let error as UsageError {
            Terminal.error("\(error.description)\n\n\(Options.usage)")
            exit(64)
        } catch {
            Terminal.error("\(error)")
            exit(2)
        }
    }
}

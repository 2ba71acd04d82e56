import Foundation
import FuzzRunning

/// Feeds structurally mutated inputs of every kind to the commands of modelc, and looks at what each run leaves behind.
///
/// A case is a kind of input and some bytes: `Mutation` makes the bytes from seeds, `InputKind.apply` puts them into a
/// fresh workspace, `CommandRun` runs the tool, `Oracle` judges. The same seed makes the same cases on every machine.
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

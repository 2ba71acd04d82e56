/// Runs commands in turn, many times, and compares their times and their peak memory.
@main
struct CompareCommands {
    private static let usage = """
        usage: CompareCommands ROUNDS COMMAND [-- COMMAND …]
        COMMAND: [--as NAME] [--empty FOLDER] PROGRAM [ARGUMENT …]
        --empty makes a folder new before each run, which is not measured.

        """

    static func main() {
        do {
            let (rounds, commands) = try parsed(CommandLine.arguments.dropFirst())
            print(try Comparison(commands, rounds: rounds).table())
        } catch {
            fail(error is UsageError ? usage : "CompareCommands: \(error)\n")
        }
    }

    private struct UsageError: Error {}

    private static func parsed(_ arguments: ArraySlice<String>) throws -> (rounds: Int, commands: [Command]) {
        guard let rounds = arguments.first.flatMap({ Int($0) }), rounds > 0 else { throw UsageError() }
        let parts = arguments.dropFirst().split(separator: "--", omittingEmptySubsequences: false)
        let commands = parts.compactMap { Command($0) }
        guard commands.count == parts.count else { throw UsageError() }
        return (rounds, commands)
    }
}

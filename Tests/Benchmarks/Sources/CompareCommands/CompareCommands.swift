/// Runs two commands in turn, many times, and compares their times and their peak memory.
@main
struct CompareCommands {
    private static let usage = "usage: CompareCommands PAIRS COMMAND ARGUMENT … -- COMMAND ARGUMENT …\n"

    static func main() {
        do {
            let (pairs, first, second) = try parsed(CommandLine.arguments.dropFirst())
            print(try Comparison(first, second, pairs: pairs).table())
        } catch {
            fail(error is UsageError ? usage : "CompareCommands: \(error)\n")
        }
    }

    private struct UsageError: Error {}

    private static func parsed(_ arguments: ArraySlice<String>) throws -> (pairs: Int, first: Command, second: Command)
    {
        guard
            let pairs = arguments.first.flatMap({ Int($0) }), pairs > 0,
            let divider = arguments.firstIndex(of: "--"),
            let first = Command(arguments[(arguments.startIndex + 1)..<divider]),
            let second = Command(arguments[(divider + 1)...])
        else { throw UsageError() }
        return (pairs, first, second)
    }
}

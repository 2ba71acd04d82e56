import Foundation
import FuzzRunning

/// The options of the command line.
struct Options {
    static let usage = """
        usage: FuzzCommands --modelc PATH [--samples PATH] [--kind NAME]... [--runs N] [--seed N]
                            [--cases FOLDER] [--found FOLDER] [--list]
        --modelc PATH    the tool to test
        --samples PATH   the folder Samples of the repository (default: Samples)
        --kind NAME      only this kind of input; may be repeated (default: all)
        --runs N         mutated inputs of each kind (default: 20)
        --seed N         the seed of the mutations (default: 1)
        --cases FOLDER   replay the files FOLDER/KIND/* first (default: Tests/Fuzzing/Cases)
        --found FOLDER   where the inputs of failures go (default: Tests/Fuzzing/.build/found)
        --list           list the kinds and stop
        """

    var modelc = ""
    var samples = "Samples"
    var kinds: [String] = []
    var runs = 20
    var seed: UInt64 = 1
    var cases = "Tests/Fuzzing/Cases"
    var found = "Tests/Fuzzing/.build/found"
    var listsKinds = false

    init(_ arguments: ArraySlice<String>) throws {
        var rest = arguments
        while let option = rest.popFirst() {
            if option == "--list" {
                listsKinds = true
            } else {
                guard let value = rest.popFirst() else { throw UsageError("'\(option)' needs a value.") }
                try set(option, value)
            }
        }
        guard listsKinds || !modelc.isEmpty else { throw UsageError("'--modelc' is missing.") }
    }

    private mutating func set(_ option: String, _ value: String) throws {
        switch option {
        case "--modelc": modelc = URL(fileURLWithPath: value).path
        case "--samples": samples = value
        case "--kind": kinds.append(value)
        case "--runs": runs = try Options.number(option, value)
        case "--seed": seed = try Options.number(option, value)
        case "--cases": cases = value
        case "--found": found = value
        default: throw UsageError("There is no option '\(option)'.")
        }
    }

    private static func number<Number: FixedWidthInteger>(_ option: String, _ value: String) throws -> Number {
        guard let number = Number(value) else { throw UsageError("'\(option)' needs a number and got '\(value)'.") }
        return number
    }
}

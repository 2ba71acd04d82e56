import Foundation
import FuzzRunning

/// Runs the kept cases of every kind, then new ones, and keeps the inputs of those that fail.
struct Session {
    private let options: Options
    private let kinds: [InputKind]
    /// The commands that have worked on a valid input.
    private var soundCommands: Set<[String]> = []

    init(_ options: Options) throws {
        self.options = options
        let unknown = options.kinds.filter { name in !InputKind.all.contains { $0.name == name } }
        guard unknown.isEmpty else { throw UsageError("There is no kind '\(unknown.joined(separator: "', '"))'.") }
        kinds = InputKind.all.filter { options.kinds.isEmpty || options.kinds.contains($0.name) }
    }

    /// - Returns: whether every case passed.
    mutating func run() throws -> Bool {
        guard !options.listsKinds else {
            kinds.forEach { Terminal.line($0.name) }
            return true
        }
        let workspace = try Workspace(modelc: options.modelc, samples: options.samples)
        defer { workspace.remove() }
        var tally = Tally()
        for kind in kinds {
            try run(kind, in: workspace, &tally)
            tally.report(kind)
        }
        Terminal.line("\(tally.passed) passed, \(tally.failed) failed, \(tally.skipped) skipped")
        return tally.failed == 0
    }

    private mutating func run(_ kind: InputKind, in workspace: Workspace, _ tally: inout Tally) throws {
        for (name, bytes) in try keptCases(of: kind) {
            for command in kind.commands {
                try tally.count(Case(kind: kind, command: command, bytes: bytes, name: name), in: workspace, options)
            }
        }
        let seeds = try kind.seeds(workspace.seed)
        guard !seeds.isEmpty else {
            Terminal.line("\(kind.name): skipped, since there is nothing to start from (MODELC_CORPUS is not set)")
            tally.skipped += options.runs
            return
        }
        try checkCommands(of: kind, seed: seeds[0], in: workspace)
        let mutation = Mutation(structural: kind.mutator)
        for run in 0..<options.runs {
            var generator = SeededRandom(seed: options.seed, kind: kind.name, run: run)
            guard let seed = generator.pick(seeds), let command = generator.pick(kind.commands) else { continue }
            let bytes = mutation.mutated(seed, &generator)
            let name = "seed-\(options.seed)-run-\(run)"
            try tally.count(Case(kind: kind, command: command, bytes: bytes, name: name), in: workspace, options)
        }
    }

    /// A command that fails on a valid input would test nothing.
    private mutating func checkCommands(of kind: InputKind, seed: Data, in workspace: Workspace) throws {
        for command in kind.commands where soundCommands.insert(command.arguments).inserted {
            let sound = Case(kind: kind, command: command, bytes: seed, name: "sound")
            let (status, failures) = try sound.tried(in: workspace, modelc: options.modelc)
            guard ![0, 1].contains(status) || !failures.isEmpty else { continue }
            throw WorkspaceError(
                description:
                    "\(kind.name): 'modelc \(command.arguments.joined(separator: " "))' exits with \(status) on a "
                    + "sound input. \(failures.joined(separator: "; "))")
        }
    }

    private func keptCases(of kind: InputKind) throws -> [(String, Data)] {
        let folder = URL(fileURLWithPath: options.cases).appendingPathComponent(kind.name)
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else { return [] }
        return try names.sorted().map { ($0, try Data(contentsOf: folder.appendingPathComponent($0))) }
    }
}

/// The numbers of cases by result.
struct Tally {
    var passed = 0
    var failed = 0
    var skipped = 0
    /// The number of cases with each exit code for the current kind: a kind that always fails in the same way tests
    /// little.
    private var exits: [Int32: Int] = [:]

    /// Prints the results of a kind.
    mutating func report(_ kind: InputKind) {
        let list = exits.sorted { $0.key < $1.key }.map { "\($0.key) (\($0.value)x)" }
        Terminal.line("\(kind.name): exit codes \(list.joined(separator: ", "))")
        exits = [:]
    }

    mutating func count(_ tried: Case, in workspace: Workspace, _ options: Options) throws {
        let (status, failures) = try tried.tried(in: workspace, modelc: options.modelc)
        exits[status, default: 0] += 1
        guard !failures.isEmpty else { return passed += 1 }
        failed += 1
        let kept = URL(fileURLWithPath: options.found).appendingPathComponent(tried.kind.name)
        try FileManager.default.createDirectory(at: kept, withIntermediateDirectories: true)
        try tried.bytes.write(to: kept.appendingPathComponent(tried.name))
        Terminal.line("\(tried.kind.name) \(tried.name): modelc \(tried.command.arguments.joined(separator: " "))")
        for failure in failures { Terminal.line("    \(failure)") }
    }
}

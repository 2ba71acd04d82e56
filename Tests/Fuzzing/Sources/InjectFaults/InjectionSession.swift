import Foundation
import FuzzRunning

/// Injects every failure into every command.
struct InjectionSession {
    private let options: InjectionOptions

    init(_ options: InjectionOptions) { self.options = options }

    /// - Returns: whether every file survived every failure.
    func run() throws -> Bool {
        let workspace = try Workspace(modelc: options.modelc, samples: options.samples)
        defer { workspace.remove() }
        var (passed, failed) = (0, 0)
        for command in WritingCommand.all where options.commands.isEmpty || options.commands.contains(command.name) {
            let trial = try InjectionTrial(command, workspace, options.modelc)
            let problems = trial.problems.enumerated()
                .filter { $0.offset % options.share == options.offset % options.share }.map(\.element)
            for problem in problems {
                let failures = try trial.failures(with: problem)
                passed += failures.isEmpty ? 1 : 0
                failed += failures.isEmpty ? 0 : 1
                guard !failures.isEmpty else { continue }
                Terminal.line("\(command.name), \(problem):\n    \(failures.joined(separator: "\n    "))")
            }
            Terminal.line("\(command.name): \(problems.count) faults")
        }
        Terminal.line("\(passed) passed, \(failed) failed")
        return failed == 0
    }
}

/// A command, and the changes that its run makes in the workspace if nothing fails.
struct InjectionTrial {
    private let command: WritingCommand
    private let workspace: Workspace
    private let modelc: String
    private let before: FolderState
    private let after: FolderState
    /// Every failure that can be injected into the run.
    let problems: [Problem]

    init(_ command: WritingCommand, _ workspace: Workspace, _ modelc: String) throws {
        self.command = command
        self.workspace = workspace
        self.modelc = modelc
        let folder = try workspace.copy()
        try command.prepare(folder)
        before = InjectionTrial.state(of: folder)
        let log = folder.deletingLastPathComponent().appendingPathComponent("calls")
        let run = CommandRun(
            modelc: modelc, arguments: command.arguments, folder: folder, launcher: Tracer.recording(to: log.path))
        let outcome = try run.run()
        after = InjectionTrial.state(of: folder)
        guard [0, 1].contains(outcome.status), after != before else {
            throw WorkspaceError(
                description: "\(command.name) writes nothing (exit code \(outcome.status)): "
                    + String(decoding: outcome.errors, as: UTF8.self))
        }
        problems = CallLog(try String(contentsOf: log, encoding: .utf8)).problems
    }

    /// - Returns: the problems after a run with the failure, and after another run without it.
    func failures(with problem: Problem) throws -> [String] {
        let folder = try workspace.copy()
        try command.prepare(folder)
        let outcome = try CommandRun(
            modelc: modelc, arguments: command.arguments, folder: folder, launcher: Tracer.injecting(problem)
        ).run()
        var failures = try judge(outcome, InjectionTrial.state(of: folder), problem)
        _ = try CommandRun(modelc: modelc, arguments: command.arguments, folder: folder).run()
        if !command.completion.isEmpty {
            _ = try CommandRun(modelc: modelc, arguments: command.completion, folder: folder).run()
        }
        let rest = InjectionTrial.state(of: folder).differences(from: after)
        if !rest.isEmpty { failures.append("after one more run these are not as they should be: \(rest)") }
        return failures
    }

    private func judge(_ outcome: CommandRun.Outcome, _ state: FolderState, _ problem: Problem) throws -> [String] {
        var failures: [String] = []
        if outcome.tookTooLong { failures.append("did not end within \(CommandRun.seconds) s") }
        if problem.kind != .kill, outcome.diedOfSignal { failures.append("died of signal \(outcome.status)") }
        // An unfinished file that could not be removed is left to the next run, with its content.
        let open = state.differences(from: after).filter { !Self.isUnfinished($0) }
        if problem.kind != .kill, outcome.status == 0, !open.isEmpty {
            failures.append("exit code 0, yet these are not as they should be: \(open)")
        }
        let lost = state.differences(from: before).filter { path in
            state.contents[path] != after.contents[path] && before.contents[path] != nil
        }
        if !lost.isEmpty { failures.append("neither old nor new: \(lost)") }
        return failures
    }

    /// Whether a path is an unfinished file, or is in an unfinished folder.
    private static func isUnfinished(_ path: String) -> Bool {
        path.split(separator: "/").contains { $0.hasPrefix(".modelc-") && $0.hasSuffix(".tmp") }
    }

    private static func state(of folder: URL) -> FolderState { FolderState(of: folder, ignoring: [".git", "Stamp"]) }
}

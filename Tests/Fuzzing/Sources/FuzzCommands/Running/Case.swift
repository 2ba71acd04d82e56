import Foundation
import FuzzRunning

/// One input for one command.
struct Case {
    let kind: InputKind
    let command: FuzzedCommand
    let bytes: Data
    let name: String

    /// Files that git and the run itself write.
    private static let ignored = ["work/.git", "output.stream", "errors.stream"]

    /// Runs the command in a fresh workspace.
    ///
    /// - Returns: the exit code, and the problems of the run, one per line.
    func tried(in workspace: Workspace, modelc: String) throws -> (status: Int32, failures: [String]) {
        let folder = try workspace.copy()
        let settings = try kind.apply(bytes, folder)
        let arguments = settings.arguments ?? command.arguments
        // The check starts above the folder, because nothing may be written outside it either.
        let above = folder.deletingLastPathComponent()
        let before = FolderState(of: above, ignoring: Case.ignored)
        let run = CommandRun(modelc: modelc, arguments: arguments, environment: settings.environment, folder: folder)
        let outcome = try run.run()
        let allowed = outcome.status == 0 || outcome.status == 1 ? command.writes : []
        let changes = FolderState(of: above, ignoring: Case.ignored).differences(from: before)
            .map { $0.replacing(/^work\//, with: "") }
            .filter { path in !allowed.contains { path == $0 || path.hasPrefix($0 + "/") } }
        let failures = Oracle(command: command, outcome: outcome, changes: changes).failures
        return (outcome.status, failures + (outcome.status == 0 ? try unconfirmed(modelc, settings, folder) : []))
    }

    /// Returns the problem if a second run still finds something to do.
    private func unconfirmed(_ modelc: String, _ settings: CaseSettings, _ folder: URL) throws -> [String] {
        guard let arguments = command.confirms else { return [] }
        let outcome = try CommandRun(
            modelc: modelc, arguments: arguments, environment: settings.environment, folder: folder
        ).run()
        guard outcome.status != 0 else { return [] }
        let text = String(decoding: outcome.errors + outcome.output, as: UTF8.self).prefix(300)
        return ["exit code 0, and then '\(arguments.joined(separator: " "))' exits with \(outcome.status): \(text)"]
    }
}

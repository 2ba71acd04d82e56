import ModelcBase
import ModelcDiagnostics
import ModelcEditing
import ModelcLint

/// The advice of a lint finding. If a single command makes the change, the advice contains the complete command.
struct FindingHelp {
    private let finding: Finding
    private let actions: FixAction

    /// - Parameter actions: translates fixes of the finding's version into actions of `modelc edit`.
    init(_ finding: Finding, _ actions: FixAction) {
        self.finding = finding
        self.actions = actions
    }

    /// - Parameter bundle: the path of the bundle as reports show it, for the command.
    func text(bundle: String) -> String? {
        let edit = { (action: String) in "\(ToolCommandName.edit) \(ShellWord.quoted(bundle)) \(action)" }
        if let inverse = finding.inverse {
            let action = ActionLine.adding(
                inverse.name, to: inverse.entity, destination: inverse.destination, inverse: inverse.inverse)
            return "add the inverse: \(edit(action))" + (inverse.alternative.map { "; \($0)" } ?? "")
        }
        if let name = finding.selector.renamableName, finding.help == Finding.renaming(name) {
            let path = ShellWord.quoted(finding.selector.description)
            return "rename it, which keeps its data: \(edit("rename \(path) NEWNAME"))"
        }
        guard let fix = finding.fix, let action = actions.action(fix) else { return finding.help }
        return text(fix, edit(action.text))
    }

    /// Returns the advice with the command placed after the words that describe the fix.
    private func text(_ fix: Fix, _ command: String) -> String {
        guard let help = finding.help else { return "\(fix.title): \(command)" }
        guard let rest = help.dropping(start: fix.title) else {
            return isWhole(help) ? "\(help): \(command)" : "\(help); to \(fix.title): \(command)"
        }
        // A condition comes before the command, which ends at the next semicolon.
        if rest.hasPrefix(" if ") { return "\(help); to \(fix.title): \(command)" }
        return "\(fix.title): \(command)\(rest.hasPrefix(",") ? ";" + rest.dropFirst() : rest)"
    }

    /// Whether the advice describes a single change without conditions, so that the command does all of it.
    private func isWhole(_ help: String) -> Bool {
        ![" or ", " if ", ";", "unless", " and "].contains { help.contains($0) }
    }
}

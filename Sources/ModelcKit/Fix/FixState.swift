import ModelcDiagnostics
import ModelcLint
import ModelcSchema
import ModelcText

/// How far the fixing of one version has come.
struct FixState {
    var source: SourceText
    var model: ManagedObjectModel
    var findings: [JudgedFinding]
    var outcome = FixOutcome()

    init(source: SourceText, model: ManagedObjectModel, findings: [JudgedFinding]) {
        self.source = source
        self.model = model
        self.findings = findings
    }

    /// Goes on with the text of a pass.
    mutating func take(_ pass: EditPass, _ chosen: [PlannedFix], lint: FixTarget.Check) {
        source = pass.source
        model = pass.model
        findings = lint(pass.model, pass.faults)
        outcome.made += chosen
    }

    /// Gives up: what one fix does another one takes back, and nobody can say which is right.
    mutating func contradict(_ fixes: [PlannedFix], _ target: FixTarget) {
        let names = Set(fixes.map { "\($0.rule.id)" }).sorted().joined(separator: ", ")
        outcome = FixOutcome(
            withheld: outcome.withheld,
            diagnostics: [
                Diagnostic(
                    .fixesContradict, .error,
                    "nothing was changed in version '\(target.version.name)': the fixes of \(names) come to no end",
                    at: SourceLocation(path: target.version.filePath), help: "leave one of the rules out with --except")
            ])
        source = target.version.source ?? source
    }
}

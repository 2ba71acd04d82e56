import ModelcDiagnostics
import ModelcLint
import ModelcSchema
import ModelcText

/// A version of a model with what lint says of it.
struct FixTarget {
    /// Lints the version as if its file held a model and the faults that were met while that was read.
    typealias Check = (ManagedObjectModel, [Diagnostic]) -> [JudgedFinding]

    /// The bundle, or the version that stands alone.
    var bundle: VersionedModel
    /// The version as it was read, with its text.
    var version: ModelVersion
    /// The versions that the state to compare with has; nil where nothing is compared.
    var baseVersions: Set<String>?
    /// The Xcode projects that list the versions, where a new one is to be made.
    var projects = ProjectListings.none
    /// What is to be mended or suppressed.
    var findings: [JudgedFinding]
    /// What there is to mend in the version after a pass, by the same rules.
    var lint: Check
}

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
                    "nothing was changed in version '\(target.version.name)': the fixes of \(names) repeat without end",
                    at: SourceLocation(path: target.version.filePath), help: "leave out one of the rules")
            ])
        source = target.version.source ?? source
    }
}

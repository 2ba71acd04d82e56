import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSchema

/// A model that was read, and the data that it is compared with.
struct ReadModel {
    let whole: WholeBundle
    let selection: VersionSelection
    /// The older state (given with `--against`, or that of the release tags) and the lock file that the model is
    /// compared with.
    let base: ComparisonReader.Outcome
    /// The classes of each model that was read before this one, because Xcode may build all these models into one app.
    /// Nil if the classes of other models do not matter.
    let others: [XcodeClasses]?

    /// Reads a model once for each selection of versions. Version files that an earlier reading has read are not read
    /// again.
    static func readings(
        of path: String, _ selections: [VersionSelection], _ others: [XcodeClasses]?, _ plan: LintPlan
    ) -> [ReadModel] {
        var known: [ModelVersion] = []
        return selections.map { selection in
            let whole = WholeBundle(path, selection, by: plan.workspace.reader, known: known)
            known = whole.versionsWithoutProblems
            let base = plan.comparison.read(whole, comparesAll: selection == .all)
            return ReadModel(whole: whole, selection: selection, base: base, others: others)
        }
    }

    /// Whether all versions are linted.
    var isWhole: Bool { selection == .all }

    /// The errors in the files of the model, without errors about a path or version that does not exist.
    var problems: [Diagnostic] { whole.reading.diagnostics.filter { !ReadModel.isNoFinding($0) } }

    /// The read errors. The affected files could not be linted.
    var unreadable: [Diagnostic] {
        (whole.reading.diagnostics + whole.otherProblems).filter(\.stopsReading) + baseProblems
    }

    /// Messages that cannot be findings: the path is not a model, the model does not have the version, or the model in
    /// a store has other version hashes than the store.
    var messages: [Diagnostic] {
        whole.reading.diagnostics.filter(ReadModel.isNoFinding) + base.messages + baseProblems
    }

    private var baseProblems: [Diagnostic] { base.problem.map { [$0] } ?? [] }

    /// Whether a message is one that cannot be a finding: the user named something that does not exist, or the model in
    /// a store has other version hashes than the store.
    private static func isNoFinding(_ problem: Diagnostic) -> Bool {
        [.noSuchPath, .notAModel, .unknownVersion, .uncertainEntities].contains(problem.id)
    }
}

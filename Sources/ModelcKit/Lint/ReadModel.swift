import ModelcDiagnostics
import ModelcFiles
import ModelcLint
import ModelcSchema

/// A model that was read, and the data that it is compared with.
struct ReadModel {
    let whole: WholeBundle
    let selection: VersionSelection
    /// The released state and the lock.
    let base: ComparisonReader.Outcome
    /// The classes of the models that were read before this one. Xcode may build all these models into one app. Nil if
    /// other models do not matter.
    let others: [XcodeClasses]?

    /// Reads a model once for each selection of versions. A later pass does not read unchanged version files again.
    static func readings(
        of path: String, _ selections: [VersionSelection], _ others: [XcodeClasses]?, _ plan: LintPlan
    ) -> [ReadModel] {
        var known: [ModelVersion] = []
        return selections.map { selection in
            let whole = WholeBundle(path, selection, by: plan.workspace.reader, known: known)
            known = whole.faultlessVersions
            let base = plan.comparison.read(whole, comparesAll: selection == .all)
            return ReadModel(whole: whole, selection: selection, base: base, others: others)
        }
    }

    /// Whether all versions are linted.
    var isWhole: Bool { selection == .all }

    /// The errors in the files of the model.
    var faults: [Diagnostic] { whole.reading.diagnostics.filter { !ReadModel.isAboutThePath($0) } }

    /// The read errors. The affected files could not be linted.
    var unreadable: [Diagnostic] {
        (whole.reading.diagnostics + whole.otherFaults).filter(\.stopsReading) + problems
    }

    /// Messages that cannot be findings: the path is not a model, or the model does not have the version.
    var messages: [Diagnostic] {
        whole.reading.diagnostics.filter(ReadModel.isAboutThePath) + base.messages + problems
    }

    private var problems: [Diagnostic] { base.problem.map { [$0] } ?? [] }

    /// Whether an error says that a path or version that the user named does not exist.
    private static func isAboutThePath(_ fault: Diagnostic) -> Bool {
        [.noSuchPath, .notAModel, .unknownVersion].contains(fault.id)
    }
}

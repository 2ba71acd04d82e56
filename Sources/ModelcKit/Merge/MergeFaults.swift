import ModelcDiagnostics
import ModelcEditing
import ModelcLint
import ModelcSchema

/// What lint finds in a merged model and in neither side.
struct MergeFaults {
    private let new: [JudgedFinding]
    private let sides: AlignedSides

    init(in model: ManagedObjectModel, _ sides: AlignedSides) {
        self.sides = sides
        let found = MergeFaults.found(in: model)
        guard !found.isEmpty else {
            new = []
            return
        }
        let messages = { (models: [ManagedObjectModel]) in
            Set(models.flatMap { MergeFaults.found(in: $0) }.map(\.finding.message))
        }
        let known = messages([sides.sides.ours.model, sides.sides.theirs.model])
        // A finding names what it is about. An old warning is no news under a new name; an error is worth a second look.
        let renamed = sides.newNames.isEmpty ? [] : messages([sides.models.ours, sides.models.theirs])
        new = found.filter { judged in
            let message = judged.finding.message
            return !known.contains(message) && (judged.severity == .error || !renamed.contains(message))
        }
    }

    /// Those that break a build or a run: neither side alone is to blame.
    func conflicts(in root: VerbatimElement) -> [MergeConflict] {
        new.filter(\.isBreaking).map { judged in
            sides.conflict(MergePath(of: judged.finding.selector, in: root), .fault(judged.finding.message))
        }
    }

    /// Those that the author should look at.
    var warnings: [JudgedFinding] { new.filter { !$0.isBreaking } }

    /// What is wrong with a model whatever it is used for, and what lint reports without any settings.
    private static func found(in model: ManagedObjectModel) -> [JudgedFinding] {
        let subject = LintSubject(ResolvedModel(model))
        return Linter.lint(subject, LintContext(), LintSettings()).findings
            .filter { $0.suppression == nil && $0.severity >= .warning }
    }
}

extension JudgedFinding {
    fileprivate var isBreaking: Bool { severity == .error || Linter.breaksPrograms(finding.id) }
}

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
        // A finding names what it is about: the sides have the names of the merged model here.
        let known = [sides.models.ours, sides.models.theirs].flatMap { MergeFaults.found(in: $0) }
        let messages = Set(known.map(\.finding.message))
        new = found.filter { !messages.contains($0.finding.message) }
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

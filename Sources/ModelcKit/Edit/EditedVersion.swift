import ModelcBase
import ModelcCodegen
import ModelcDiagnostics
import ModelcEditing
import ModelcFiles
import ModelcLint
import ModelcMigration
import ModelcPlans
import ModelcSchema

/// A version after the actions were applied: the new text of its file, which was read again and compared with the
/// result that the actions require. Nothing is written to disk.
struct EditedVersion {
    /// The content before and after the actions.
    let old: ManagedObjectModel
    let model: ManagedObjectModel
    let source: SourceText
    /// The migration from the old content to the new. It uses the renames that the actions state, and guesses none.
    let step: MigrationStep
    let removedAlong: [String]
    /// Changed settings that are not in `difference`, because comparisons of versions ignore them.
    let otherChanges: [EditOutcome.OtherChange]
    /// The new content in the form that lint rules read.
    private let subject: LintSubject
    private let problems: [Finding]
    /// Predicates and other expressions that may refer to a renamed or removed property, but cannot be read and so were
    /// not changed.
    let unfollowed: [UnfollowedReference]
    private let names: EarlierNames
    private let places: ActionLocations

    /// - Parameter version: the version as it was read, with its text.
    /// - Throws: `RunFailure`; `UsageError` if words of the command line are wrong regardless of the model.
    init(_ version: ModelVersion, _ lines: [ScriptLine], cascades: Bool, script: EditScript) throws {
        guard let old = version.model, let oldSource = version.source else {
            throw RunFailure([EditedVersion.unreadable(version)])
        }
        var editor = SchemaEditor(old, cascades: cascades)
        let actions: [ScriptedAction]
        do throws(FailedAction) {
            let made = try editor.make(lines.map(\.action))
            actions = zip(made, lines).map { ScriptedAction(action: $0, line: $1.number) }
        } catch {
            let failed = lines[error.index]
            let isOneOfSeveral = failed.number == nil && lines.count > 1
            let failure = isOneOfSeveral ? error.failure.naming(failed.action.text) : error.failure
            if failed.number == nil, failure.isUsage { throw UsageError(failure) }
            let told = failed.number == nil ? failure.typed(after: "\(ToolCommandName.edit)") : failure
            throw RunFailure([script.diagnostic(told, line: failed.number, file: version.filePath)])
        }
        if let refused = EntityNameCheck.firstRefused(actions, in: editor.model) {
            throw RunFailure([script.diagnostic(refused.failure, line: refused.line, file: version.filePath)])
        }
        self.old = old
        removedAlong = editor.removedAlong
        unfollowed = editor.unfollowed
        places = ActionLocations(actions)
        names = EarlierNames(actions.map(\.action), from: old, to: editor.model)
        let written = try EditedVersion.written(editor.model, insteadOf: old, in: oldSource, of: version)
        model = written.model
        source = written.source
        otherChanges = OtherChanges(names).all(from: old, to: model, kept: written.keptEntities)
        let judged = EditedVersion.judged(old, written)
        (step, subject, problems) = (judged.step, judged.subject, judged.problems)
    }

    /// Determines the migration that the change requires, and the structural errors of the new content. The two run in
    /// parallel.
    private static func judged(
        _ old: ManagedObjectModel, _ new: Written
    ) -> (step: MigrationStep, subject: LintSubject, problems: [Finding]) {
        let (step, (subject, problems)) = ConcurrentParts.both {
            MigrationClassifier(options: options).step(from: old, to: new.model, kept: new.keptEntities)
        } _: {
            let subject = LintSubject(ResolvedModel(new.model))
            return (subject, Linter.structuralProblems(in: subject))
        }
        return (step, subject, problems)
    }

    /// The difference between the two versions.
    var difference: ModelDifference { step.difference.withoutSharedDuplicates }

    /// The migration from the old content to the new.
    var verdict: MigrationVerdict { MigrationVerdict(step) }

    /// Whether it is unknown if the version hash changes.
    var isHashUnverified: Bool { difference.leavesHashUnverified || !opensLock }

    /// Whether the version hash and the members of composites are enough to know that stores of a locked version can
    /// still be opened. False if the encryption of an attribute changes, because it is not known whether encryption is
    /// part of the hash (FormatVersionHash §7).
    var opensLock: Bool { !otherChanges.contains { $0.setting == OtherChanges.encryption } }

    private static var options: MigrationOptions {
        var options = MigrationOptions()
        options.guessesRenames = false
        return options
    }

    /// The new text and the model read from it.
    private struct Written {
        var model: ManagedObjectModel
        var source: SourceText
        /// For each new entity, the index of the equal old entity, or nil if it changed. The array is nil if all
        /// entities were written anew.
        var keptEntities: [Int?]?
    }

    /// Writes the new text, and reads it again to check that it contains exactly the result of the actions.
    private static func written(
        _ new: ManagedObjectModel, insteadOf old: ManagedObjectModel, in source: SourceText, of version: ModelVersion
    ) throws(RunFailure) -> Written {
        let failed = { (message: String) in
            RunFailure([
                Diagnostic(
                    .editFailed, .error, "nothing was changed: \(message)",
                    at: SourceLocation(path: version.filePath), help: "make the change in Xcode, and report this")
            ])
        }
        if let rewriting = EntityRewriting(new, insteadOf: old, in: source) {
            let part = ModelReader.model(in: rewriting.changedPart, path: version.filePath).model
            guard let part, saysTheSame(rewriting.announced, part), let model = rewriting.model(withChanged: part)
            else {
                throw failed(contradiction)
            }
            return Written(model: model, source: rewriting.source, keptEntities: rewriting.keptEntities)
        }
        let bytes: [UInt8]
        do {
            bytes = try ModelRewriter.bytes(of: new, insteadOf: old, in: source)
        } catch {
            throw failed(error.message)
        }
        let edited = SourceText(bytes)
        let reading = ModelReader.model(in: edited, path: version.filePath)
        guard let model = reading.model else { throw failed("the edited file could not be read") }
        guard saysTheSame(new, model) else { throw failed(contradiction) }
        return Written(model: model, source: edited)
    }

    private static let contradiction = "the edited file would not match the actions"

    private static func saysTheSame(_ announced: ManagedObjectModel, _ read: ManagedObjectModel) -> Bool {
        ModelDiffer(guessesRenames: false).difference(from: announced, to: read).isEmpty
    }

    private static func unreadable(_ version: ModelVersion) -> Diagnostic {
        let isBinary = version.format == .binary
        if let obstacle = EditAdvice.obstacle(version.format) {
            return Diagnostic(
                .editRefused, .error, "version '\(version.name)' cannot be edited, because \(obstacle)",
                at: SourceLocation(path: version.filePath), help: EditAdvice.source(for: version.filePath))
        }
        return Diagnostic(
            .editRefused, .error,
            "version '\(version.name)' cannot be edited, because "
                + (isBinary ? "it is \(EditAdvice.oldFormat)" : "it cannot be read without errors"),
            at: SourceLocation(path: version.filePath),
            help: isBinary
                ? EditAdvice.renewal : "correct the errors first")
    }

    /// Returns the lint findings of the new content that the old content did not have.
    func newFindings(_ settings: LintSettings, _ context: LintContext) -> [JudgedFinding] {
        let after = Linter.lint(subject, context, settings, isSound: problems.isEmpty).findings
        guard !after.isEmpty else { return [] }
        let before = Linter.lint(
            ResolvedModel(old), context, settings, findingsOf: Set(after.map(\.rule.id))
        ).findings
        var earlier = EarlierFindings(before.map { ($0.finding, $0.severity) }, names)
        return after.filter { !earlier.take($0.finding, $0.severity) }
    }

    /// Structural errors that the old content did not have.
    var newProblems: [Finding] {
        guard !problems.isEmpty else { return [] }
        let before = Linter.structuralProblems(in: ResolvedModel(old))
        var earlier = EarlierFindings(before.map { ($0, .error) }, names)
        return problems.filter { !earlier.take($0, .error) }
    }

    /// Returns the line of the script with the action that changed an element of the model; nil if there is none.
    func scriptLine(of selector: ElementSelector) -> Int? { places.line(of: selector) }

    /// Whether an action gave the element its current name. No store contains data under this name.
    func isNamedAnew(_ selector: ElementSelector) -> Bool {
        !names.selectors(before: selector).contains(selector)
    }
}

extension UsageError {
    /// Creates a usage error for words that are not an action.
    init(_ failure: ActionFailure) {
        let failure = failure.typed(after: "\(ToolCommandName.edit)")
        self.init(failure.message + (failure.help.map { "; \($0)" } ?? ""))
        isAboutContent = true
    }
}

extension ModelDifference {
    /// The difference without duplicate renaming identifiers that both the old and the new content have: no action
    /// caused these.
    fileprivate var withoutSharedDuplicates: ModelDifference {
        let duplicates = changes.filter { $0.kind == .duplicateRenamingID }
        guard !duplicates.isEmpty else { return self }
        let old = Set(duplicates.filter { $0.oldEntity != nil }.map(\.modelPath))
        let shared = old.intersection(duplicates.filter { $0.newEntity != nil }.map(\.modelPath))
        var difference = self
        difference.changes.removeAll { $0.kind == .duplicateRenamingID && shared.contains($0.modelPath) }
        return difference
    }
}

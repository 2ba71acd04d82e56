import ModelcCodegen
import ModelcConcurrency
import ModelcDiagnostics
import ModelcEditing
import ModelcFiles
import ModelcLint
import ModelcMigration
import ModelcPlans
import ModelcSchema
import ModelcText

/// A version with actions made in it: the bytes of its file, read again and proven to say what they should. Nothing is on disk yet.
struct EditedVersion {
    /// The content before, and after.
    let old: ManagedObjectModel
    let model: ManagedObjectModel
    let source: SourceText
    /// What the change asks of stores. Renames are not guessed: the actions say what is one.
    let step: MigrationStep
    let removedAlong: [String]
    /// Settings that changed and that no comparison of versions looks at.
    let otherChanges: [EditOutcome.OtherChange]
    /// The new content for lint, and what is wrong with its structure.
    private let subject: LintSubject
    private let faults: [Finding]
    /// What mentions a renamed or removed property and cannot be read.
    let unfollowed: [UnfollowedReference]
    private let names: EarlierNames
    private let places: ActionPlaces

    /// - Parameter version: the version as it was read, with its text.
    /// - Throws: `RunFailure`; `UsageFault` where words of the command line are wrong whatever the model has in it.
    init(_ version: ModelVersion, _ actions: [ScriptedAction], cascades: Bool, script: EditScript) throws {
        guard let old = version.model, let oldSource = version.source else {
            throw RunFailure([EditedVersion.unreadable(version)])
        }
        var editor = SchemaEditor(old, cascades: cascades)
        do throws(FailedAction) {
            try editor.make(actions.map(\.action))
        } catch {
            let failed = actions[error.index]
            let isOneOfSeveral = failed.line == nil && actions.count > 1
            let failure = isOneOfSeveral ? error.failure.naming(failed.action.text) : error.failure
            if failed.line == nil, failure.isUsage { throw UsageFault(failure) }
            throw RunFailure([script.diagnostic(failure, line: failed.line, file: version.filePath)])
        }
        if let refused = EntityNameCheck.firstRefused(actions, in: editor.model) {
            throw RunFailure([script.diagnostic(refused.failure, line: refused.line, file: version.filePath)])
        }
        self.old = old
        removedAlong = editor.removedAlong
        unfollowed = editor.unfollowed
        places = ActionPlaces(actions)
        names = EarlierNames(actions.map(\.action), from: old, to: editor.model)
        let written = try EditedVersion.written(editor.model, insteadOf: old, in: oldSource, of: version)
        model = written.model
        source = written.source
        otherChanges = OtherChanges(names).all(from: old, to: model, kept: written.keptEntities)
        let judged = EditedVersion.judged(old, written)
        (step, subject, faults) = (judged.step, judged.subject, judged.faults)
    }

    /// What the change means for stores, and what is wrong with the new content: both at once.
    private static func judged(
        _ old: ManagedObjectModel, _ new: Written
    ) -> (step: MigrationStep, subject: LintSubject, faults: [Finding]) {
        let (step, (subject, faults)) = ConcurrentParts.both {
            MigrationClassifier(options: options).step(from: old, to: new.model, kept: new.keptEntities)
        } _: {
            let subject = LintSubject(ResolvedModel(new.model))
            return (subject, Linter.structuralFaults(in: subject))
        }
        return (step, subject, faults)
    }

    /// What differs between the two.
    var difference: ModelDifference { step.difference.withoutSharedDuplicates }

    /// Whether it is not known if the version hash changes.
    var isHashUnverified: Bool { difference.leavesHashUnverified || !opensLock }

    /// Whether the version hash and the members of composites tell if stores of a locked version fit. Nobody has shown
    /// whether encryption is hashed (FormatVersionHash §7).
    var opensLock: Bool { !otherChanges.contains { $0.setting == OtherChanges.encryption } }

    private static var options: MigrationOptions {
        var options = MigrationOptions()
        options.guessesRenames = false
        return options
    }

    /// A text that was read again.
    private struct Written {
        var model: ManagedObjectModel
        var source: SourceText
        /// For each entity the place of the old one that says the same; nil where all were written anew.
        var keptEntities: [Int?]?
    }

    /// The new text, read again: it must say what the actions say.
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
        if version.format == .compiled {
            return Diagnostic(
                .editRefused, .error, "version '\(version.name)' cannot be edited, because it is compiled",
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

    /// What lint says of the new content and did not say of the old one.
    func newFindings(_ settings: LintSettings, _ context: LintContext) -> [JudgedFinding] {
        let after = Linter.lint(subject, context, settings, isSound: faults.isEmpty).findings
        guard !after.isEmpty else { return [] }
        let before = Linter.lint(
            ResolvedModel(old), context, settings, findingsOf: Set(after.map(\.rule.id))
        ).findings
        var earlier = EarlierFindings(before.map { ($0.finding, $0.severity) }, names)
        return after.filter { !earlier.take($0.finding, $0.severity) }
    }

    /// Faults of structure that the old content did not have.
    var newFaults: [Finding] {
        guard !faults.isEmpty else { return [] }
        let before = Linter.structuralFaults(in: ResolvedModel(old))
        var earlier = EarlierFindings(before.map { ($0, .error) }, names)
        return faults.filter { !earlier.take($0, .error) }
    }

    /// The line of the script by which a part is as it is; nil where no action of a script is about it.
    func scriptLine(of selector: ElementSelector) -> Int? { places.line(of: selector) }

    /// Whether a part got its name by the actions, so that no store has data under it.
    func isNamedAnew(_ selector: ElementSelector) -> Bool {
        !names.selectors(before: selector).contains(selector)
    }
}

extension UsageFault {
    /// Words that are no action.
    init(_ failure: ActionFailure) { self.init(failure.message + (failure.help.map { "; \($0)" } ?? "")) }
}

extension ModelDifference {
    /// Without renaming identifiers that stand twice in the old content and still do: no action changed that.
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

/// Names that an entity could have, and no class: an entity that is added gets a class of that name.
enum EntityNameCheck {
    /// The first action that gives an entity such a name.
    ///
    /// - Parameter model: the model after the actions; a class that was named otherwise is no matter of the entity's name.
    static func firstRefused(
        _ actions: [ScriptedAction], in model: ManagedObjectModel
    ) -> (failure: ActionFailure, line: Int?)? {
        let entities = Dictionary(model.entities.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        for scripted in actions {
            let action = scripted.action
            guard action.verb == .add, action.kind == .entity,
                let entity = action.operands.first.flatMap({ entities[$0] }),
                let failure = failure(entity, in: model)
            else { continue }
            return (failure, scripted.line)
        }
        return nil
    }

    /// What is wrong with the name of an entity; nil where its class can have it, too.
    static func failure(_ entity: EntityDescription, in model: ManagedObjectModel) -> ActionFailure? {
        guard let className = entity.representedClassName.flatMap(ClassName.init(represented:)),
            className.name == entity.name,
            let reason = ClassNameFault.reason(against: className, in: model.sourceLanguage ?? .swift)
        else { return nil }
        return .noClassName(entity.name, reason)
    }
}

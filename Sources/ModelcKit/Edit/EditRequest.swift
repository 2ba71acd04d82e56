import ModelcBase
import ModelcDiagnostics
import ModelcEditing
import ModelcFiles
import ModelcLint
import ModelcPlans
import ModelcSchema
import ModelcSettings

/// Which actions are to be made in which version.
package struct EditRequest {
    /// Where the edited model goes.
    package enum Destination: Hashable, Sendable {
        /// Into the version that it was read from.
        case version
        /// Into a new version, which becomes the current one; nil for the name that is next.
        case newVersion(String?)
    }

    /// The path of the model; nil for the one that the words begin with, or the only one of the project.
    var model: String?
    /// The words of one action, after the model where one is named.
    package var words: [String] = []
    /// A script: one action a line, as words or as JSON; nil where the words are the action.
    package var script: String?
    /// The name of the script for messages.
    package var scriptName = "script"
    /// The version to edit in place of the current one.
    package var version: String?
    /// A revision or a copy whose versions have shipped; nil where only lock file and configuration say so.
    package var base: String?
    package var destination = Destination.version
    /// Whether what refers to a removed element is removed, too.
    package var cascades = false
    /// Whether nothing is written.
    package var isRehearsal = false
    /// Whether it is a finding that anything would change; nothing is written.
    package var isCheck = false

    package init() {}
}

/// What an edit changed, or would.
package struct EditOutcome: RunOutcome {
    /// A finding of lint that the version did not have before.
    package struct NewFinding: Hashable, Sendable {
        /// The id of the rule.
        package var rule: String
        package var severity: Severity
        package var message: String
        package var help: String?
    }

    /// A setting that changed and that no comparison of versions looks at.
    package struct OtherChange: Hashable, Sendable {
        /// `Book.title`, or the empty text for the model.
        package var path: String
        /// The word by which actions set it.
        package var setting: String
        /// The values in words: `no`, `swift`, `nothing`.
        package var old: String
        package var new: String
    }

    /// The path of the model.
    package var path: String
    /// The version before and after; the same name where it was edited in place.
    package var old: ComparedVersion
    package var new: ComparedVersion
    /// How many actions were made.
    package var actionCount: Int
    /// What differs between the two.
    package var difference: ModelDifference
    /// What else changed, in the order of the model.
    package var otherChanges: [OtherChange]
    /// Whether it is not known if the version hash changes.
    package var isHashUnverified: Bool
    /// What the step between the two asks of the app.
    package var migration: MigrationClass
    /// What is to be known of the step besides.
    package var flags: Set<MigrationFlag>
    /// Why Core Data cannot infer the migration; empty where it can.
    package var obstacles: [String]
    package var newFindings: [NewFinding]
    /// What was removed beside what the actions name.
    package var removedAlong: [String]
    /// The files that change.
    package var changes: [FileChange]
    /// The folder of a new version, which is made before they are written.
    var newFolder: String?
    package var isRehearsal: Bool
    /// Whether it is a finding that anything would change.
    var isCheck: Bool
    /// What else is to be said.
    package var messages: [Diagnostic]
    /// Whether the version that was edited may have shipped: false where the lock file has others of the model, and not it.
    package var mayHaveShipped: Bool
    /// Whether the version that was edited is the current one, the one of which an edit can make a new version.
    package var wasCurrent: Bool

    package var result: RunResult { isCheck && !changes.isEmpty ? .findings : .done }

    package var hasWritten: Bool { !isRehearsal && !changes.isEmpty }
    /// None: its messages point into no text that was read.
    package var sources: [String: SourceText] { [:] }

    /// Whether the version is a new one.
    package var isNewVersion: Bool { old.name != new.name }

    /// The files that change, with whether they are new.
    package var fileActions: [(path: String, isNew: Bool)] { changes.map { ($0.path, $0.old == nil) } }

    /// The changes as a unified diff.
    package var diff: String { changes.map(\.unifiedDiff).joined() }
}

extension DiagnosticID {
    static let editFailed = DiagnosticID("edit-failed")
    static let referenceNotFollowed = DiagnosticID("reference-not-followed")
}

extension EditRequest {
    /// The model that the words begin with, and the action behind it.
    func split(in workspace: Workspace) -> (model: String?, action: [String]) {
        if let model { return (model, words) }
        let begins = { (word: String) in ActionParser.verbs.contains(word) || ActionParser.isWhole(word) }
        guard let first = words.first, !begins(first) else { return (nil, words) }
        let rest = Array(words.dropFirst())
        // What stands before a verb is the model, even where it is not there.
        let isBeforeVerb = rest.first.map(begins) ?? false
        return isBeforeVerb || EditRequest.isModel(first, in: workspace) ? (first, rest) : (nil, words)
    }

    /// Whether a word names the model. A plain word that nothing stands at is a misspelt verb.
    private static func isModel(_ word: String, in workspace: Workspace) -> Bool {
        PathText.hasFolder(word) || word.contains(".") || ExistingPath.mayExist(workspace.path(word))
    }

    /// Ends a run that has an action beside its script, whatever the script says.
    package func refuseAction(in workspace: Workspace) throws(UsageFault) {
        guard !split(in: workspace).action.isEmpty else { return }
        throw UsageFault("an action and a script cannot be used together")
    }

    /// The text of a script, without the mark that some editors begin files with.
    ///
    /// - Parameter name: what messages call it.
    /// - Throws: where the bytes are not UTF-8: names would be read as others.
    package static func script(_ bytes: [UInt8], of name: String) throws(RunFailure) -> String {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        if let text = String(exactly: bytes.starts(with: mark) ? Array(bytes.dropFirst(3)) : bytes) {
            return text
        }
        throw RunFailure([
            Diagnostic(
                .unreadableFile, .error, "the script '\(name)' is not UTF-8", at: SourceLocation(path: name),
                help: "save it as UTF-8")
        ])
    }

    /// The text of a script.
    package static func script(at path: String, in workspace: Workspace) throws(RunFailure) -> String {
        switch FileBytes.contents(of: workspace.path(path), megabytes: 16) {
        case .success(let bytes): return try script(bytes, of: path)
        case .failure(let refusal):
            throw RunFailure([refusal.diagnostic(of: path, "read", help: "name a file with one action a line")])
        }
    }
}

/// The version that is to be edited, with the bundle around it.
struct EditTarget {
    /// The bundle, or the version that stands alone.
    let bundle: VersionedModel
    let version: ModelVersion
    /// What is to be said of what was read.
    let messages: [Diagnostic]

    /// - Parameter name: the version; nil for the current one.
    init(_ path: String, version name: String?, _ workspace: Workspace) throws(RunFailure) {
        let whole = PathText.bundle(ofVersion: path) ?? path
        let chosen = name ?? (whole == path ? nil : VersionName.stem(PathText.name(of: path)))
        let reading = workspace.reader.read(whole, chosen.map(VersionSelection.named) ?? .current)
        guard reading.isUsable, let bundle = reading.model, let version = reading.selectedVersion else {
            var ledger = RunLedger()
            ledger.enter(reading.diagnostics, ofReading: path, isUsable: false)
            throw RunFailure(
                ledger.messages(besides: reading.diagnostics),
                sources: ModelSources.texts(of: reading.model.map { [$0] } ?? []))
        }
        self.bundle = bundle
        self.version = version
        messages = []
    }

    /// What rules know beside the version.
    func context(_ lint: LintConfiguration, name: String) -> LintContext {
        var context = LintContext(lint)
        context.bundleName = bundle.name
        context.versionName = name
        return context
    }
}

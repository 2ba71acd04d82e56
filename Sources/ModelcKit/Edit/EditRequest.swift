import ModelcBase
import ModelcDiagnostics
import ModelcEditing
import ModelcFiles
import ModelcLint
import ModelcPlans
import ModelcSchema
import ModelcSettings

/// The actions to apply, and the version to apply them to.
package struct EditRequest {
    /// The destination of the edited model.
    package enum Destination: Hashable, Sendable {
        /// To the version that it was read from.
        case version
        /// To a new version, which becomes the current version; nil for the next version name.
        case newVersion(String?)
    }

    /// The path of the model; nil for the model that the words begin with, or the only model of the project.
    var model: String?
    /// The words of one action, preceded by the model if it is named.
    package var words: [String] = []
    /// A script with one action per line, as words or as JSON; nil if the words are the action.
    package var script: String?
    /// The name of the script in messages.
    package var scriptName = "script"
    /// The version to edit in place of the current one.
    package var version: String?
    /// A git revision or a copy whose versions have shipped; nil to use only the lock file and the configuration.
    package var base: String?
    package var destination = Destination.version
    /// Whether to also remove the parts that refer to a removed element.
    package var cascades = false
    /// Whether this is a dry run that writes nothing.
    package var isRehearsal = false
    /// Whether to write nothing and report a finding if anything would change.
    package var isCheck = false

    package init() {}
}

/// The changes of an edit, or of a dry run.
package struct EditOutcome: RunOutcome {
    /// A lint finding that the version did not have before.
    package struct NewFinding: Hashable, Sendable {
        /// The id of the rule.
        package var rule: String
        package var severity: Severity
        package var message: String
        package var help: String?
    }

    /// A setting that changed and that comparisons of versions ignore.
    package struct OtherChange: Hashable, Sendable {
        /// The path of the element, as in `Book.title`; empty for the model.
        package var path: String
        /// The name of the setting in actions.
        package var setting: String
        /// The old value, as in `no`, `swift` or `nothing`.
        package var old: String
        package var new: String
    }

    /// The path of the model.
    package var path: String
    /// The version before and after; both have the same name if the version was edited in place.
    package var old: ComparedVersion
    package var new: ComparedVersion
    /// The number of actions.
    package var actionCount: Int
    /// The difference between the two versions.
    package var difference: ModelDifference
    /// The other changes, in the order of the model.
    package var otherChanges: [OtherChange]
    /// Whether it is unknown if the version hash changes.
    package var isHashUnverified: Bool
    /// The kind of migration between the two versions.
    package var migration: MigrationClass
    /// Other facts about the migration.
    package var flags: Set<MigrationFlag>
    /// The reasons why Core Data cannot infer the migration; empty if it can.
    package var obstacles: [String]
    package var newFindings: [NewFinding]
    /// The elements that were removed in addition to those that the actions name.
    package var removedAlong: [String]
    /// The files that change.
    package var changes: [FileChange]
    /// The folder of a new version, which is created before the files are written.
    var newFolder: String?
    package var isRehearsal: Bool
    /// Whether to report a finding if anything would change.
    var isCheck: Bool
    /// Other messages.
    package var messages: [Diagnostic]
    /// Whether the edited version may have shipped: false if the lock file contains other versions of the model but not this
    /// one.
    package var mayHaveShipped: Bool
    /// Whether the edited version is the current one, from which an edit can create a new version.
    package var wasCurrent: Bool

    package var result: RunResult { isCheck && !changes.isEmpty ? .findings : .done }

    package var hasWritten: Bool { !isRehearsal && !changes.isEmpty }
    /// Always empty: the messages do not refer to a text that was read.
    package var sources: [String: SourceText] { [:] }

    /// Whether the edit created a new version.
    package var isNewVersion: Bool { old.name != new.name }

    /// The files that change, and whether each is new.
    package var fileActions: [(path: String, isNew: Bool)] { changes.map { ($0.path, $0.old == nil) } }

    /// The changes as a unified diff.
    package var diff: String { changes.map(\.unifiedDiff).joined() }
}

extension DiagnosticID {
    static let editFailed = DiagnosticID("edit-failed")
    static let referenceNotFollowed = DiagnosticID("reference-not-followed")
}

extension EditRequest {
    /// Splits the words into the model that they begin with and the action.
    func split(in workspace: Workspace) -> (model: String?, action: [String]) {
        if let model { return (model, words) }
        let begins = { (word: String) in ActionParser.verbs.contains(word) || ActionParser.isWhole(word) }
        guard let first = words.first, !begins(first) else { return (nil, words) }
        let rest = Array(words.dropFirst())
        // A word before a verb is the model, even if no model exists there.
        let isBeforeVerb = rest.first.map(begins) ?? false
        return isBeforeVerb || EditRequest.isModel(first, in: workspace) ? (first, rest) : (nil, words)
    }

    /// Whether a word names the model. A plain word that is not the name of a file is a misspelled verb.
    private static func isModel(_ word: String, in workspace: Workspace) -> Bool {
        PathText.hasFolder(word) || word.contains(".") || ExistingPath.mayExist(workspace.path(word))
    }

    /// Throws an error if the request has an action in addition to a script.
    package func refuseAction(in workspace: Workspace) throws(UsageError) {
        guard !split(in: workspace).action.isEmpty else { return }
        throw UsageError("an action and a script cannot be used together")
    }

    /// Returns the text of a script, without a byte order mark.
    ///
    /// - Parameter name: the name of the script in messages.
    /// - Throws: `RunFailure` if the bytes are not UTF-8, because names would be misread.
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

    /// Reads the text of a script.
    package static func script(at path: String, in workspace: Workspace) throws(RunFailure) -> String {
        switch FileBytes.contents(of: workspace.path(path), megabytes: 16) {
        case .success(let bytes): return try script(bytes, of: path)
        case .failure(let refusal):
            throw RunFailure([refusal.diagnostic(of: path, "read", help: "name a file with one action a line")])
        }
    }
}

/// The version to edit, and its bundle.
struct EditTarget {
    /// The bundle, or the version if it is not in a bundle.
    let bundle: VersionedModel
    let version: ModelVersion
    /// Messages about what was read.
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

    /// Returns the information that lint rules have in addition to the version.
    func context(_ lint: LintConfiguration, name: String) -> LintContext {
        var context = LintContext(lint)
        context.bundleName = bundle.name
        context.versionName = name
        return context
    }
}

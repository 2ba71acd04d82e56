import ModelcBase
import ModelcDiagnostics
import ModelcEditing
import ModelcFiles
import ModelcLint
import ModelcPlans
import ModelcSchema
import ModelcSettings

/// The request to edit a model: the actions, and the version to apply them to.
package struct EditRequest {
    /// The destination of the edited model.
    package enum Destination: Hashable, Sendable {
        /// The version that the model was read from.
        case version
        /// A new version, which becomes the current version. The value is its name; nil for the next version name.
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
    /// The version to edit; nil for the current version.
    package var version: String?
    /// A git revision, or the path of a copy, whose versions have shipped; nil to use only the lock file and the
    /// configuration.
    package var base: String?
    package var destination = Destination.version
    /// Whether to also remove the elements that refer to a removed element.
    package var cascades = false
    /// Whether this is a dry run that writes nothing.
    package var isRehearsal = false
    /// Whether to write nothing and report a finding if anything would change.
    package var isCheck = false

    package init() {}
}

extension DiagnosticID {
    static let editFailed = DiagnosticID("edit-failed")
    static let referenceNotFollowed = DiagnosticID("reference-not-followed")
}

extension EditRequest {
    /// Splits the words into the path of the model, if they begin with one, and the words of the action.
    func split(in workspace: Workspace) -> (model: String?, action: [String]) {
        if let model { return (model, words) }
        let begins = { (word: String) in ActionParser.verbs.contains(word) || ActionParser.isWhole(word) }
        guard let first = words.first, !begins(first) else { return (nil, words) }
        let rest = Array(words.dropFirst())
        // The word before a verb is the path of the model, even if no model exists at this path.
        let isVerb = ActionParser.isVerb(first)
        let isBeforeVerb = rest.first.map { begins($0) || ActionParser.isVerb($0) && !isVerb } ?? false
        guard isBeforeVerb || !isVerb else { return (nil, words) }
        return isBeforeVerb || EditRequest.isModel(first, in: workspace) ? (first, rest) : (nil, words)
    }

    /// Whether a word names the model. A plain word that is not the name of a file is taken for a misspelled verb.
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

import ModelcDiagnostics

/// What a project is to get beside `.modelc.yml`.
package struct SetupRequest {
    /// A service that runs checks.
    package enum Service: String, CaseIterable, Sendable {
        case github
        case gitlab
    }

    /// The paths of the models, or folders to search for them; none for all below the working folder.
    package var models: [String] = []
    /// The service that checks every change; nil for none.
    package var service: Service?
    /// Whether every commit is checked, by pre-commit.
    package var addsHook = false
    /// Whether git is told which files are generated.
    package var addsAttributes = false
    /// Whether the files are only named.
    package var isRehearsal = false

    package init() {}
}

/// What a project got.
package struct SetupOutcome {
    /// A file that was asked for.
    package struct File {
        /// The path as reports show it.
        package var path: String
        /// What was done with it; `refuse` for one that is there and says something else.
        package var action: PlannedFile.Action
        /// The lines that it should have as well; empty for a file that has them.
        package var missing: [String] = []
        /// Whether it has a line that only the user can complete.
        package var needsEdit = false
    }

    /// `.modelc.yml` first.
    package var files: [File]
    /// How many models the configuration names.
    package var modelCount: Int
    package var isRehearsal: Bool
    /// What is to be said of the configuration.
    package var messages: [Diagnostic]
}

/// A file that a project can have: its text where it has none yet, and the lines that one which is there should have.
struct SetupFile {
    var path: String
    var text: String
    /// The lines to add to a file that is there.
    var snippet: String
    /// What a file has that needs no snippet any more; nil where each line of the snippet is looked for.
    var marker: String?
    /// Whether the text has a line that only the user can complete.
    var needsEdit: Bool { text.contains(SetupFile.editMark) }

    static let editMark = "EDIT:"

    /// What a file of this text lacks.
    func missing(in text: String) -> [String] {
        let lines = snippet.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if let marker { return text.contains(marker) ? [] : lines }
        let known = Set(text.split(separator: "\n").map(String.init))
        return lines.filter { !$0.isEmpty && !$0.hasPrefix("#") && !known.contains($0) }
    }
}

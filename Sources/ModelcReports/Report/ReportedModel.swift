import ModelcJSON
import ModelcSettings
import ModelcText

/// What a command changed in models, or would change: for programs.
package struct ReportedChanges: Hashable, Sendable {
    /// A fix that was made.
    package struct MadeFix: Hashable, Sendable {
        package var rule: String
        /// `Book.cover`; nil for the model as a whole.
        package var modelPath: String?
        package var file: String
        var tier: FixTier
        /// An order: `set maxCount to 1`.
        package var title: String

        package init(rule: String, modelPath: String?, file: String, tier: FixTier, title: String) {
            self.rule = rule
            self.modelPath = modelPath
            self.file = file
            self.tier = tier
            self.title = title
        }
    }

    /// A file with other bytes than before.
    package struct File: Hashable, Sendable {
        var path: String
        /// Whether it was not there before.
        var isNew: Bool
        /// Places are those of the file as it was.
        var edits: [TextEdit]

        package init(path: String, isNew: Bool, edits: [TextEdit]) {
            self.path = path
            self.isNew = isNew
            self.edits = edits
        }
    }

    /// Whether nothing was written.
    package var isDryRun: Bool
    package var fixes: [MadeFix]
    var files: [File]

    package init(isDryRun: Bool, fixes: [MadeFix], files: [File]) {
        self.isDryRun = isDryRun
        self.fixes = fixes
        self.files = files
    }

    /// The changes as the result of a document.
    package var json: JSONValue {
        ["isDryRun": .bool(isDryRun), "fixes": .array(fixes.map(json)), "files": .array(files.map(json))]
    }

    private func json(_ fix: MadeFix) -> JSONValue {
        [
            "rule": .string(fix.rule), "modelPath": .optional(fix.modelPath), "file": .string(fix.file),
            "tier": .string(fix.tier.rawValue), "title": .string(fix.title),
        ]
    }

    private func json(_ file: File) -> JSONValue {
        let edits = file.edits.map { edit in
            JSONValue.object([
                JSONMember(key: "byteOffset", value: .integer(edit.offset)),
                JSONMember(key: "byteLength", value: .integer(edit.length)),
                JSONMember(key: "text", value: .string(edit.replacement)),
            ])
        }
        return ["path": .string(file.path), "isNew": .bool(file.isNew), "edits": .array(edits)]
    }
}

/// A bundle that was looked at.
package struct ReportedModel: Hashable, Sendable {
    /// The bundle's path, as findings give it.
    package var bundle: String
    /// The versions that were looked at.
    package var versions: [ReportedVersion]
    /// The name of the current version, whether or not it was looked at; nil if there is none.
    var current: String?

    package init(bundle: String, versions: [ReportedVersion], current: String?) {
        self.bundle = bundle
        self.versions = versions
        self.current = current
    }
}

/// A version of a bundle that was looked at.
package struct ReportedVersion: Hashable, Sendable {
    /// The name without extension.
    var name: String
    /// The path of the file that holds the version.
    var path: String

    package init(name: String, path: String) {
        self.name = name
        self.path = path
    }
}

import Foundation
import FuzzRunning

/// A command that writes files, and the changes of the workspace that give it something to write.
struct WritingCommand: Sendable {
    let name: String
    let arguments: [String]
    /// The command that completes the work of a killed run, if a second run of the same command only reports that it is
    /// complete.
    var completion: [String] = []
    /// Replacements in files before the run: path, old text, new text.
    var edits: [(path: String, old: String, new: String)] = []
    /// Files and folders to remove before the run.
    var removed: [String] = []

    init(
        _ name: String, _ words: String, edits: [(path: String, old: String, new: String)] = [], removed: [String] = [],
        completion: String = ""
    ) {
        self.name = name
        // Words contain no spaces, except for names of versions, where `~` replaces them.
        arguments = words.split(separator: " ").map { String($0).replacing("~", with: " ") }
        self.completion = completion.split(separator: " ").map(String.init)
        self.edits = edits
        self.removed = removed
    }

    func prepare(_ folder: URL) throws {
        for edit in edits {
            let file = folder.appendingPathComponent(edit.path)
            let text = try String(contentsOf: file, encoding: .utf8)
            guard text.contains(edit.old) else {
                throw WorkspaceError(description: "\(name): '\(edit.path)' does not contain '\(edit.old)'")
            }
            try Data(text.replacing(edit.old, with: edit.new).utf8).write(to: file)
        }
        for path in removed { try FileManager.default.removeItem(at: folder.appendingPathComponent(path)) }
    }

    private static let bundle = "BookList.xcdatamodeld"
    private static let current = "BookList.xcdatamodeld/BookList 3.xcdatamodel/contents"
    /// An element that a fix changes: an index without elements.
    private static let emptyIndex = (
        path: current, old: "<fetchIndex name=\"byTitleIndex\">",
        new: "<fetchIndex name=\"byNothingIndex\"/><fetchIndex name=\"byTitleIndex\">"
    )
    /// An element whose fix changes the version hash, which requires a new version.
    private static let orderedToOne = (path: current, old: "maxCount=\"1\"", new: "maxCount=\"1\" ordered=\"YES\"")
    private static let renamed = (path: current, old: "\"subtitle\"", new: "\"secondTitle\"")

    static let all = generating + locking + linting + mapping + planning + editing + versioning

    private static let generating = [
        WritingCommand("generate", "generate \(bundle) --no-config --output Out"),
        // With the configuration, its templates next to it, and human files in a separate folder.
        WritingCommand(
            "generate-configured", "generate \(bundle) --human-output Mine --templates Templates --verbose",
            edits: [renamed]),
        WritingCommand("generate-again", "generate \(bundle) --no-config --output Classes", edits: [renamed]),
        WritingCommand(
            "generate-objc", "generate \(bundle) --no-config --output ObjectiveC --language objc", edits: [renamed]),
        WritingCommand(
            "generate-prune", "generate \(bundle) --no-config --output Classes --prune",
            edits: [(path: current, old: "\".Author\"", new: "\".Writer\"")]),
        WritingCommand(
            "generate-stamp", "generate \(bundle) --no-config --output Classes --stamp Stamp", edits: [renamed]),
        WritingCommand("templates-copy", "templates copy swift --output Mine"),
    ]

    private static let locking = [
        WritingCommand("lock", "lock \(bundle)", removed: ["modelc.lock"]),
        WritingCommand("lock-also", "lock \(bundle) --also \(bundle) --reason edited", edits: [renamed]),
        WritingCommand("lock-update", "lock \(bundle) --update-all", edits: [renamed]),
    ]

    private static let linting = [
        WritingCommand(
            "baseline", "lint \(bundle) --no-config --preset all --baseline .modelc-baseline --write-baseline",
            edits: [emptyIndex]),
        WritingCommand(
            "baseline-prune", "lint \(bundle) --no-config --baseline .modelc-baseline --prune-baseline",
            edits: [(path: ".modelc-baseline", old: "# modelc lint baseline 1\n", new: stale)]),
        WritingCommand(
            "fix", "lint \(bundle) --no-config --fix --unsafe", edits: [emptyIndex], removed: ["modelc.lock"]),
        WritingCommand(
            "new-version", "lint \(bundle) --no-config --fix --unsafe --new-version New", edits: [orderedToOne]),
        WritingCommand(
            "suppress", "lint \(bundle) --no-config --preset all --add-suppressions",
            removed: ["modelc.lock"]),
        WritingCommand("report", "lint \(bundle) --no-config --preset all --report sarif=report.sarif"),
        WritingCommand(
            "report-configured", "lint --sources Sources --report json=report.json --report junit=report.xml"),
    ]

    private static let mapping = [
        WritingCommand("mapping-new", "mapping new \(bundle) --output New.xcmappingmodel"),
        WritingCommand("mapping-refresh", "mapping refresh Map.xcmappingmodel --models .", edits: [renamed]),
    ]

    private static let planning = [
        WritingCommand("plan-emit", "plan \(bundle) --emit mapping,policy,staged,sql --emit-dir Out"),
        WritingCommand("plan-report", "plan \(bundle) --format html --output plan.html"),
    ]

    private static let editing = [
        WritingCommand("new", "new Library Book Author"),
        WritingCommand("edit", "edit \(bundle) rename attribute Book.subtitle secondTitle", removed: ["modelc.lock"]),
        WritingCommand("edit-new-version", "edit \(bundle) add attribute Book.printing String --new-version New"),
        WritingCommand("format", "format \(bundle)", edits: [unformatted]),
        WritingCommand(
            "merge",
            "merge \(bundle)/BookList.xcdatamodel/contents \(bundle)/BookList~2.xcdatamodel/contents "
                + "\(bundle)/BookList~3.xcdatamodel/contents"),
        WritingCommand("merge-install", "merge --install"),
    ]

    private static let versioning = [
        WritingCommand("versions-add", "versions add \(bundle) New", completion: "versions use \(bundle) New"),
        WritingCommand("versions-use", "versions use \(bundle) 2"),
        WritingCommand("versions-rename", "versions rename \(bundle) 3 New --force"),
        WritingCommand("versions-remove", "versions remove \(bundle) 1 --force"),
        WritingCommand("versions-prune", "versions prune \(bundle) --keep-from 3 --force"),
    ]

    /// A file that is not in Xcode's form.
    private static let unformatted = (path: current, old: "\"/>", new: "\" />")
    private static let stale = "# modelc lint baseline 1\nempty-index\t\(bundle)\tBook.byGoneIndex\n"
}

import ModelcDiagnostics
import ModelcDisk
import ModelcFiles
import ModelcGit
import ModelcText

/// Whether git merges the models of a clone by modelc: of several lines in several files the last one counts.
struct DriverUse {
    private let attributes: GitAttributes

    init(_ attributes: GitAttributes) { self.attributes = attributes }

    /// A warning for each way in which git merges models otherwise, with the first of the files.
    func messages() throws(GitError) -> [Diagnostic] {
        let found = try attributes.files().filter(DriverUse.isOfModel)
        // A clone without models will have some.
        let paths = found.isEmpty ? ["Model.xcdatamodeld/Model.xcdatamodel/contents"] : found
        let values = try attributes.values(of: "merge", for: paths)
        let others = Dictionary(grouping: paths.filter { values[$0] != "modelc" }, by: { values[$0] ?? "unspecified" })
        return others.keys.sorted().map { value in
            let files = (others[value] ?? []).sorted()
            let count = Counted.text(files.count, "file")
            let first = TerminalText.escaped(files.first ?? "")
            return Diagnostic(
                .mergeDriverUnused, .warning,
                "git does not merge \(count) by modelc: the attribute 'merge' of \(first) is "
                    + "'\(TerminalText.escaped(value))'",
                help:
                    "a later line, a .gitattributes in a subfolder or .git/info/attributes says so: change it, and check "
                    + "with: git check-attr merge -- \(ShellWord.quoted(files.first ?? ""))")
        }
    }

    private static func isOfModel(_ path: String) -> Bool {
        PathText.name(of: path) == CurrentVersionEditor.fileName || path.hasSuffix(".xcdatamodel/contents")
    }
}

extension DiagnosticID {
    package static let mergeDriverUnused = DiagnosticID("merge-driver-unused")
}

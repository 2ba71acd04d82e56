import ModelcBase
import ModelcCodegen
import ModelcDiagnostics
import ModelcSourceCode

/// Reports file names that this run could write but that a later run would not find again. Such names come from the
/// user's patterns for file names and from names in the model.
enum OutputNameCheck {
    static func problems(in files: [GeneratedFile]) -> [Diagnostic] { files.compactMap(problem) }

    private static func problem(in file: GeneratedFile) -> Diagnostic? {
        guard let reason = reason(against: file.path) else { return nil }
        let origin = file.template.map { " of the template '\($0)'" } ?? ""
        return Diagnostic(
            .unusableFileName, .error, "the file name '\(file.path)'\(origin) has \(reason)",
            help: "give the output another file name")
    }

    private static func reason(against path: String) -> String? {
        if path.hasPrefix(UnfinishedFiles.prefix) { return "the prefix of modelc's temporary files" }
        return PathText.parts(of: path).lazy.compactMap { OutputName.unfitCharacter(in: $0) }.first
    }
}

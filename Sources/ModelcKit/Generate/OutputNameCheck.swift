import ModelcCodegen
import ModelcDiagnostics
import ModelcSourceCode

/// Refuses names of files that a run could write and a later one not find again. Masks of file names come from the user,
/// and what is put into them from the model.
enum OutputNameCheck {
    static func faults(in files: [GeneratedFile]) -> [Diagnostic] { files.compactMap(fault) }

    private static func fault(in file: GeneratedFile) -> Diagnostic? {
        guard let reason = reason(against: file.path) else { return nil }
        let origin = file.template.map { " of the template '\($0)'" } ?? ""
        return Diagnostic(
            .unusableFileName, .error, "the file name '\(file.path)'\(origin) has \(reason)",
            help: "give the output another file name")
    }

    private static func reason(against path: String) -> String? {
        if path.hasPrefix(UnfinishedFiles.prefix) { return "the beginning of modelc's own temporary files" }
        return path.split(separator: "/").lazy.compactMap { OutputName.unfitCharacter(in: String($0)) }.first
    }
}

extension DiagnosticID {
    package static let unusableFileName = DiagnosticID("unusable-file-name")
}

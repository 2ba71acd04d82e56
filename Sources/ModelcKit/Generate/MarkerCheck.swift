import ModelcDiagnostics
import ModelcSourceCode

/// Refuses files of the user's own templates that would not be what their policy says: a file is rewritten, and removed,
/// only where its head says that modelc made it. That is found out best before there is a file.
enum MarkerCheck {
    /// The first file of each kind of fault; the others come from the same templates.
    static func faults(in files: [GeneratedFile]) -> [Diagnostic] {
        let machine = files.first { $0.policy == .machine && !isMarked($0) }.map(withoutMarker)
        let human = files.first { $0.policy == .human && looksLikeMachineFile($0) }.map(withMarker)
        return [machine, human].compactMap { $0 }
    }

    private static func isMarked(_ file: GeneratedFile) -> Bool {
        String(decoding: file.text.utf8.prefix(FileWriter.markedLength), as: UTF8.self).contains(GeneratedFile.marker)
    }

    private static func looksLikeMachineFile(_ file: GeneratedFile) -> Bool {
        MachineFileHeader(file.text.utf8)?.sourceName != nil
    }

    private static func withoutMarker(_ file: GeneratedFile) -> Diagnostic {
        Diagnostic(
            .outputWithoutMarker, .error,
            "the file '\(file.path)' \(origin(of: file)) does not say that modelc made it, so that it could not be rewritten",
            help: "begin the template with a comment that says '\(GeneratedFile.marker)', or let the file be human"
                + (file.isExtra ? " ('overwrite: human')" : " (the fourth word of its line in the manifest)"))
    }

    private static func withMarker(_ file: GeneratedFile) -> Diagnostic {
        Diagnostic(
            .humanOutputWithMarker, .error,
            "the file '\(file.path)' \(origin(of: file)) is the user's and begins as machine files do, which --prune removes",
            help: "do not say '\(GeneratedFile.marker)' in its first line, or let the file be a machine file")
    }

    private static func origin(of file: GeneratedFile) -> String {
        let place = file.isExtra ? "of 'outputs'" : "of the folder of templates"
        return file.template.map { "of the template '\($0)' \(place)" } ?? place
    }
}

extension DiagnosticID {
    package static let outputWithoutMarker = DiagnosticID("output-without-marker")
    package static let humanOutputWithMarker = DiagnosticID("human-output-with-marker")
}

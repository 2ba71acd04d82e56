import ModelcCodegen
import ModelcDiagnostics
import ModelcSettings
import ModelcSourceCode

/// Reports files from the user's own templates that modelc could not recognize as generated in the next run. A file is
/// rewritten or removed only if its beginning says that modelc generated it. This is checked before the file is
/// written.
enum MarkerCheck {
    /// Returns one error of each kind, for the first file with this error. The following files come from the same
    /// templates and have the same error.
    ///
    /// - Parameter markers: returns the texts that mark an existing file as generated, for a file of the run.
    static func problems(
        in files: [GeneratedFile], _ markers: (GeneratedFile) -> [String]
    ) -> [Diagnostic] {
        let machine = files.first { $0.policy == .machine && !isMarked($0, markers($0)) }.map(withoutMarker)
        let human = files.first { $0.policy == .human && looksLikeMachineFile($0) }.map(withMarker)
        return [machine, human].compactMap { $0 }
    }

    private static func isMarked(_ file: GeneratedFile, _ markers: [String]) -> Bool {
        let head = String(decoding: file.text.utf8.prefix(FileWriter.markedLength), as: UTF8.self)
        return markers.contains { head.contains($0) }
    }

    private static func looksLikeMachineFile(_ file: GeneratedFile) -> Bool {
        MachineFileHeader(file.text.utf8)?.sourceName != nil
    }

    private static func withoutMarker(_ file: GeneratedFile) -> Diagnostic {
        Diagnostic(
            .outputWithoutMarker, .error,
            "the file '\(file.path)' \(origin(of: file)) does not contain the line that marks generated files, so it "
                + "could not be rewritten",
            help: "begin the template with a comment that contains '\(GeneratedFile.marker)', or make it a human file"
                + (file.isExtra ? " ('overwrite: human')" : " (the fourth word of its line in the manifest)"))
    }

    private static func withMarker(_ file: GeneratedFile) -> Diagnostic {
        Diagnostic(
            .humanOutputWithMarker, .error,
            "the file '\(file.path)' \(origin(of: file)) is a human file but begins like a machine file, which modelc "
                + "replaces and removes",
            help: "remove '\(GeneratedFile.marker)' from its first line, or make it a machine file")
    }

    private static func origin(of file: GeneratedFile) -> String {
        let place = file.isExtra ? "of 'outputs'" : "of the folder of templates"
        return file.template.map { "of the template '\($0)' \(place)" } ?? place
    }
}

import ModelcDiagnostics
import ModelcDisk
import ModelcKit
import ModelcPresentation

/// Writes a report in the formats that were requested.
enum ReportWriting {
    /// Standard output first, then the files; ends the command where one cannot be written. All files are looked at before the
    /// first is written.
    ///
    /// - Parameters:
    ///   - outputs: the formats that were asked for, each with a path or for standard output.
    ///   - replaces: whether files may be replaced that are no reports of modelc.
    ///   - text: the report in a format, with or without colours, for a terminal or a file.
    static func write(
        _ outputs: [ReportOutput], replaces: Bool, text: (FindingFormat, TextLayout) -> String
    ) throws {
        for output in outputs where output.path == nil {
            try Console.print(text(output.format, Console.outputLayout))
        }
        let files = outputs.compactMap { output in output.path.map { (path: $0, text: text(output.format, .file)) } }
        for file in files where !replaces && !isWritten(file.text, to: file.path) { try refuseForeign(file.path) }
        for file in files { try write(file.text, to: file.path) }
    }

    /// Writes a report to one file, or ends the command.
    static func write(_ text: String, to path: String, replaces: Bool) throws {
        if !replaces, !isWritten(text, to: path) { try refuseForeign(path) }
        try write(text, to: path)
    }

    private static func write(_ text: String, to path: String) throws {
        do throws(FileWritingError) {
            try FileWriter.write(text, to: path, replacing: nil)
        } catch {
            throw RunFailure.afterOutput(error.diagnostic)
        }
    }

    /// Whether a file has the text already: whoever runs a command twice gets no other answer.
    private static func isWritten(_ text: String, to path: String) -> Bool {
        FileBytes.areEqual(at: path, to: Array(text.utf8))
    }

    private static func refuseForeign(_ path: String) throws {
        guard ExistingPath.mayExist(path) else { return }
        let head = try? FileBytes.head(of: path, length: ReportRecognition.length).get()
        guard !(head.map(ReportRecognition.isReport) ?? false) else { return }
        let isFolder = FileSystem.kind(of: path) == .folder
        throw RunFailure.afterOutput(
            Diagnostic(
                .foreignFile, .error,
                isFolder ? "'\(path)' is a folder" : "'\(path)' exists already, and is not a report of modelc",
                at: SourceLocation(path: path),
                help: head == nil ? "name another file" : "name another file, or pass --force to replace it"))
    }
}

import ModelcDiagnostics
import ModelcKit
import ModelcPresentation

/// Writes a report in the requested formats.
enum ReportWriting {
    /// Writes to standard output first, then to the files; ends the command if one cannot be written. All files are checked
    /// before the first is written.
    ///
    /// - Parameters:
    ///   - outputs: the formats that were asked for, each with a path or for standard output.
    ///   - replaces: whether files may be replaced that are no reports of modelc.
    ///   - hasWritten: whether the run changed other files.
    ///   - text: the report in a format, with or without colours, for a terminal or a file.
    static func write(
        _ outputs: [ReportOutput], replaces: Bool, hasWritten: Bool, text: (FindingFormat, TextLayout) -> String
    ) throws {
        for output in outputs where output.path == nil {
            try Console.print(text(output.format, Console.outputLayout), hasWritten: hasWritten)
        }
        let files = outputs.compactMap { output in
            output.path.map { ReportFile(text(output.format, .file), at: $0) }
        }
        if !replaces { try files.forEach(refuseForeign) }
        try files.forEach(write)
    }

    /// Writes a report to one file; throws if this fails.
    static func write(_ text: String, to path: String, replaces: Bool) throws {
        let file = ReportFile(text, at: path)
        if !replaces { try refuseForeign(file) }
        try write(file)
    }

    private static func refuseForeign(_ file: ReportFile) throws {
        if let refusal = file.refusal(.flags) { throw RunFailure.afterOutput(refusal) }
    }

    private static func write(_ file: ReportFile) throws {
        do throws(FileWritingError) {
            try file.write()
        } catch {
            throw RunFailure.afterOutput(error.diagnostic)
        }
    }
}

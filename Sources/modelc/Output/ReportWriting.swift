import ModelcDiagnostics
import ModelcKit
import ModelcPresentation

/// Writes a report in the requested formats.
enum ReportWriting {
    /// Prints reports to standard output, then writes the files. All files are checked before the first one is written.
    /// They are also written if standard output is closed. Ends the command if a report cannot be written.
    ///
    /// - Parameters:
    ///   - outputs: the requested formats, each with a path or for standard output.
    ///   - result: a text to print before the reports; nil if there is none.
    ///   - replaces: whether a file may be replaced even if it is not a report of modelc.
    ///   - hasWritten: whether the run changed other files.
    ///   - text: returns the report in a format, with or without colours, for a terminal or a file.
    static func write(
        _ outputs: [ReportOutput], result: String? = nil, replaces: Bool, hasWritten: Bool,
        text: (FindingFormat, TextLayout) -> String
    ) throws {
        let printed = outputs.filter { $0.path == nil }.map { text($0.format, Console.outputLayout) }
        let failure = failure(toPrint: (result.map { [$0] } ?? []) + printed)
        let files = outputs.compactMap { output in
            output.path.map { ReportFile(text(output.format, .file), at: $0) }
        }
        do {
            try write(files, replaces: replaces)
        } catch {
            failure?.report(hasWritten: false)
            throw error
        }
        // Without a result on standard output, the command would say nothing.
        if result == nil, printed.isEmpty { Console.printWritten(outputs.compactMap(\.path)) }
        guard let failure else { return }
        failure.report(hasWritten: hasWritten || !files.isEmpty)
        throw ExitStatus.unusable
    }

    /// Prints texts until one cannot be printed, and returns the error. It does not use a lazy `compactMap`, which
    /// would try to print the failing text twice.
    private static func failure(toPrint texts: [String]) -> Console.Failure? {
        for text in texts {
            if let failure = Console.failure(ofPrinting: text) { return failure }
        }
        return nil
    }

    private static func write(_ files: [ReportFile], replaces: Bool) throws {
        if !replaces { try files.forEach(refuseForeign) }
        try files.forEach(write)
    }

    /// Writes a report to one file. Throws if it cannot be written.
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

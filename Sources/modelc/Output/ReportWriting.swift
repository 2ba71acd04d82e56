import ModelcDiagnostics
import ModelcReports

/// Writes a report in the formats that were asked for.
enum ReportWriting {
    /// Standard output first, then the files; ends the command where one cannot be written.
    ///
    /// - Parameter text: the report in a format, with or without colours.
    static func write(_ outputs: [ReportOutput], text: (ReportFormat, TextStyle) -> String) throws {
        for output in outputs {
            guard let path = output.path else {
                try Console.print(text(output.format, Console.outputStyle))
                continue
            }
            do throws(FileWritingError) {
                try FileWriter.write(text(output.format, .plain), to: path, replacing: nil)
            } catch {
                DiagnosticOutput.print([error.diagnostic], of: nil)
                throw ExitStatus.unusable
            }
        }
    }
}

import ModelcBase
import ModelcDiagnostics

/// A report, or another result, that is written to a file that the user named.
package struct ReportFile {
    /// The existing file that would be overwritten.
    package struct Earlier {
        /// The first bytes; nil if the path is not a file, or if the file cannot be read.
        package let head: [UInt8]?
        fileprivate let path: String

        /// Returns the error that the file exists and is not overwritten unless the user requests this.
        package func refusal(_ wording: Wording) -> Diagnostic {
            Diagnostic(
                .foreignFile, .error,
                FileSystem.kind(of: path) == .folder
                    ? "'\(path)' is a folder" : "'\(path)' exists already, and modelc may not have written it",
                at: SourceLocation(path: path),
                help: "name another file" + (head == nil ? "" : ", or pass \(wording[.replacement]) to replace it"))
        }
    }

    private let text: String
    private let path: String

    package init(_ text: String, at path: String) {
        self.text = text
        self.path = path
    }

    /// Returns the existing file at the path; nil if there is none, or if it already has the text, so that running a command
    /// twice has the same result.
    ///
    /// - Parameter length: the number of bytes to read from the existing file.
    package func earlier(reading length: Int) -> Earlier? {
        guard !FileBytes.areEqual(at: path, to: Array(text.utf8)), ExistingPath.mayExist(path) else { return nil }
        return Earlier(head: try? FileBytes.head(of: path, length: length).get(), path: path)
    }

    /// Writes the file, and replaces any existing file.
    package func write() throws(FileWritingError) { try FileWriter.write(text, to: path, replacing: nil) }
}

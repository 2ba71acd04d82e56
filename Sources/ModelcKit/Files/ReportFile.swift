import ModelcBase
import ModelcDiagnostics

/// A report, or another result, for a file that the user named.
package struct ReportFile {
    /// What would be lost if the file were written.
    package struct Earlier {
        /// The first bytes; nil for what is not a file, or cannot be read.
        package let head: [UInt8]?
        fileprivate let path: String

        /// That the file is not written without being asked.
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

    /// What is at the path; nil for nothing, and for a file that has the text already: whoever runs a command twice gets no other
    /// answer.
    ///
    /// - Parameter length: how many bytes of it are read.
    package func earlier(reading length: Int) -> Earlier? {
        guard !FileBytes.areEqual(at: path, to: Array(text.utf8)), ExistingPath.mayExist(path) else { return nil }
        return Earlier(head: try? FileBytes.head(of: path, length: length).get(), path: path)
    }

    /// Writes the file, whatever is there.
    package func write() throws(FileWritingError) { try FileWriter.write(text, to: path, replacing: nil) }
}

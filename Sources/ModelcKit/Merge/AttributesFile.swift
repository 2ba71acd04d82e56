import ModelcDisk
import ModelcText

/// `.gitattributes` of a clone, and the lines of models that it lacks.
struct AttributesFile {
    /// Those lines, without their ends.
    let missing: [String]
    private let path: String
    private let old: [UInt8]?

    /// - Throws: `RunFailure` where the file is there and cannot be read.
    init(_ path: String) throws(RunFailure) {
        self.path = path
        switch FileBytes.contents(of: path, megabytes: 4) {
        case .success(let bytes): old = bytes
        case .failure(.missing): old = nil
        case .failure(.unreadable(let reason)):
            throw RunFailure([FileWritingError.uneditable(path: path, reason: reason).diagnostic])
        }
        let text = String(decoding: old ?? [], as: UTF8.self)
        missing = SetupFile.models.missing(in: text.replacing("\r\n", with: "\n"))
    }

    /// Adds the lines at the end, with the line ends that the file has; what it says stays.
    func complete() throws(RunFailure) {
        guard !missing.isEmpty else { return }
        let isWhole = missing.count == SetupFile.models.missing(in: "").count
        let lines = isWhole ? SetupFile.models.text : missing.map { $0 + "\n" }.joined()
        let bytes = old ?? []
        let hasCarriageReturns = bytes[...].firstPlace(of: "\r\n") != nil
        let gap = bytes.isEmpty || bytes.last == UInt8(ascii: "\n") ? "" : "\n"
        let added = (gap + lines).replacing("\n", with: hasCarriageReturns ? "\r\n" : "\n")
        do throws(FileWritingError) {
            try FileWriter.change([FileChange(path: path, old: old, new: bytes + Array(added.utf8))])
        } catch {
            throw RunFailure([error.diagnostic])
        }
    }
}

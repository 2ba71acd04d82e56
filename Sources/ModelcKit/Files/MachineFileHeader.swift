import ModelcSourceCode

/// The first line of a file that modelc wrote; files without it are never replaced or removed.
struct MachineFileHeader {
    /// The model that the file was generated from (`BookList.xcdatamodeld`); nil for files of no model.
    let sourceName: String?

    /// How many bytes of a file are searched for the first line.
    static let length = 1_000

    /// Nil where the first line does not say that modelc wrote the file.
    init?(_ bytes: some Sequence<UInt8>) {
        let line = String(decoding: Array(bytes.prefix(MachineFileHeader.length)), as: UTF8.self)
            .prefix { !$0.isNewline }
        guard let marker = line.firstRange(of: GeneratedFile.marker) else { return nil }
        let rest = line[marker.upperBound...]
        guard rest.hasPrefix(" from "), let end = rest.firstRange(of: ". Do not edit") else {
            sourceName = nil
            return
        }
        sourceName = String(rest[..<end.lowerBound].dropFirst(" from ".count))
    }
}

import ModelcBase
import ModelcCodegen
import ModelcFiles
import ModelcSettings
import ModelcSourceCode

/// The first line of a file that modelc wrote. Files without it are never replaced or removed.
struct MachineFileHeader {
    /// The name of the model that the file was generated from (`BookList.xcdatamodeld`); nil for files that do not
    /// belong to one model.
    let sourceName: String?

    /// The sentence in the first line of files that the tool mogenerator rewrites. These files may be replaced like
    /// files of modelc.
    static let mogeneratorMarker = "DO NOT EDIT. This file is machine-generated and constantly overwritten."

    /// The number of bytes of a file to search for the first line.
    static let length = 1_000

    /// Nil if the first line does not say that modelc wrote the file.
    init?(_ bytes: some Sequence<UInt8>) {
        let line = String(decoding: Array(bytes.prefix(MachineFileHeader.length)), as: UTF8.self)
            .prefix { !$0.isNewline }
        guard let rest = line.cut(at: GeneratedFile.marker)?.tail else { return nil }
        let name = rest.dropping(start: " from ")?.cut(at: ". Do not edit")?.head
        sourceName = name.map { String($0) }
    }
}

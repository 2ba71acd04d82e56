import ModelcCodegen

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The first line of a file that modelc wrote; files without it are never replaced or removed.
struct MachineFileHeader {
    /// The model that the file was generated from (`BookList.xcdatamodeld`); nil for files of no model.
    let sourceName: String?

    /// Nil where the first line does not say that modelc wrote the file.
    init?(_ data: Data) {
        let line = String(decoding: data.prefix(1000), as: UTF8.self).prefix { !$0.isNewline }
        guard let marker = line.firstRange(of: CodeGenerator.marker) else { return nil }
        let rest = line[marker.upperBound...]
        guard rest.hasPrefix(" from "), let end = rest.firstRange(of: ". Do not edit") else {
            sourceName = nil
            return
        }
        sourceName = String(rest[..<end.lowerBound].dropFirst(" from ".count))
    }
}

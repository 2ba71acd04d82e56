import ModelcBase
import ModelcFiles
import ModelcSchema
import ModelcSourceCode
import ModelcSwiftData
import ModelcVersionHash

/// The file of a frozen version: a comment with its hashes, and the `VersionedSchema`.
struct FrozenFile {
    private static let checksumLabel = "// checksum: "

    /// Returns the text of a new file.
    static func text(_ schema: FrozenSchema, _ hashes: ModelVersionHashes, release: String) -> String {
        let entities = hashes.entities.compactMap { entity in
            entity.hash.map { FrozenHeader.line(entity.name, hash: $0.hexadecimal, isVerified: entity.isVerified) }
        }
        let head =
            [
                "// \(GeneratedFile.marker) from the models of version \(release). Stores with this version exist: do not edit it."
            ]
            + (hashes.checksum.map { [checksumLabel + $0.base64] } ?? []) + entities
        return head.joined(separator: "\n") + "\n\nimport Foundation\nimport SwiftData\n\n" + schema.text
    }

    /// The path of the file, as messages show it.
    let path: String
    /// The checksum in the comment; nil if there is none.
    let writtenChecksum: String?
    /// The hashes of the version in the file; nil if the file declares no version with this name.
    let hashes: ModelVersionHashes?
    /// The name of the version in the file.
    let name: String

    /// - Parameter others: the Swift files that declare types that the version uses.
    init?(_ bytes: [UInt8], path: String, name: String, among others: [SwiftSourceFile]) {
        let text = SourceText(bytes)
        guard String(decoding: bytes.prefix(200), as: UTF8.self).contains(GeneratedFile.marker) else { return nil }
        self.path = path
        self.name = name
        let lines = (1...max(1, min(text.lineCount, 4))).compactMap(text.line)
        writtenChecksum = lines.first { $0.hasPrefix(Self.checksumLabel) }.map {
            String($0.dropFirst(Self.checksumLabel.count))
        }
        let files = others.filter { $0.path != path } + [SwiftSourceFile(path: path, text: text)]
        let version = SwiftDataReader.read(files, name: name).versions.first { $0.name == name }
        hashes = version.map { VersionHasher.hashes(of: ResolvedModel($0.model)) }
    }

    /// Whether the version still has the hashes that it was frozen with.
    var isUnchanged: Bool { writtenChecksum != nil && hashes?.checksum?.base64 == writtenChecksum }
}

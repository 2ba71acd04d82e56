import ModelcCompiledModels
import ModelcCompression
import ModelcDiagnostics
import ModelcSchema

/// Reads the model in a store: blob -> raw DEFLATE -> keyed archive -> model (FormatStore §2.3).
package enum CachedModelReader {
    /// The maximum size of the compressed model, in bytes. Known models have less than 100 KB.
    private static let compressedLimit = 16 << 20
    /// The maximum size of the decompressed archive, in bytes.
    private static let archiveLimit = 64 << 20

    /// Reads the model in an open store. The diagnostics are about problems of its archive that do not prevent its use.
    ///
    /// - Returns: nil if the store has no model.
    static func read(
        from database: SnapshotDatabase, _ content: StoreContent
    ) throws(StoreError) -> Result<(model: CachedModel, diagnostics: [Diagnostic]), CachedModelError>? {
        guard content.structure.tables.has("Z_MODELCACHE", with: ["Z_CONTENT"]) else { return nil }
        let rows = try database.rows(
            """
            SELECT typeof(Z_CONTENT), length(CAST(Z_CONTENT AS BLOB)) > \(compressedLimit),
            CASE WHEN length(CAST(Z_CONTENT AS BLOB)) <= \(compressedLimit) THEN Z_CONTENT END
            FROM Z_MODELCACHE WHERE Z_CONTENT IS NOT NULL LIMIT 1
            """)
        guard let row = rows.first, row.count == 3 else { return nil }
        guard row[0].asText == "blob" else { return .failure(.notData) }
        guard row[1].asInteger == 0 else { return .failure(.tooLarge(limit: compressedLimit)) }
        do throws(CachedModelError) {
            return .success(try decode(row[2].asBytes ?? [], content.metadata, path: database.path))
        } catch {
            return .failure(error)
        }
    }

    /// Decodes the compressed model from the column `Z_CONTENT` of `Z_MODELCACHE`. The diagnostics are about problems
    /// that do not prevent its use.
    ///
    /// - Parameter path: the path of the store, for messages.
    package static func decode(
        _ bytes: [UInt8], _ metadata: StoreMetadata, path: String
    ) throws(CachedModelError) -> (model: CachedModel, diagnostics: [Diagnostic]) {
        let archive: [UInt8]
        do throws(InflationError) {
            archive = try RawDeflate.inflate(bytes, limit: archiveLimit)
        } catch {
            throw .compression(error)
        }
        let (model, diagnostics) = CompiledModelReader.read(archive, path: path, origin: .store)
        guard let model else { throw .archive(diagnostics) }
        return (CachedModel(model: model, storedHashes: metadata.comparableHashes), diagnostics)
    }
}

import ModelcBase
import ModelcKeyedArchive
import ModelcSchema

/// Writes the property list with a store's metadata, as Core Data does (FormatStore §2.1).
struct MetadataEncoder {
    let framework: StoreFramework

    /// Returns the bytes of the property list.
    ///
    /// - Parameters:
    ///   - hashes: the hashes of all entities of the store, sorted by name in byte order.
    ///   - identifiers: the version identifiers of the model.
    func bytes(_ hashes: [StoreEntityHash], identifiers: [String]) -> [UInt8] {
        var entries: [PropertyListDictionary.Entry] = [
            entry("NSPersistenceFrameworkVersion", .integer(Int64(framework.version))),
            entry("NSStoreModelVersionHashes", MetadataEncoder.dictionary(hashes)),
        ]
        if framework.writesChecksum {
            let checksum = ModelVersionHashes.checksum(of: hashes.map(\.hash))
            entries.insert(entry("NSStoreModelVersionChecksumKey", .string(checksum.base64)), at: 1)
        }
        if framework.writesDigest {
            entries.append(entry("NSStoreModelVersionHashesDigest", .string(MetadataCheck.digest(of: hashes))))
        }
        entries += [
            entry("NSStoreModelVersionHashesVersion", .integer(Int64(StoreMetadata.knownHashesVersion))),
            entry("NSStoreModelVersionIdentifiers", .array(identifiers.map(PropertyListValue.string))),
            entry("NSStoreType", .string("SQLite")),
            entry("_NSAutoVacuumLevel", .string("2")),
            entry(StoreMetadata.markKey, .string(StoreMetadata.mark)),
        ]
        return BinaryPropertyListWriter().bytes(of: .dictionary(PropertyListDictionary(entries)))
    }

    private func entry(_ key: String, _ value: PropertyListValue) -> PropertyListDictionary.Entry {
        PropertyListDictionary.Entry(key: key, value: value)
    }

    private static func dictionary(_ hashes: [StoreEntityHash]) -> PropertyListValue {
        .dictionary(
            PropertyListDictionary(
                hashes.map { PropertyListDictionary.Entry(key: $0.name, value: .data($0.hash.bytes)) }))
    }
}

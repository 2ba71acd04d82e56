import ModelcBase
import ModelcKeyedArchive
import ModelcSchema

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads the property list with a store's metadata. It is binary, as Core Data writes it, or XML (FormatStore §2.1).
enum MetadataDecoder {
    /// Returns the readable parts of the property list, and a clause about its problem (nil if there is none). Valid
    /// parts are read even if other parts are invalid.
    static func decode(_ bytes: [UInt8]?) -> (metadata: StoreMetadata, problem: String?) {
        guard let bytes, !bytes.isEmpty else { return (StoreMetadata(), "there is no property list") }
        guard BinaryPropertyListReader.recognizes(bytes) else { return decodeXML(bytes) }
        do throws(BinaryPropertyListError) {
            guard case .dictionary(let list) = try BinaryPropertyListReader().read(bytes) else {
                return (StoreMetadata(), "the property list is not a dictionary")
            }
            return metadata(of: list)
        } catch {
            return (StoreMetadata(), "\(error.reason)")
        }
    }

    private static func metadata(of list: PropertyListDictionary) -> (StoreMetadata, String?) {
        var metadata = StoreMetadata()
        metadata.hashesVersion = list[Key.hashesVersion]?.integer
        metadata.digest = list[Key.digest]?.string
        metadata.checksum = list[Key.checksum]?.string
        metadata.frameworkVersion = list[Key.frameworkVersion]?.integer
        metadata.storeType = list[Key.storeType]?.string
        metadata.migrationManager = list[Key.migrationManager]?.string
        metadata.isOfTool = list[StoreMetadata.markKey]?.string == StoreMetadata.mark
        if case .array(let identifiers) = list[Key.identifiers] {
            metadata.identifiers = identifiers.compactMap(\.string).filter { !$0.isEmpty }
        }
        guard let hashes = list[Key.hashes] else { return (metadata, "there are no version hashes") }
        guard case .dictionary(let dictionary) = hashes else {
            return (metadata, "the version hashes are not a dictionary")
        }
        let bytes = dictionary.entries.map { ($0.key, $0.value.bytes) }
        return with(bytes, metadata)
    }

    private static func with(_ hashes: [(String, [UInt8]?)], _ metadata: StoreMetadata) -> (StoreMetadata, String?) {
        var metadata = metadata
        var byName: [String: VersionHash] = [:]
        for (name, bytes) in hashes {
            guard let hash = bytes.flatMap(VersionHash.init(bytes:)) else {
                return (metadata, "the version hash of '\(TerminalText.escaped(name))' is not a hash of 32 bytes")
            }
            byName[name] = hash
        }
        metadata.entityHashes = byName.map { StoreEntityHash(name: $0.key, hash: $0.value) }
            .sorted { $0.name.isBefore($1.name) }
        let version = metadata.hashesVersion ?? StoreMetadata.knownHashesVersion
        let isKnown = version == StoreMetadata.knownHashesVersion
        return (metadata, isKnown ? nil : "its hashes have the unknown version \(version)")
    }

    private enum Key {
        static let hashes = "NSStoreModelVersionHashes"
        static let hashesVersion = "NSStoreModelVersionHashesVersion"
        static let digest = "NSStoreModelVersionHashesDigest"
        static let checksum = "NSStoreModelVersionChecksumKey"
        static let identifiers = "NSStoreModelVersionIdentifiers"
        static let frameworkVersion = "NSPersistenceFrameworkVersion"
        static let storeType = "NSStoreType"
        static let migrationManager = "migrationManagerClass"
    }
}

extension MetadataDecoder {
    private struct Contents: Decodable {
        var NSStoreModelVersionHashes: [String: Data]?
        var NSStoreModelVersionHashesVersion: Int?
        var NSStoreModelVersionHashesDigest: String?
        var NSStoreModelVersionChecksumKey: String?
        var NSStoreModelVersionIdentifiers: [String]?
        var NSPersistenceFrameworkVersion: Int?
        var NSStoreType: String?
        var migrationManagerClass: String?
    }

    private static func decodeXML(_ bytes: [UInt8]) -> (StoreMetadata, String?) {
        // Foundation's parser recurses without a limit, so deep nesting is rejected first.
        guard XMLNesting.depth(of: bytes, limit: nestingLimit) < nestingLimit else {
            return (StoreMetadata(), "the property list is nested too deeply")
        }
        guard let contents = try? PropertyListDecoder().decode(Contents.self, from: Data(bytes)) else {
            return (StoreMetadata(), "the property list is damaged, or is not metadata")
        }
        var metadata = StoreMetadata()
        metadata.hashesVersion = contents.NSStoreModelVersionHashesVersion
        metadata.digest = contents.NSStoreModelVersionHashesDigest
        metadata.checksum = contents.NSStoreModelVersionChecksumKey
        metadata.identifiers = (contents.NSStoreModelVersionIdentifiers ?? []).filter { !$0.isEmpty }
        metadata.frameworkVersion = contents.NSPersistenceFrameworkVersion
        metadata.storeType = contents.NSStoreType
        metadata.migrationManager = contents.migrationManagerClass
        guard let hashes = contents.NSStoreModelVersionHashes else {
            return (metadata, "there are no version hashes")
        }
        return with(hashes.map { ($0.key, [UInt8]($0.value)) }, metadata)
    }

    private static let nestingLimit = 64
}

extension PropertyListValue {
    fileprivate var string: String? { if case .string(let text) = self { text } else { nil } }
    fileprivate var integer: Int? { if case .integer(let number) = self { Int(number) } else { nil } }
    fileprivate var bytes: [UInt8]? { if case .data(let bytes) = self { bytes } else { nil } }
}

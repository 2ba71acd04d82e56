import ModelcKeyedArchive
import ModelcSchema

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// `VersionInfo.plist` of a compiled bundle: the hashes of all versions, and the current version (FormatCompiledModel
/// §7).
package struct VersionInfo: Sendable, Hashable {
    /// A version of the model, with its hashes.
    package struct Version: Sendable, Hashable {
        package var name: String
        /// The version hashes, by entity name.
        package var hashes: [String: VersionHash]
        /// The base64 text of the hash over the hashes of all entities. Nil if it may differ from Core Data's checksum.
        package var checksum: String?

        init(name: String, hashes: [String: VersionHash], checksum: String?) {
            self.name = name
            self.hashes = hashes
            self.checksum = checksum
        }

        /// Creates a version with computed hashes. The checksum is nil if one of the hashes may differ from Core
        /// Data's.
        package init(name: String, _ hashes: ModelVersionHashes) {
            let pairs = hashes.entities.compactMap { entity in entity.hash.map { (entity.name, $0) } }
            self.init(
                name: name, hashes: Dictionary(pairs, uniquingKeysWith: { first, _ in first }),
                checksum: hashes.isVerified ? hashes.checksum?.base64 : nil)
        }
    }

    package static let fileName = "VersionInfo.plist"

    package var versions: [Version]
    /// The version that new stores use; nil if the source does not name it.
    package var currentName: String?

    package init(versions: [Version], currentName: String?) {
        self.versions = versions
        self.currentName = currentName
    }

    private static let hashesKey = "NSManagedObjectModel_VersionHashes"
    private static let checksumsKey = "NSManagedObjectModel_VersionChecksums"
    private static let currentKey = "NSManagedObjectModel_CurrentVersionName"

    /// The bytes of the file, a binary property list.
    package var bytes: [UInt8] {
        let sorted = versions.sorted { $0.name.isBefore($1.name) }
        var entries: [PropertyListDictionary.Entry] = []
        if let currentName { entries.append(.init(key: Self.currentKey, value: .string(currentName))) }
        let checksums = sorted.compactMap { version in
            version.checksum.map { PropertyListDictionary.Entry(key: version.name, value: .string($0)) }
        }
        if !checksums.isEmpty {
            entries.append(.init(key: Self.checksumsKey, value: .dictionary(PropertyListDictionary(checksums))))
        }
        let hashes = sorted.map { PropertyListDictionary.Entry(key: $0.name, value: Self.dictionary($0.hashes)) }
        entries.append(.init(key: Self.hashesKey, value: .dictionary(PropertyListDictionary(hashes))))
        return BinaryPropertyListWriter().bytes(of: .dictionary(PropertyListDictionary(entries)))
    }

    private static func dictionary(_ hashes: [String: VersionHash]) -> PropertyListValue {
        let sorted = hashes.sorted { $0.key.isBefore($1.key) }
        return .dictionary(PropertyListDictionary(sorted.map { .init(key: $0.key, value: .data($0.value.bytes)) }))
    }

    /// Reads a `VersionInfo.plist`, binary as Apple's compiler writes it or XML as one public bundle has it; nil for any other
    /// file.
    package init?(bytes: [UInt8]) {
        let info = BinaryPropertyListReader.recognizes(bytes) ? Self.read(binary: bytes) : Self.read(xml: bytes)
        guard let info else { return nil }
        self = info
    }

    private static func read(binary bytes: [UInt8]) -> VersionInfo? {
        guard case .dictionary(let fields)? = try? BinaryPropertyListReader().read(bytes),
            case .dictionary(let hashes)? = fields[hashesKey]
        else { return nil }
        var checksums = PropertyListDictionary([])
        if case .dictionary(let found)? = fields[checksumsKey] { checksums = found }
        var info = VersionInfo(versions: [], currentName: nil)
        if case .string(let name)? = fields[currentKey] { info.currentName = name }
        info.versions = hashes.entries.map { entry in
            var checksum: String?
            if case .string(let text)? = checksums[entry.key] { checksum = text }
            return Version(name: entry.key, hashes: Self.hashes(in: entry.value), checksum: checksum)
        }
        return info
    }

    /// The parts of the XML form that are read.
    private struct Contents: Decodable {
        var NSManagedObjectModel_VersionHashes: [String: [String: Data]]
        var NSManagedObjectModel_VersionChecksums: [String: String]?
        var NSManagedObjectModel_CurrentVersionName: String?
    }

    private static let nestingLimit = 16

    private static func read(xml bytes: [UInt8]) -> VersionInfo? {
        // Foundation's XML parser recurses without a limit, so a file with deeper nesting than this is rejected.
        guard XMLNesting.depth(of: bytes, limit: Self.nestingLimit) < Self.nestingLimit,
            let contents = try? PropertyListDecoder().decode(Contents.self, from: Data(bytes))
        else { return nil }
        let versions = contents.NSManagedObjectModel_VersionHashes.sorted { $0.key < $1.key }.map { name, hashes in
            Version(
                name: name, hashes: hashes.compactMapValues { VersionHash(bytes: [UInt8]($0)) },
                checksum: contents.NSManagedObjectModel_VersionChecksums?[name])
        }
        return VersionInfo(versions: versions, currentName: contents.NSManagedObjectModel_CurrentVersionName)
    }

    private static func hashes(in value: PropertyListValue) -> [String: VersionHash] {
        guard case .dictionary(let fields) = value else { return [:] }
        var hashes: [String: VersionHash] = [:]
        for entry in fields.entries {
            if case .data(let bytes) = entry.value { hashes[entry.key] = VersionHash(bytes: bytes) }
        }
        return hashes
    }
}

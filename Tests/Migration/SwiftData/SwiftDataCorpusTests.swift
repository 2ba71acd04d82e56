import Foundation
import ModelcBase
import ModelcSchema
import ModelcSwiftData
import ModelcTestSupport
import ModelcVersionHash
import Testing

/// Hashes that Xcode wrote for a public app: from source that is made of the list of its properties.
@Suite(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
struct SwiftDataCorpusTests {
    /// The classes that the list leaves out, with what the others name of them.
    private static let missing = """
        @Model final class PersistentIdentity {
            var ownedDataContracts: [PersistentDataContract]
            var wallet: PersistentWallet?
        }
        @Model final class PersistentDocumentType { var dataContract: PersistentDataContract? }
        @Model final class PersistentDocument { var dataContract: PersistentDataContract? }
        """

    /// The source of all classes in the list, or of a `VersionedSchema` that contains them.
    private static func source() throws -> String {
        let rows = try Corpus.table("swiftdata/FACTS.tsv")
        var classes: [String] = []
        for (name, rows) in Dictionary(grouping: rows, by: { $0["entity"] ?? "" }).sorted(by: { $0.key < $1.key }) {
            let members = rows.map { row in
                let (property, macros) = (row["property"] ?? "", row["attributes"] ?? "")
                return property.hasPrefix("#")
                    ? "    \(property)<\(name)>(\(macros))"
                    : "    \(macros)\n    public var \(property): \(row["swift_type"] ?? "")"
            }
            classes.append("@Model\npublic final class \(name) {\n" + members.joined(separator: "\n") + "\n}\n")
        }
        return "import SwiftData\n" + classes.joined(separator: "\n") + missing
    }

    @Test func hashesAreThoseOfXcode() throws {
        let hashes = SwiftDataText.hashes(try Self.source())
        let rows = try Corpus.table("swiftdata/HASHES.tsv")
        #expect(rows.count == 10)
        for row in rows {
            let name = row["entity"] ?? ""
            let entity = try #require(hashes.entities.first { $0.name == name })
            let hash = try #require(entity.hash?.hexadecimal)
            #expect(hash.hasPrefix(row["hash"] ?? "-"), "\(name): \(hash)")
            #expect(entity.isVerified, "\(name): \(entity.reasons)")
        }
    }

    /// Codable structures, a dictionary and an enumeration.
    @Test func anEntityWithCodableMembersIsNotVerified() throws {
        let hashes = SwiftDataText.hashes(try Self.source())
        let token = try #require(hashes.entities.first { $0.name == "PersistentToken" })
        #expect(!token.isVerified)
        let names = Set(token.reasons.compactMap(\.propertyName))
        #expect(names.isSuperset(of: ["localizations", "freezeRules", "tradeMode"]), "\(names)")
        #expect(!names.contains("balances") && !names.contains("id"), "\(names)")
    }
}

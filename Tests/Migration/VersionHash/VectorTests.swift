import Foundation
import ModelcDigest
import ModelcSchema
import ModelcTestSupport
import ModelcVersionHash
import Testing

/// Every hash of the corpus's vectors, which were found in stores and compiled models that Apple's tools wrote.
@Suite(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
struct VectorTests {
    @Test func entityHashes() throws {
        var models = ModelCache()
        var count = VectorCount()
        for row in try Vectors.rows("entity-hashes.json", of: EntityRow.self) {
            let entity = try models.hashes(at: row.model).entities.first { $0.name == row.entity }
            count.add("\(row.model): \(row.entity)", entity?.hash?.hexadecimal, row.hash, entity?.isVerified)
        }
        #expect(count.rows == 128)
        #expect(count.failures.isEmpty)
    }

    @Test func propertyHashes() throws {
        var models = ModelCache()
        var count = VectorCount()
        for row in try Vectors.rows("property-hashes.json", of: PropertyRow.self) {
            let entity = try models.hashes(at: row.model).entities.first { $0.name == row.entity }
            let property = entity?.properties.first { $0.name == row.property }
            let path = "\(row.model): \(row.entity).\(row.property)"
            count.add(path, property?.hash.hexadecimal, row.hash, property?.isVerified)
        }
        #expect(count.rows == 55)
        #expect(count.failures.isEmpty)
    }

    @Test func checksumsAndDigests() throws {
        var models = ModelCache()
        var count = VectorCount()
        for row in try Vectors.rows("checksums.json", of: ChecksumRow.self) {
            let hashes = try models.hashes(at: row.model)
            #expect(hashes.entities.map(\.name) == row.entities, "\(row.model)")
            let value = row.kind == "versionChecksum" ? hashes.checksum?.base64 : hashes.digest
            count.add("\(row.model): \(row.kind)", value, row.value, hashes.isVerified)
        }
        #expect(count.rows == 7)
        #expect(count.failures.isEmpty)
    }

    @Test func modelsThatWereDefinedInCode() throws {
        var count = VectorCount()
        for row in try Vectors.rows("code-defined-models.json", of: CodeModelRow.self) {
            let hashes = VersionHasher.hashes(of: ResolvedModel(row.model))
            for expected in row.entities {
                let entity = hashes.entities.first { $0.name == expected.name }
                count.add(expected.name, entity?.hash?.hexadecimal, expected.hash, entity?.isVerified)
            }
            #expect(hashes.checksum?.base64 == row.versionChecksum)
            #expect(hashes.digest == row.versionHashesDigest)
        }
        #expect(count.rows == 12)
        #expect(count.failures.isEmpty)
    }
}

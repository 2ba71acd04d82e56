import Foundation
import ModelcLint
import ModelcSchema
import ModelcTestSupport
import ModelcVersionHash
import Testing

/// Every hash of the corpus's vectors, which come from stores and compiled models written by Apple's tools.
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

/// The hashes of the corpus's models, compared with those in their stores and compiled models.
@Suite struct CorpusHashTests {
    @Test func everyVersionHasHashes() throws {
        for version in Corpus.versions {
            let model = ResolvedModel(try #require(version.model))
            let hashes = VersionHasher.hashes(of: model)
            #expect(hashes.entities.count == version.facts.counts["entities"], "\(version.path)")
            let refused = hashes.entities.filter { $0.hash == nil }
            // A model without structural problems has hashes.
            let isFaulty = !Linter.structuralProblems(in: model).isEmpty
            #expect(refused.isEmpty || isFaulty, "\(version.path): \(refused.map(\.name))")
        }
    }

    /// The stores' checksums, computed from the versions that are known to have created them. Two were created from
    /// versions with equal hashes, from the binary form, by the oldest framework.
    @Test(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
    func stores() throws {
        var models = ModelCache()
        var count = VectorCount()
        for row in try Corpus.table("stores/EXPECTED.tsv") {
            let store = try #require(row["store"])
            let project = store.prefix { $0 != "/" }
            for version in (row["versions_matching_all_hashes"] ?? "").components(separatedBy: " | ")
            where !version.isEmpty {
                let hashes = try models.hashes(at: "models/\(project)/\(version)")
                let expected = try #require(row["checksum_of_hashes"])
                count.add("\(store): \(version)", hashes.checksum?.base64, expected, hashes.isVerified)
            }
        }
        #expect(count.rows == 12)
        #expect(count.failures.isEmpty)
    }

    /// Every hash and checksum of the compiled models whose sources are available.
    @Test(
        .enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)),
        arguments: [
            (
                "compiled/alemar11+CoreDataPlus/Tests/Resources/SampleModel/Fixtures/SampleModel.momd",
                "compiled/alemar11+CoreDataPlus/Tests/Resources/SampleModel/SampleModel.xcdatamodeld"
            ),
            (
                "compiled/alemar11+CoreDataPlus/Tests/Resources/SampleModel3/Fixtures/SampleModel3.momd",
                "compiled/alemar11+CoreDataPlus/Tests/Resources/SampleModel3/SampleModel3.xcdatamodeld"
            ),
            (
                "compiled/SwiftGen+SwiftGen/SwiftGen.playground/Resources/Model.momd",
                "compiled/SwiftGen+SwiftGen/Sources/TestUtils/Fixtures/Resources/CoreData/Model.xcdatamodeld"
            ),
        ])
    func compiledModels(compiled: String, source: String) throws {
        let info = try versionInfo(compiled)
        var models = ModelCache()
        var count = VectorCount()
        for (version, expected) in info.hashes {
            let hashes = try models.hashes(at: "\(source)/\(version).xcdatamodel")
            for (name, hash) in expected {
                let entity = hashes[name]
                count.add("\(version).\(name)", entity?.hash?.hexadecimal, hash, entity?.isVerified)
            }
            if let checksum = info.checksums[version] {
                count.add("\(version): checksum", hashes.checksum?.base64, checksum, hashes.isVerified)
            }
        }
        #expect(count.rows > 0)
        #expect(count.failures == [])
    }

    private func versionInfo(_ folder: String) throws -> (
        hashes: [String: [String: String]], checksums: [String: String]
    ) {
        let file = try #require(Corpus.root).appendingPathComponent(folder + "/VersionInfo.plist")
        let value = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
        let info = try #require(value as? [String: Any])
        let hashes = try #require(info["NSManagedObjectModel_VersionHashes"] as? [String: [String: Data]])
        return (
            hashes.mapValues { $0.mapValues { VersionHash(bytes: [UInt8]($0))?.hexadecimal ?? "" } },
            info["NSManagedObjectModel_VersionChecksums"] as? [String: String] ?? [:]
        )
    }
}

import Foundation
import ModelcDiagnostics
import ModelcPlans
import ModelcSchema
import ModelcTestSupport
import Testing

@testable import ModelcFiles

/// Damaged and malicious mapping models give a diagnostic with a position, never a crash.
@Suite struct MappingHostileTests {
    /// The text with one change, which must succeed.
    private func text(replacing old: String, with new: String) throws -> String {
        let text = try MappingFixture.text()
        let range = try #require(text.range(of: old), "the fixture has no '\(old)'")
        return text.replacingCharacters(in: range, with: new)
    }

    /// The only error, with its line.
    private func error(_ text: String) throws -> (Diagnostic, line: Int?) {
        let errors = MappingFixture.read(text).diagnostics.filter { $0.severity == .error }
        let error = try #require(errors.first)
        #expect(errors.count == 1, "\(errors)")
        return (error, error.location?.position?.line)
    }

    private func line(of part: String, in text: String) throws -> Int {
        let range = try #require(text.range(of: part))
        return text[..<range.lowerBound].count { $0 == "\n" } + 1
    }

    @Test func aReferenceThatLeadsNowhere() throws {
        let damaged = try text(replacing: "idrefs=\"z103 z106 z110\"", with: "idrefs=\"z103 z999 z110\"")
        let (error, line) = try error(damaged)
        #expect(error.id == .danglingObjectID)
        #expect(error.message.contains("z999"))
        #expect(line == (try self.line(of: "z103 z999", in: damaged)))
        #expect(MappingFixture.read(damaged).mapping?.entityMappings.count == 2)
    }

    @Test func aReferenceToAnObjectOfTheWrongType() throws {
        let damaged = try text(replacing: "idrefs=\"z103 z106 z110\"", with: "idrefs=\"z104\"")
        #expect(try error(damaged).0.id == .danglingObjectID)
        #expect(MappingFixture.read(damaged).mapping?.unreachableObjects.isEmpty == false)
    }

    @Test func aMappingThatStandsInItsOwnList() throws {
        let damaged = try text(replacing: "idrefs=\"z103 z106 z110\"", with: "idrefs=\"z103 z103\"")
        #expect(try error(damaged).0.id == .repeatedObjectID)
    }

    @Test func twoObjectsOfOneID() throws {
        let damaged = try text(replacing: "id=\"z104\"", with: "id=\"z103\"")
        let errors = MappingFixture.read(damaged).diagnostics.filter { $0.severity == .error }
        #expect(errors.map(\.id) == [.repeatedObjectID, .danglingObjectID])
        #expect(errors.allSatisfy { $0.location?.position != nil })
    }

    @Test(arguments: ["", "104", "z", "z-4", "z+4", "z1e3", "z99999999999999999999", "zz104"])
    func idsThatAreNone(_ id: String) throws {
        let damaged = try text(replacing: "id=\"z103\"", with: "id=\"\(id)\"")
        let errors = MappingFixture.read(damaged).diagnostics.filter { $0.severity == .error }
        #expect(errors.first?.id == .invalidObjectID)
        #expect(errors.first?.location?.position?.line == (try line(of: "id=\"\(id)\"", in: damaged)))
    }

    @Test func noMappingModelObject() throws {
        let damaged = try text(replacing: "type=\"XDDEVMAPPINGMODEL\" id", with: "type=\"XDDEVOTHER\" id")
        #expect(try error(damaged).0.id == .missingMappingObject)
        #expect(MappingFixture.read(damaged).mapping == nil)
        let empty = "<?xml version=\"1.0\"?><database></database>"
        #expect(try error(empty).0.id == .missingMappingObject)
    }

    @Test func wrongBase64HasThePlaceOfTheCharacter() throws {
        let damaged = try text(replacing: "YnBsaXN0MDDUAA", with: "YnBsaXN0M!DUAA")
        let (error, line) = try error(damaged)
        #expect(error.id == .invalidBase64)
        #expect(line == (try self.line(of: "YnBsaXN0M!D", in: damaged)))
        let place = try #require(error.location?.position)
        #expect(Array(damaged.utf8)[place.offset] == UInt8(ascii: "!"))
        #expect(MappingFixture.read(damaged).mapping?.source.model == nil)
    }

    @Test func base64ThatIsCutOff() throws {
        let damaged = try text(replacing: "YnBsaXN0MDDUAA", with: "YnBsaXN0MDDUA")
        #expect(try error(damaged).0.id == .invalidBase64)
    }

    @Test func anEmbeddedModelThatIsNoArchive() throws {
        let source = try MappingFixture.text()
        let start = try #require(source.range(of: "<attribute name=\"sourcemodeldata\" type=\"binary\">"))
        let end = try #require(source.range(of: "</attribute>", range: start.upperBound..<source.endIndex))
        for (body, id) in [("", DiagnosticID.unreadableModel), ("YnBsaXN0MDA=", .unreadableModel)] {
            let damaged = source.replacingCharacters(in: start.upperBound..<end.lowerBound, with: body)
            let (error, line) = try error(damaged)
            #expect(error.id == id)
            #expect(error.message.hasPrefix("in the embedded source model"))
            #expect(line == (try self.line(of: "sourcemodeldata", in: damaged)))
        }
        let missing = source.replacingCharacters(in: start.lowerBound..<end.upperBound, with: "")
        #expect(try error(missing).0.id == .missingEmbeddedModel)
    }

    @Test func declarationsInTheDocumentTypeAreRefused() throws {
        let subset = "[<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;\">]"
        let damaged = try text(replacing: "CoreData.dtd\">", with: "CoreData.dtd\" \(subset)>")
        let (error, line) = try error(damaged)
        #expect(error.id == .unreadableMappingModel)
        #expect(line == 2)
        #expect(MappingFixture.read(damaged).mapping == nil)
    }

    /// If a DOCTYPE refers to an external definition, XML allows parsers to skip undeclared entities.
    @Test func anEntityThatNobodyDeclaresIsRefused() throws {
        let damaged = try text(replacing: "Library.BookPolicy", with: "Library.&policy;")
        #expect(try error(damaged).0.id == .unreadableMappingModel)
    }

    @Test func otherRootsAndEmptyFiles() throws {
        #expect(try error("<?xml version=\"1.0\"?><model></model>").0.id == .unreadableMappingModel)
        #expect(try error("").0.message == "the file is empty")
        #expect(try error("<database>").0.id == .unreadableMappingModel)
    }

    @Test func mergeConflicts() throws {
        let damaged = try text(replacing: "    <object", with: "<<<<<<< ours\n=======\n>>>>>>> theirs\n    <object")
        let diagnostics = MappingFixture.read(damaged).diagnostics
        #expect(diagnostics.map(\.id) == [.unreadableMappingModel, .unreadableMappingModel, .unreadableMappingModel])
    }

    @Test func numbersThatAreNone() throws {
        let damaged = try text(
            replacing: "type=\"int16\">2<", with: "type=\"int16\">99999999999999999999<")
        #expect(try error(damaged).0.id == .invalidNumber)
    }

    /// An expression of a megabyte is read, kept, and gives no diagnostic, since a long constant is one.
    @Test func aMegabyteOfExpression() throws {
        var mapping = try MappingFixture.mapping()
        let long = String(repeating: "x", count: 1_000_000)
        mapping.entityMappings[1].attributeMappings[0].valueExpression = try ValueExpression(format: "\"\(long)\"")
        mapping.entityMappings[0].sourceFilter = String(repeating: "(", count: 1_000_000)
        let reading = MappingModelReader().read(try MappingModelWriter().bytes(of: mapping), path: "x")
        #expect(reading.isUsable)
        #expect(reading.mapping?.meaning == mapping.meaning)
    }

    @Test func aFileThatIsTooLarge() throws {
        let reading = MappingModelReader().read(
            [UInt8](repeating: 0x20, count: MappingModelReader.largestFile + 1), path: "x")
        #expect(reading.diagnostics.map(\.id) == [.unreadableFile])
    }

    @Test func pathsThatLeadToNoMappingModel() throws {
        let folder = try TemporaryFolder()
        _ = try folder.write("x", to: "a.txt")
        _ = try folder.makeFolder("Empty.xcmappingmodel")
        let reader = MappingModelReader()
        #expect(reader.read(folder.path("none")).diagnostics.map(\.id) == [.noSuchPath])
        #expect(reader.read(folder.path("a.txt")).diagnostics.map(\.id) == [.notAMappingModel])
        #expect(reader.read(folder.path("Empty.xcmappingmodel/")).diagnostics.map(\.id) == [.notAMappingModel])
    }

    /// The error for a given bundle does not ask for a bundle.
    @Test func aBundleWithoutItsFile() throws {
        let folder = try TemporaryFolder()
        _ = try folder.makeFolder("Empty.xcmappingmodel")
        let problem = try #require(MappingModelReader().read(folder.path("Empty.xcmappingmodel")).diagnostics.first)
        #expect(problem.message.hasSuffix("is not a whole mapping model: it has no xcmapping.xml"))
        #expect(problem.help == "restore xcmapping.xml from version control, or remove the folder")
    }

    /// Random damage, the same in every run: reading always gives a result, and a usable result can be written.
    @Test func randomDamageNeverCrashes() throws {
        let original = try MappingFixture.bytes()
        var random = SeededRandom(seed: 20_240_611)
        var unusable = 0
        for _ in 0..<TestScope.rounds(200) {
            var bytes = original
            for _ in 0..<Int.random(in: 1...4, using: &random) { damage(&bytes, &random) }
            let reading = MappingModelReader().read(bytes, path: "x")
            if !reading.isUsable { unusable += 1 }
            #expect(reading.mapping != nil || !reading.diagnostics.isEmpty)
            if reading.isUsable, let mapping = reading.mapping { _ = try? MappingModelWriter().bytes(of: mapping) }
        }
        #expect(unusable > TestScope.rounds(200) / 4)
    }

    /// The same for the bytes of an embedded archive, which base64 protects from damage to the text.
    @Test func randomDamageToArchivesNeverCrashes() throws {
        let archive = try ArchivedModelWriter.bytes(of: MappingFixture.grownModel())
        var random = SeededRandom(seed: 7)
        var mapping = try MappingFixture.mapping()
        for _ in 0..<TestScope.rounds(80) {
            var bytes = archive
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                bytes[Int.random(in: 8..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            mapping.source.archive = bytes
            let reading = MappingModelReader().read(try MappingModelWriter().bytes(of: mapping), path: "x")
            #expect(reading.mapping?.source.archive == bytes)
        }
    }

    private func damage(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
        guard bytes.count > 200 else { return }
        let place = Int.random(in: 0..<(bytes.count - 100), using: &random)
        let length = Int.random(in: 1...90, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.removeSubrange(place..<(place + length))
        case 2: bytes.insert(contentsOf: Array(bytes[place..<(place + length)]), at: place)
        case 3: bytes.removeSubrange(Int.random(in: place..<bytes.count, using: &random)...)
        default: bytes.swapAt(place, place + length)
        }
    }
}

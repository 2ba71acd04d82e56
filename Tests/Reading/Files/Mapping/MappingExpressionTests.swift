import ModelcFiles
import ModelcKeyedArchive
import ModelcPlans
import ModelcTestSupport
import Testing

/// Expressions as texts and as archives.
@Suite struct MappingExpressionTests {
    /// A mapping model whose only own expression is this one, written and read again.
    private func throughFile(_ expression: ValueExpression) throws -> (ValueExpression?, MappingModelReading) {
        var mapping = try MappingFixture.mapping()
        mapping.entityMappings[1].attributeMappings[0].valueExpression = expression
        let reading = MappingModelReader().read(try MappingModelWriter().bytes(of: mapping), path: "x")
        return (reading.mapping?.entityMappings[1].attributeMappings[0].valueExpression, reading)
    }

    @Test(arguments: [
        "$source.name", "$source.a.b", "$source.countries.@distinctUnionOfSets.moods", "\"a \\\"quoted\\\" text\"", "1",
        "-7", "1.5", "TRUE", "FALSE", "NULL", "$source", "FUNCTION($entityPolicy, \"makeID\")",
        "FUNCTION($entityPolicy, \"from:\", $source.old)", "CAST(1, \"NSNumber\")",
        "FUNCTION($manager, \"destinationInstancesForEntityMappingNamed:sourceInstances:\", \"A\", $source.owner)",
        "FUNCTION($manager, \"destinationInstancesForSourceRelationshipNamed:sourceInstances:\", \"x\", $source.x)",
    ])
    func aTextIsTheSameThroughAnArchive(_ text: String) throws {
        let expression = try ValueExpression(format: text)
        #expect(expression.text == text)
        let (read, reading) = try throughFile(expression)
        #expect(reading.diagnostics.isEmpty)
        #expect(read == expression)
        #expect(read?.text == text)
        #expect(read?.archive != nil)
    }

    @Test(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
    func archivesOfTheCorpusAreRebuiltNodeForNode() throws {
        for expression in try MappingCorpus.all().flatMap({ try $0.mapping().expressions }) {
            guard case .expression(let tree) = expression.content else {
                Issue.record("opaque: \(expression.text)")
                continue
            }
            let rebuilt = try #require(try throughFile(ValueExpression(tree)).0?.archive)
            let comparison = try ArchiveComparison.compare(try #require(expression.archive), rebuilt)
            #expect(comparison.differences.isEmpty, "\(expression.text)")
        }
    }

    @Test func anObjectWithoutATextIsKeptAsItIs() throws {
        var archive = ArchiveFixture()
        archive.add("NSBlockExpression", "NSExpression", keys: ["NSExpressionType": .integer(19)])
        let (read, reading) = try throughFile(opaque(archive.bytes))
        #expect(reading.diagnostics.map(\.id) == [.opaqueExpression])
        #expect(read?.text == "<expression: NSBlockExpression>")
        #expect(read?.archive == archive.bytes)
    }

    /// A key path that has no text form is not shown as another one.
    @Test func aKeyPathThatNoTextCanSpellIsOpaque() throws {
        var archive = ArchiveFixture()
        archive.add(
            "NSKeyPathExpression", "NSFunctionExpression",
            keys: [
                "NSSelectorName": .uid(3), "NSOperand": .uid(4), "NSArguments": .uid(7),
            ])
        archive.add(.string("valueForKeyPath:"))
        archive.add("NSVariableExpression", keys: ["NSVariable": .uid(6)])
        archive.add(.string("source"))
        archive.add("NSMutableArray", "NSArray", keys: ["NS.objects": .array([.uid(9)])])
        archive.add("NSKeyPathSpecifierExpression", keys: ["NSKeyPath": .uid(11)])
        archive.add(.string("a) OR (1"))
        let read = try throughFile(opaque(archive.bytes)).0
        #expect(read?.text == "<expression: NSKeyPathExpression>")
    }

    /// The type may be a text, a class, or a bare name, which is archived as a key path.
    @Test(arguments: ["class", "name"])
    func theTypeOfACastMayBeNoText(_ form: String) throws {
        var archive = ArchiveFixture()
        archive.add(
            "NSFunctionExpression", "NSExpression",
            keys: ["NSSelectorName": .uid(3), "NSOperand": .uid(4), "NSArguments": .uid(7)])
        archive.add(.string("castObject:toType:"))
        archive.add("NSConstantValueExpression", keys: ["NSConstantValueClassName": .uid(6)])
        archive.add(.string("_NSPredicateUtilities"))
        archive.add("NSArray", keys: ["NS.objects": .array([.uid(9), .uid(12)])])
        archive.add("NSConstantValueExpression", keys: ["NSConstantValue": .uid(11)])
        archive.add(.integer(1))
        if form == "class" {
            archive.add("NSConstantValueExpression", keys: ["NSConstantValueClassName": .uid(14)])
            archive.add(.string("NSNumber"))
        } else {
            archive.add("NSKeyPathExpression", keys: ["NSArguments": .uid(14)])
            archive.add("NSArray", keys: ["NS.objects": .array([.uid(16)])])
            archive.add("NSKeyPathSpecifierExpression", keys: ["NSKeyPath": .uid(18)])
            archive.add(.string("NSNumber"))
        }
        let (read, reading) = try throughFile(opaque(archive.bytes))
        #expect(reading.diagnostics.isEmpty)
        #expect(read?.text == "CAST(1, \"NSNumber\")")
        #expect(read?.archive == archive.bytes)
    }

    @Test func aCyclicArchiveEndsAsOpaque() throws {
        var archive = ArchiveFixture()
        archive.add(
            "NSFunctionExpression", keys: ["NSSelectorName": .uid(3), "NSOperand": .uid(1), "NSArguments": .uid(0)])
        archive.add(.string("x"))
        let (read, reading) = try throughFile(opaque(archive.bytes))
        #expect(reading.isUsable)
        #expect(read?.text == "<expression: too many nested expressions>")
    }

    /// Each level contains the next one twice: without a limit that would be 2⁴⁰ nodes.
    @Test func aSharedArchiveEndsAsOpaque() throws {
        var archive = ArchiveFixture()
        for level in 0..<40 {
            let uid = archive.objects.count
            let next = PropertyListValue.uid(level == 39 ? 0 : uid + 4)
            archive.add(
                "NSFunctionExpression",
                keys: ["NSSelectorName": .uid(2), "NSOperand": next, "NSArguments": .uid(uid + 2)])
            archive.add("NSArray", keys: ["NS.objects": .array([next])])
        }
        #expect(try throughFile(opaque(archive.bytes)).1.mapping != nil)
    }

    @Test func aDamagedArchiveIsAnErrorAtItsPlace() throws {
        let (read, reading) = try throughFile(opaque(Array("bplist00 and no more".utf8)))
        let error = try #require(reading.diagnostics.first)
        #expect(reading.diagnostics.count == 1)
        #expect(error.id == .unreadableMappingArchive && error.severity == .error)
        #expect(error.message.contains("'valueexpressiondata'"))
        #expect(error.location?.position != nil)
        #expect(read?.archive != nil)
    }

    private func opaque(_ bytes: [UInt8]) -> ValueExpression {
        ValueExpression(.opaque(className: "?"), archive: bytes)
    }
}

import Foundation
import ModelcDiagnostics
import ModelcFiles
import ModelcSchema
import ModelcTestSupport
import Testing

/// Every mapping model of the corpus, against what an independent reader found in it.
@Suite(.enabled(if: Corpus.isAvailable, Comment(rawValue: Corpus.absence)))
struct MappingCorpusTests {
    @Test(arguments: try MappingCorpus.all()) func theFactsAreAsExpected(_ file: MappingCorpus) throws {
        let reading = try file.read()
        #expect(reading.diagnostics.filter { $0.severity > .note }.isEmpty, "\(reading.diagnostics)")
        let mapping = try #require(reading.mapping)
        #expect(mapping.frameworkVersion == file.count("framework_version"))
        #expect(mapping.entityMappings.count == file.count("entity_mappings"))
        #expect(mapping.entityMappings.map(\.attributeMappings.count).reduce(0, +) == file.count("attribute_mappings"))
        #expect(
            mapping.entityMappings.map(\.relationshipMappings.count).reduce(0, +)
                == file.count("relationship_mappings"))
        let orphans = mapping.unreachableObjects.compactMap { $0.attributes.first?.value }
        #expect(orphans.count { $0 == "XDDEVENTITYMAPPING" } == file.count("orphan_entity_mappings"))
        #expect(orphans.count { $0 == "XDDEVATTRIBUTEMAPPING" } == file.count("orphan_attribute_mappings"))
        #expect(orphans.count { $0 == "XDDEVRELATIONSHIPMAPPING" } == file.count("orphan_relationship_mappings"))
        #expect(reading.diagnostics.count == orphans.count)
        let policies = Set(mapping.entityMappings.compactMap(\.policyClass)).sorted().joined(separator: "; ")
        #expect(policies == file.facts["policies"])
        #expect(mapping.expressions.count == file.count("value_expressions"))
    }

    @Test(arguments: try MappingCorpus.all()) func bothModelsAreDecoded(_ file: MappingCorpus) throws {
        let mapping = try file.mapping()
        let names = Set(try #require(mapping.destination.model).entities.map(\.name))
        #expect(!names.isEmpty)
        for entityMapping in mapping.entityMappings {
            if let name = entityMapping.destinationEntityName { #expect(names.contains(name)) }
        }
        let sources = Set(try #require(mapping.source.model).entities.map(\.name))
        for entityMapping in mapping.entityMappings {
            if let name = entityMapping.sourceEntityName { #expect(sources.contains(name)) }
        }
        let versions = [("source_model", mapping.source), ("destination_model", mapping.destination)]
        for (column, embedded) in versions {
            let expected = file.side(column).version
            let found = "\(embedded.bundleName ?? "").xcdatamodeld/\(embedded.versionName ?? "").xcdatamodel"
            #expect(found == expected)
        }
    }

    /// All expressions of the corpus have a text, and the text gives the same expression and the same archive.
    @Test func everyExpressionIsReadAndPrinted() throws {
        let expressions = try MappingCorpus.all().flatMap { try $0.mapping().expressions }
        #expect(expressions.count == 14)
        for expression in expressions {
            #expect(try ValueExpression(format: expression.text) == expression)
        }
        let texts = Set(expressions.map(\.text))
        #expect(texts.contains("$source.continent.numericISO3166Code"))
        #expect(texts.contains("TRUE"))
        let message = "FUNCTION($manager, \"destinationInstancesForEntityMappingNamed:sourceInstances:\", "
        #expect(texts.contains(message + "\"PersonToPerson\", $source.owner)"))
    }
}

extension MappingModel {
    /// All expressions that authors wrote.
    var expressions: [ValueExpression] {
        entityMappings.flatMap { mapping in
            mapping.attributeMappings.compactMap(\.valueExpression)
                + mapping.relationshipMappings.compactMap(\.valueExpression)
        }
    }
}

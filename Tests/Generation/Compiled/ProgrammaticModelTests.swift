import Foundation
import ModelcSchema
import ModelcTestSupport
import Testing

/// The code that builds a model says all that version hashes are made from, as the model has it (version-hash §2, §3).
@Suite struct ProgrammaticModelTests {
    @Test func hashedValuesOfTheCorpora() throws {
        var count = 0
        for path in CorpusModels.current() {
            let sources = try GeneratedSources(model: path, programmaticModel: true)
            guard let file = sources.files.first(where: { $0.text.contains("static func makeModel()") }) else {
                continue
            }
            let built = BuiltModel(file.text)
            let resolved = ResolvedModel(sources.schema)
            #expect(built.entities.count == Set(sources.schema.entities.map(\.name)).count, "\(path)")
            for entity in sources.schema.entities {
                let found = built.entities["\"\(entity.name)\""] ?? [:]
                #expect((found["isAbstract"] == "true") == entity.isAbstract)
                #expect(found["versionHashModifier"] == entity.versionHashModifier.map { "\"\($0)\"" })
                if let parent = resolved.parent(of: entity) {
                    let siblings = built.entities["\"\(parent.name)\""]?["subentities"]?.components(separatedBy: ", ")
                    #expect(siblings?.contains("\"\(entity.name)\"") == true, "\(path): \(entity.name)")
                }
                for property in entity.properties {
                    let found = built.properties["\"\(entity.name)\".\"\(property.name)\""] ?? [:]
                    expect(found, like: property, in: resolved, "\(path): \(entity.name).\(property.name)")
                    count += 1
                }
            }
        }
        #expect(count > (Corpus.isAvailable ? 1000 : 100))
    }

    private func expect(
        _ found: [String: String], like property: any PropertyDescription, in model: ResolvedModel, _ path: String
    ) {
        #expect((found["isOptional"] == nil) == property.isOptional, "\(path)")
        #expect((found["isTransient"] == "true") == property.isTransient, "\(path)")
        #expect(found["versionHashModifier"] == property.versionHashModifier.map { "\"\($0)\"" }, "\(path)")
        if let attribute = property as? AttributeDescription {
            #expect(found["attributeType"] == ProgrammaticModelTests.cases[attribute.type], "\(path)")
            #expect((found["class"] == "NSDerivedAttributeDescription") == attribute.isDerived, "\(path)")
            #expect((found["allowsExternalBinaryDataStorage"] == "true") == attribute.allowsExternalStorage, "\(path)")
            #expect(
                (found["preservesValueInHistoryOnDeletion"] == "true") == attribute.preservesValueOnDeletion, "\(path)")
        }
        if let relationship = property as? RelationshipDescription {
            #expect(found["minCount"] == String(relationship.minimumCount ?? 0), "\(path)")
            // A number that the file leaves out follows from the kind of relationship.
            #expect(found["maxCount"] == String(relationship.effectiveMaximumCount), "\(path)")
            #expect((found["isOrdered"] == "true") == relationship.isOrdered, "\(path)")
            let destination = model.destination(of: relationship)?.name
            #expect(found["destination"] == destination.map { "\"\($0)\"" }, "\(path)")
            let inverse = destination == nil ? nil : relationship.inverseName
            #expect(found["inverse"] == inverse.map { "\"\($0)\"" }, "\(path)")
        }
    }

    /// The cases of `NSAttributeType` in Swift, from Apple's documentation.
    private static let cases: [AttributeType: String] = [
        .undefined: ".undefinedAttributeType", .integer16: ".integer16AttributeType",
        .integer32: ".integer32AttributeType", .integer64: ".integer64AttributeType",
        .decimal: ".decimalAttributeType", .double: ".doubleAttributeType", .float: ".floatAttributeType",
        .string: ".stringAttributeType", .boolean: ".booleanAttributeType", .date: ".dateAttributeType",
        .binary: ".binaryDataAttributeType", .uuid: ".UUIDAttributeType", .uri: ".URIAttributeType",
        .transformable: ".transformableAttributeType", .objectID: ".objectIDAttributeType",
        .composite: ".compositeAttributeType",
    ]
}

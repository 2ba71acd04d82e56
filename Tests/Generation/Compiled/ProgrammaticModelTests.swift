import Foundation
import ModelcSchema
import ModelcTestSupport
import Testing

/// The code that builds a model contains all inputs of the version hashes, with the values of the model
/// (FormatVersionHash §2, §3).
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
            // A number that the file omits follows from the kind of relationship.
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

/// The entities and properties in code that builds a model, read from the text of the code.
///
/// It only understands statements of the form `property.key = value` and a few others.
struct BuiltModel {
    /// The values assigned to each property, by the literals of its entity and its name; for relationships also the
    /// literals `destination` and `inverse`.
    private(set) var properties: [String: [String: String]] = [:]
    /// The same for entities; `subentities` is the text of the list.
    private(set) var entities: [String: [String: String]] = [:]

    private var property: [String: String] = [:]
    private var pending: [[String: String]] = []
    private var entity: [String: String] = [:]
    /// The literals of the entity and the relationship that are being connected.
    private var connected = ""
    private var relationship = ""

    init(_ text: String) {
        for line in text.split(separator: "\n") { read(line.drop { $0 == " " }) }
    }

    private mutating func read(_ words: Substring) {
        if words.hasPrefix("let entity = ") { (entity, pending) = ([:], []) }
        if words.hasPrefix("let property = ") { property = ["class": String(words.dropFirst(15).dropLast(2))] }
        if words == "properties.append(property)" { pending.append(property) }
        if words == "return entity", let name = entity["name"] {
            entities[name] = entity
            for found in pending { properties[name + "." + (found["name"] ?? "")] = found }
        }
        if words.hasPrefix("guard let entity = ") { connected = BuiltModel.inBrackets(words) }
        guard let sign = words.range(of: " = ") else { return }
        let (key, value) = (words[..<sign.lowerBound], words[sign.upperBound...])
        switch key {
        case "let relationship": relationship = BuiltModel.inBrackets(value)
        case "relationship?.destinationEntity": connect("destination", BuiltModel.inBrackets(value))
        case "relationship?.inverseRelationship":
            connect("inverse", value.range(of: "]?").map { BuiltModel.inBrackets(value[$0.upperBound...]) } ?? "")
        case "entity.subentities": entities[connected]?["subentities"] = BuiltModel.inBrackets(value)
        case _ where key.hasPrefix("property."): property[String(key.dropFirst(9))] = String(value)
        case _ where key.hasPrefix("entity."): entity[String(key.dropFirst(7))] = String(value)
        default: break
        }
    }

    private mutating func connect(_ key: String, _ value: String) {
        properties[connected + "." + relationship]?[key] = value
    }

    /// The text between the first bracket and the next closing one.
    private static func inBrackets(_ text: Substring) -> String {
        guard let start = text.firstIndex(of: "["), let end = text[start...].firstIndex(of: "]") else { return "" }
        return String(text[text.index(after: start)..<end])
    }
}

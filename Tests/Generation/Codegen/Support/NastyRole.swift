import ModelcSchema
import ModelcTypeChecking

/// The kinds of elements that can have a nasty name.
enum NastyRole: CaseIterable, Sendable {
    case entity, composite, attribute, numberAttribute, toOne, toMany, ordered, fetched, member, request, variable
    case configuration, enumCase

    /// The modes that matter: names hide each other in the same way in all modes, and types most often.
    var modes: [TypeChecker.Mode] {
        switch self {
        case .entity, .composite, .attribute: TypeChecker.Mode.allCases
        case .numberAttribute, .toOne, .toMany, .ordered, .fetched, .member, .request, .variable, .configuration,
            .enumCase:
            [.swift6]
        }
    }

    /// A model around one entity, in which only these names are nasty.
    ///
    /// - Parameter index: distinguishes the models, so that many of them can be compiled together.
    func model(named names: [String], _ index: Int) -> ManagedObjectModel {
        let entityName = "E\(index)"
        var model = NastyRole.surroundings(entityName)
        switch self {
        case .entity: for (number, name) in names.enumerated() { NastyRole.add(entity: name, number, to: &model) }
        case .composite:
            model.composites = names.map(NastyRole.composite)
            model.entities[0].attributes += names.enumerated().map { number, name in
                ModelcGenerationTests.attribute("place\(number)", .composite, composite: name)
            }
        case .attribute: model.entities[0].attributes += names.map { ModelcGenerationTests.attribute($0) }
        case .numberAttribute:
            model.entities[0].attributes += names.map {
                ModelcGenerationTests.attribute($0, .integer32, optional: true)
            }
        case .toOne:
            model.entities[0].relationships += names.map {
                ModelcGenerationTests.toOne($0, entityName, optional: false)
            }
        case .toMany: model.entities[0].relationships += names.map { ModelcGenerationTests.toMany($0, entityName) }
        case .ordered:
            model.entities[0].relationships += names.map { ModelcGenerationTests.toMany($0, entityName, ordered: true) }
        case .fetched:
            model.entities[0].fetchedProperties = names.map { ModelcGenerationTests.fetched($0, entityName) }
        case .member:
            model.composites = [NastyRole.composite("Place\(index)")]
            model.composites[0].attributes += names.map { ModelcGenerationTests.attribute($0) }
        case .request: model.fetchRequests = names.map { NastyRole.request($0, of: entityName, "title == $wanted") }
        case .variable:
            model.fetchRequests = names.enumerated().map { number, name in
                NastyRole.request("wanted\(number)", of: entityName, "title == $\(name)")
            }
        case .configuration:
            model.configurations = names.map { name in
                var configuration = ConfigurationDescription()
                configuration.name = name
                return configuration
            }
        case .enumCase:
            model.entities[0].attributes += names.enumerated().map { number, name in
                let info = ["RawType": "State\(index)_\(number)", "modelc.enumCases": "\(name) = x"]
                return ModelcGenerationTests.attribute("state\(number)", userInfo: info)
            }
        }
        return model
    }

    /// Adds an entity with the name, and relationships of every kind from the existing entity.
    private static func add(entity name: String, _ number: Int, to model: inout ManagedObjectModel) {
        model.entities.append(
            ModelcGenerationTests.entity(
                name, attributes: [ModelcGenerationTests.attribute("heading")],
                relationships: [ModelcGenerationTests.toOne("next", model.entities[0].name)]))
        model.entities[0].relationships += [
            ModelcGenerationTests.toOne("one\(number)", name), ModelcGenerationTests.toMany("many\(number)", name),
            ModelcGenerationTests.toMany("list\(number)", name, ordered: true),
        ]
        model.entities[0].fetchedProperties.append(ModelcGenerationTests.fetched("found\(number)", name))
    }

    private static func request(_ name: String, of entity: String, _ predicate: String) -> FetchRequestDescription {
        var request = FetchRequestDescription()
        (request.name, request.entityName, request.predicate) = (name, entity, predicate)
        return request
    }

    /// An entity whose class uses every feature of the templates.
    private static func surroundings(_ name: String) -> ManagedObjectModel {
        ModelcGenerationTests.model(
            ModelcGenerationTests.entity(
                name,
                attributes: [
                    ModelcGenerationTests.attribute("title"), date("date"),
                    ModelcGenerationTests.attribute("count", .integer64, optional: true),
                    ModelcGenerationTests.attribute("height", .float, optional: true),
                    ModelcGenerationTests.attribute("price", .decimal),
                    ModelcGenerationTests.attribute("words", userInfo: ["modelc.codable": "[Swift.Int]"]),
                    ModelcGenerationTests.attribute(
                        "kind", .integer16,
                        userInfo: ["RawType": "\(name)Kind", "modelc.enumCases": "first", "unwrapOptional": ""]),
                ], relationships: [ModelcGenerationTests.toMany("tags", name, ordered: true)],
                userInfo: ["modelc.snapshot": ""]))
    }

    private static func composite(_ name: String) -> CompositeDescription {
        ModelcGenerationTests.composite(
            name, ModelcGenerationTests.attribute("city"), date("dates"),
            ModelcGenerationTests.attribute("price", .decimal, optional: true))
    }

    private static func date(_ name: String) -> AttributeDescription {
        var date = ModelcGenerationTests.attribute(name, .date, optional: true)
        date.usesScalarValue = true
        return date
    }
}

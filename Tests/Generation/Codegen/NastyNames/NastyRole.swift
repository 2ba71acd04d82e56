import ModelcCodegen
import ModelcSchema
import ModelcTypeChecking

/// What a nasty name can be the name of.
enum NastyRole: CaseIterable, Sendable {
    case entity, composite, attribute, numberAttribute, toOne, toMany, ordered, fetched, member, request, variable
    case configuration, enumCase

    /// The modes that can matter: names hide each other in one way in all of them, and types most of all.
    var modes: [TypeChecker.Mode] {
        switch self {
        case .entity, .composite, .attribute: TypeChecker.Mode.allCases
        case .numberAttribute, .toOne, .toMany, .ordered, .fetched, .member, .request, .variable, .configuration,
            .enumCase:
            [.swift6]
        }
    }

    /// A model with nothing nasty but these names, around one entity.
    ///
    /// - Parameter index: tells the models apart, so that many of them can be one.
    func model(named names: [String], _ index: Int) -> ManagedObjectModel {
        let entityName = "E\(index)"
        var model = NastyRole.surroundings(entityName)
        switch self {
        case .entity: for (number, name) in names.enumerated() { NastyRole.add(entity: name, number, to: &model) }
        case .composite:
            model.composites = names.map(NastyRole.composite)
            model.entities[0].attributes += names.enumerated().map { number, name in
                ModelcCodegenTests.attribute("place\(number)", .composite, composite: name)
            }
        case .attribute: model.entities[0].attributes += names.map { ModelcCodegenTests.attribute($0) }
        case .numberAttribute:
            model.entities[0].attributes += names.map { ModelcCodegenTests.attribute($0, .integer32, optional: true) }
        case .toOne:
            model.entities[0].relationships += names.map { ModelcCodegenTests.toOne($0, entityName, optional: false) }
        case .toMany: model.entities[0].relationships += names.map { ModelcCodegenTests.toMany($0, entityName) }
        case .ordered:
            model.entities[0].relationships += names.map { ModelcCodegenTests.toMany($0, entityName, ordered: true) }
        case .fetched:
            model.entities[0].fetchedProperties = names.map { ModelcCodegenTests.fetched($0, entityName) }
        case .member:
            model.composites = [NastyRole.composite("Place\(index)")]
            model.composites[0].attributes += names.map { ModelcCodegenTests.attribute($0) }
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
                return ModelcCodegenTests.attribute("state\(number)", userInfo: info)
            }
        }
        return model
    }

    /// An entity of that name, with relationships of every kind from the entity that is there.
    private static func add(entity name: String, _ number: Int, to model: inout ManagedObjectModel) {
        model.entities.append(
            ModelcCodegenTests.entity(
                name, attributes: [ModelcCodegenTests.attribute("heading")],
                relationships: [ModelcCodegenTests.toOne("next", model.entities[0].name)]))
        model.entities[0].relationships += [
            ModelcCodegenTests.toOne("one\(number)", name), ModelcCodegenTests.toMany("many\(number)", name),
            ModelcCodegenTests.toMany("list\(number)", name, ordered: true),
        ]
        model.entities[0].fetchedProperties.append(ModelcCodegenTests.fetched("found\(number)", name))
    }

    private static func request(_ name: String, of entity: String, _ predicate: String) -> FetchRequestDescription {
        var request = FetchRequestDescription()
        (request.name, request.entityName, request.predicate) = (name, entity, predicate)
        return request
    }

    /// An entity whose class makes use of everything that templates know.
    private static func surroundings(_ name: String) -> ManagedObjectModel {
        ModelcCodegenTests.model(
            ModelcCodegenTests.entity(
                name,
                attributes: [
                    ModelcCodegenTests.attribute("title"), date("date"),
                    ModelcCodegenTests.attribute("count", .integer64, optional: true),
                    ModelcCodegenTests.attribute("height", .float, optional: true),
                    ModelcCodegenTests.attribute("price", .decimal),
                    ModelcCodegenTests.attribute("words", userInfo: ["modelc.codable": "[Swift.Int]"]),
                    ModelcCodegenTests.attribute(
                        "kind", .integer16,
                        userInfo: ["RawType": "\(name)Kind", "modelc.enumCases": "first", "unwrapOptional": ""]),
                ], relationships: [ModelcCodegenTests.toMany("tags", name, ordered: true)],
                userInfo: ["modelc.snapshot": ""]))
    }

    private static func composite(_ name: String) -> CompositeDescription {
        ModelcCodegenTests.composite(
            name, ModelcCodegenTests.attribute("city"), date("dates"),
            ModelcCodegenTests.attribute("price", .decimal, optional: true))
    }

    private static func date(_ name: String) -> AttributeDescription {
        var date = ModelcCodegenTests.attribute(name, .date, optional: true)
        date.usesScalarValue = true
        return date
    }
}

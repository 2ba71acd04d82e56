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

    /// A model with nothing nasty but that name.
    ///
    /// - Parameter index: tells the models apart, so that many of them can be one.
    func model(named name: String, _ index: Int) -> ManagedObjectModel {
        switch self {
        case .entity:
            var model = NastyRole.surroundings("E\(index)")
            model.entities.append(
                ModelcCodegenTests.entity(
                    name, attributes: [ModelcCodegenTests.attribute("title\(index)")],
                    relationships: [ModelcCodegenTests.toOne("next\(index)", "E\(index)")]))
            model.entities[0].relationships += [
                ModelcCodegenTests.toOne("one", name), ModelcCodegenTests.toMany("many", name),
                ModelcCodegenTests.toMany("list", name, ordered: true),
            ]
            model.entities[0].fetchedProperties.append(ModelcCodegenTests.fetched("found", name))
            return model
        case .composite:
            return NastyRole.surroundings(
                "E\(index)", composite: name,
                extra: [ModelcCodegenTests.attribute("place", .composite, composite: name)])
        case .attribute: return NastyRole.surroundings("E\(index)", extra: [ModelcCodegenTests.attribute(name)])
        case .numberAttribute:
            return NastyRole.surroundings(
                "E\(index)", extra: [ModelcCodegenTests.attribute(name, .integer32, optional: true)])
        case .toOne: return related(index, ModelcCodegenTests.toOne(name, "E\(index)", optional: false))
        case .toMany: return related(index, ModelcCodegenTests.toMany(name, "E\(index)"))
        case .ordered: return related(index, ModelcCodegenTests.toMany(name, "E\(index)", ordered: true))
        case .fetched:
            var model = NastyRole.surroundings("E\(index)")
            model.entities[0].fetchedProperties = [ModelcCodegenTests.fetched(name, "E\(index)")]
            return model
        case .member:
            var model = NastyRole.surroundings("E\(index)", composite: "Place\(index)")
            model.composites[0].attributes.append(ModelcCodegenTests.attribute(name))
            return model
        case .request: return requesting(index, name, "title == $wanted")
        case .variable: return requesting(index, "wanted", "title == $\(name)")
        case .configuration:
            var model = NastyRole.surroundings("E\(index)")
            var configuration = ConfigurationDescription()
            configuration.name = name
            model.configurations = [configuration]
            return model
        case .enumCase:
            return NastyRole.surroundings(
                "E\(index)",
                extra: [
                    ModelcCodegenTests.attribute(
                        "state", userInfo: ["RawType": "State\(index)", "modelc.enumCases": "\(name) = x"])
                ])
        }
    }

    private func related(_ index: Int, _ relationship: RelationshipDescription) -> ManagedObjectModel {
        var model = NastyRole.surroundings("E\(index)")
        model.entities[0].relationships.append(relationship)
        return model
    }

    private func requesting(_ index: Int, _ name: String, _ predicate: String) -> ManagedObjectModel {
        var model = NastyRole.surroundings("E\(index)")
        var request = FetchRequestDescription()
        (request.name, request.entityName, request.predicate) = (name, "E\(index)", predicate)
        model.fetchRequests = [request]
        return model
    }

    /// An entity whose class makes use of everything that templates know.
    private static func surroundings(
        _ name: String, composite compositeName: String? = nil, extra: [AttributeDescription] = []
    ) -> ManagedObjectModel {
        var date = ModelcCodegenTests.attribute("date", .date, optional: true)
        date.usesScalarValue = true
        var model = ModelcCodegenTests.model(
            ModelcCodegenTests.entity(
                name,
                attributes: [
                    ModelcCodegenTests.attribute("title"), date,
                    ModelcCodegenTests.attribute("count", .integer64, optional: true),
                    ModelcCodegenTests.attribute("height", .float, optional: true),
                    ModelcCodegenTests.attribute("price", .decimal),
                    ModelcCodegenTests.attribute("words", userInfo: ["modelc.codable": "[Swift.Int]"]),
                    ModelcCodegenTests.attribute(
                        "kind", .integer16,
                        userInfo: ["RawType": "\(name)Kind", "modelc.enumCases": "first", "unwrapOptional": ""]),
                ] + extra, relationships: [ModelcCodegenTests.toMany("tags", name, ordered: true)],
                userInfo: ["modelc.snapshot": ""]))
        if let compositeName {
            var dates = date
            dates.name = "dates"
            model.composites = [
                ModelcCodegenTests.composite(
                    compositeName, ModelcCodegenTests.attribute("city"), dates,
                    ModelcCodegenTests.attribute("price", .decimal, optional: true))
            ]
        }
        return model
    }
}

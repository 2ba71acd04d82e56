import ModelcCodegen
import ModelcDiagnostics
import ModelcSchema
import ModelcSettings
import ModelcSourceCode

func objectiveCOptions(
    module: String? = nil, includesXcodeGenerated: Bool = false, baseClass: String? = nil,
    baseClassImport: String? = nil, constants: ObjectiveCConstantStyle = .class,
    scalars: ObjectiveCScalarPolicy = .requiredOnly, userInfoConstants: Bool = false
) -> ObjectiveCOptions {
    ObjectiveCOptions(
        sourceName: "BookList.xcdatamodeld", modelName: "BookList", module: module,
        includesXcodeGenerated: includesXcodeGenerated, baseClass: baseClass, baseClassImport: baseClassImport,
        constants: constants, scalars: scalars, userInfoConstants: userInfoConstants)
}

func generateObjectiveC(
    _ model: ManagedObjectModel, _ options: ObjectiveCOptions = objectiveCOptions()
) -> CodeGenerationResult {
    ObjectiveCGenerator(options: options).generate(ResolvedModel(model)) { place in
        SourceLocation(path: modelPath, position: place.position)
    }
}

func planObjectiveC(
    _ model: ManagedObjectModel, _ options: ObjectiveCOptions = objectiveCOptions()
) -> ObjectiveCPlan {
    ObjectiveCGenerator(options: options).plan(ResolvedModel(model)) { place in
        SourceLocation(path: modelPath, position: place.position)
    }
}

/// The planned class of entity `Book` with these properties.
func plannedBook(
    _ attributes: AttributeDescription..., relationships: [RelationshipDescription] = [],
    fetched: [FetchedPropertyDescription] = [], requests: [FetchRequestDescription] = [],
    userInfo: [String: String] = [:], others: [EntityDescription] = [],
    options: ObjectiveCOptions = objectiveCOptions()
) -> ObjectiveCClass? {
    var model = model(
        entity("Book", attributes: attributes, relationships: relationships, fetched: fetched, userInfo: userInfo))
    model.entities += others
    model.fetchRequests = requests
    return planObjectiveC(model, options).model.classes.first { $0.className == "Book" }
}

/// A fetch request template.
func template(
    _ name: String, _ predicate: String?, entity: String = "Book", result: FetchResultType? = nil
) -> FetchRequestDescription {
    var request = FetchRequestDescription()
    request.name = name
    request.entityName = entity
    request.predicate = predicate
    request.resultType = result
    return request
}

extension ObjectiveCPlan {
    /// The diagnostics as `error duplicate-class Book`.
    var findings: [String] { diagnostics.map { "\($0.severity) \($0.id) \($0.modelPath ?? "-")" } }
}

import ModelcTemplating

/// The code that creates the model at run time, as a template object.
final class TemplateModelDescription: KeyedObject {
    static let fields = TemplateFields<TemplateModelDescription>(
        "ModelDescription", "The model as code that builds it.",
        [
            TemplateField("typeName", .string, "The type that holds the functions.") {
                .string($0.description.typeName)
            },
            TemplateField(
                "composites", .list(.object(TemplateCompositeDescription.self)), "The members of composites, by name."
            ) { .list($0.description.composites.map { .object(TemplateCompositeDescription($0)) }) },
            TemplateField("entities", .list(.object(TemplateEntityDescription.self)), "All entities, by name.") {
                .list($0.description.entities.map { .object(TemplateEntityDescription($0)) })
            },
            TemplateField(
                "requests", .list(.object(TemplateRequestDescription.self)), "The fetch request templates, by name."
            ) { .list($0.description.requests.map { .object(TemplateRequestDescription($0)) }) },
            TemplateField(
                "configurations", .list(.object(TemplateConfigurationDescription.self)), "The configurations, by name."
            ) { .list($0.description.configurations.map { .object(TemplateConfigurationDescription($0)) }) },
            TemplateField(
                "versionIdentifiers", .list(.string), "The identifiers that the author gave, as string literals."
            ) { TemplateValue($0.description.versionIdentifiers) },
        ])

    private let description: GeneratedModelDescription

    init(_ description: GeneratedModelDescription) { self.description = description }
}

/// An entity, with the name of the function that creates its description.
final class TemplateEntityDescription: KeyedObject {
    static let fields = TemplateFields<TemplateEntityDescription>(
        "EntityDescription", "An entity with the function that makes it.",
        [
            TemplateField("function", .string, "The name of the function.") { .string($0.entity.function) },
            TemplateField("name", .string, "The name, as a string literal.") { .string($0.entity.name) },
            TemplateField("className", .optional(.string), "The class of the objects, if it is generated.") {
                TemplateValue($0.entity.className)
            },
            TemplateField(
                "assignments", .list(.object(TemplateConstant.self)), "Properties of the description with expressions."
            ) { .list($0.entity.assignments.map { .object(TemplateConstant($0)) }) },
            TemplateField(
                "properties", .list(.object(TemplateDescription.self)),
                "Attributes, relationships, fetched properties, each by name."
            ) { .list($0.entity.properties.map { .object(TemplateDescription($0)) }) },
            TemplateField(
                "links", .list(.object(TemplateDescription.self)), "The relationships whose destination exists."
            ) { .list($0.entity.properties.filter { $0.link != nil }.map { .object(TemplateDescription($0)) }) },
            TemplateField("fetched", .list(.object(TemplateDescription.self)), "The fetched properties with a request.")
            { .list($0.entity.properties.filter { $0.request != nil }.map { .object(TemplateDescription($0)) }) },
            TemplateField("subentities", .list(.string), "The names of the entities right below, as string literals.") {
                TemplateValue($0.entity.subentities)
            },
            TemplateField("indexes", .list(.object(TemplateIndexDescription.self)), "The fetch indexes, by name.") {
                .list($0.entity.indexes.map { .object(TemplateIndexDescription($0)) })
            },
        ])

    private let entity: GeneratedModelDescription.Entity

    init(_ entity: GeneratedModelDescription.Entity) { self.entity = entity }
}

/// The code that creates the description of a property, as a template object.
final class TemplateDescription: KeyedObject {
    static let fields = TemplateFields<TemplateDescription>(
        "Description", "The description of a property.",
        [
            TemplateField("name", .string, "The name, as a string literal.") { .string($0.description.name) },
            TemplateField("className", .string, "The class in Core Data.") { .string($0.description.className) },
            TemplateField(
                "assignments", .list(.object(TemplateConstant.self)), "Properties of the description with expressions."
            ) { .list($0.description.assignments.map { .object(TemplateConstant($0)) }) },
            TemplateField("predicates", .list(.string), "Expressions of the predicates that validate values.") {
                TemplateValue($0.description.validations.map(\.predicate))
            },
            TemplateField("warnings", .list(.string), "Their warnings, as string literals.") {
                TemplateValue($0.description.validations.map(\.warning))
            },
            TemplateField(
                "elementsFunction", .optional(.string), "The function that makes the members of a composite attribute."
            ) { TemplateValue($0.description.elementsFunction) },
            TemplateField("destination", .optional(.string), "The destination of a relationship, as a string literal.")
            { TemplateValue($0.description.link?.destination) },
            TemplateField("inverse", .optional(.string), "The inverse of a relationship, as a string literal.") {
                TemplateValue($0.description.link?.inverse)
            },
            TemplateField(
                "inverseEntity", .optional(.string), "The entity that declares the inverse, as a string literal."
            ) { TemplateValue($0.description.link?.inverseEntity) },
            TemplateField(
                "request", .optional(.object(TemplateRequestDescription.self)), "The request of a fetched property."
            ) { $0.description.request.map { .object(TemplateRequestDescription($0)) } ?? .nothing },
        ])

    private let description: GeneratedDescription

    init(_ description: GeneratedDescription) { self.description = description }
}

/// The members of a composite, with the name of the function that creates their descriptions.
final class TemplateCompositeDescription: KeyedObject {
    static let fields = TemplateFields<TemplateCompositeDescription>(
        "CompositeDescription", "The members of a composite with the function that makes them.",
        [
            TemplateField("function", .string, "The name of the function.") { .string($0.composite.function) },
            TemplateField("members", .list(.object(TemplateDescription.self)), "The members in the order of the model.")
            { .list($0.composite.members.map { .object(TemplateDescription($0)) }) },
        ])

    private let composite: GeneratedModelDescription.Composite

    init(_ composite: GeneratedModelDescription.Composite) { self.composite = composite }
}

/// A configuration: a set of entities that one store can contain.
final class TemplateConfigurationDescription: KeyedObject {
    static let fields = TemplateFields<TemplateConfigurationDescription>(
        "ConfigurationDescription", "Entities that can be in one store.",
        [
            TemplateField("name", .string, "The name, as a string literal.") { .string($0.configuration.name) },
            TemplateField("entities", .list(.string), "The names of the entities, as string literals.") {
                TemplateValue($0.configuration.entities)
            },
        ])

    private let configuration: GeneratedModelDescription.Configuration

    init(_ configuration: GeneratedModelDescription.Configuration) { self.configuration = configuration }
}

/// A fetch request that generated code creates.
final class TemplateRequestDescription: KeyedObject {
    static let fields = TemplateFields<TemplateRequestDescription>(
        "RequestDescription", "A fetch request that is built in code.",
        [
            TemplateField("name", .string, "The name of a template, as a string literal.") { .string($0.request.name) },
            TemplateField("entity", .optional(.string), "The name of the entity, as a string literal.") {
                TemplateValue($0.request.entity)
            },
            TemplateField(
                "assignments", .list(.object(TemplateConstant.self)), "Properties of the request with expressions."
            ) { .list($0.request.assignments.map { .object(TemplateConstant($0)) }) },
        ])

    private let request: GeneratedRequestDescription

    init(_ request: GeneratedRequestDescription) { self.request = request }
}

/// The code that creates a fetch index, as a template object.
final class TemplateIndexDescription: KeyedObject {
    static let fields = TemplateFields<TemplateIndexDescription>(
        "IndexDescription", "A fetch index.",
        [
            TemplateField("name", .string, "The name, as a string literal.") { .string($0.index.name) },
            TemplateField("partialPredicate", .optional(.string), "The predicate that limits it, as a string literal.")
            { TemplateValue($0.index.partialPredicate) },
            TemplateField(
                "elements", .list(.object(TemplateIndexElement.self)),
                "The indexed properties and expressions, in order."
            ) {
                .list($0.index.elements.map { .object(TemplateIndexElement($0)) })
            },
        ])

    private let index: GeneratedModelDescription.Index

    init(_ index: GeneratedModelDescription.Index) { self.index = index }
}

/// The code that creates an element of a fetch index, as a template object.
final class TemplateIndexElement: KeyedObject {
    static let fields = TemplateFields<TemplateIndexElement>(
        "IndexElement", "A part of a fetch index.",
        [
            TemplateField("property", .string, "The name of the property, as a string literal.") {
                .string($0.element.property)
            },
            TemplateField("collation", .string, "`binary` or `rTree`.") { .string($0.element.collation) },
            TemplateField("isAscending", .bool, "Whether it is sorted upwards.") { .bool($0.element.isAscending) },
        ])

    private let element: GeneratedModelDescription.Element

    init(_ element: GeneratedModelDescription.Element) { self.element = element }
}

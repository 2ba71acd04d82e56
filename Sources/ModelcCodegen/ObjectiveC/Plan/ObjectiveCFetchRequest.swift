import ModelcSchema
import ModelcTemplating

/// A fetch request template of the model as a class method.
struct ObjectiveCFetchRequest: Hashable, Sendable {
    /// The template's name in the model.
    var name: String
    /// The first word of the method: `fetchRecentBooks`.
    var methodName: String
    /// Whether the request returns one result: the template's name begins with `one`.
    var isSingleResult: Bool
    /// Whether the results are objects of the class; then a method for one result returns `instancetype`.
    var fetchesObjects: Bool
    /// The class of the results.
    var element: ObjectiveCType
    var predicate: String?
    var variables: [ObjectiveCFetchVariable]
    /// The template as its author wrote it.
    var source: FetchRequestDescription

    var resultType: ObjectiveCType {
        if isSingleResult { return fetchesObjects ? ObjectiveCType("instancetype", isPointer: false) : element }
        return ObjectiveCType("NSArray<\(element.spelling)>", classes: element.classes, protocols: element.protocols)
    }

    /// The method's selector: `fetchRecentBooks:since:error:`.
    var selector: String { methodName + ":" + variables.map { $0.label + ":" }.joined() + "error:" }
}

extension ObjectiveCFetchRequest: PlannedSubject, ObjectiveCNamed, FetchRequestSubject {
    static let fields = TemplateFields<ObjectiveCFetchRequest>(
        "FetchRequest", "A fetch request template of the model.",
        [
            .name,
            .literal,
            TemplateField("methodName", .string, "The first word of the method: fetchRecentBooks.") {
                .string($0.methodName)
            },
            .isSingleResult,
            TemplateField("elementType", .string, "The type of a result: Book *.") { .string($0.element.spelling) },
            TemplateField("resultType", .string, "The return type of the method: NSArray<Book *> *, or instancetype.") {
                .string($0.resultType.spelling)
            },
            TemplateField("predicate", .optional(.string), "The predicate's text.") { TemplateValue($0.predicate) },
            TemplateField(
                "variables", .objects(ObjectiveCFetchVariable.self), "The variables in order of first appearance."
            ) { .objects($0.variables) },
            .userInfo,
            .entityName,
            .resultKind,
            .fetchLimit,
            .fetchBatchSize,
            .includesSubentities,
            .includesPropertyValues,
            .includesPendingChanges,
            .returnsObjectsAsFaults,
            .returnsDistinctResults,
        ])
}

/// A variable of a fetch request template, which is a parameter of its method.
struct ObjectiveCFetchVariable: Hashable, Sendable {
    /// The name in the predicate, without its sign.
    var name: String
    /// The word before the colon: `title` in `title:(NSString *)title`.
    var label: String
    /// The parameter's name: the label, unless it is a keyword.
    var parameterName: String
    var type: ObjectiveCType
}

extension ObjectiveCFetchVariable: PlannedSubject, ObjectiveCNamed {
    static let fields = TemplateFields<ObjectiveCFetchVariable>(
        "FetchVariable", "A variable of a fetch request.",
        [
            TemplateField("name", .string, "The name in the predicate, without its sign.") { .string($0.name) },
            .literal,
            TemplateField("label", .string, "The word of the method before the colon.") { .string($0.label) },
            TemplateField("parameterName", .string, "The name of the parameter.") { .string($0.parameterName) },
            TemplateField("type", .string, "The type of the parameter, always an object.") {
                .string($0.type.spelling)
            },
        ])
}

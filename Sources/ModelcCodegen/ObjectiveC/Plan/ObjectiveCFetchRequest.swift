import ModelcSchema
import ModelcTemplating

/// A fetch request template of the model, generated as a class method.
struct ObjectiveCFetchRequest: Hashable, Sendable {
    /// The template's name in the model.
    var name: String
    /// The first part of the method name: `fetchRecentBooks`.
    var methodName: String
    /// Whether the method returns one result: true if the template's name begins with `one`.
    var isSingleResult: Bool
    /// Whether the results are objects of the class. A method for one result then returns `instancetype`.
    var fetchesObjects: Bool
    /// The class of the results.
    var element: ObjectiveCType
    var predicate: String?
    var variables: [ObjectiveCFetchVariable]
    /// The fetch request template as the model declares it.
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

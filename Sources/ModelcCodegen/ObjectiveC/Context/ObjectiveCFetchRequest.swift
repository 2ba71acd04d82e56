import ModelcSchema

/// A fetch request template of the model as a class method.
package struct ObjectiveCFetchRequest: Hashable, Sendable {
    /// The template's name in the model.
    package var name: String
    /// The first word of the method: `fetchRecentBooks`.
    package var methodName: String
    /// Whether one result is asked for: the template's name begins with `one`.
    package var isSingleResult: Bool
    /// Whether the results are objects of the class, for which a method for one result says `instancetype`.
    package var fetchesObjects: Bool
    /// The class of the results.
    package var element: ObjectiveCType
    package var predicate: String?
    package var variables: [ObjectiveCFetchVariable]
    /// The template as its author wrote it.
    package var source: FetchRequestDescription

    /// What the method returns.
    package var resultType: ObjectiveCType {
        if isSingleResult { return fetchesObjects ? ObjectiveCType("instancetype", isPointer: false) : element }
        return ObjectiveCType("NSArray<\(element.spelling)>", classes: element.classes, protocols: element.protocols)
    }

    /// The method's selector: `fetchRecentBooks:since:error:`.
    package var selector: String { methodName + ":" + variables.map { $0.label + ":" }.joined() + "error:" }
}

import ModelcSchema
import ModelcSettings
import ModelcSourceCode
import ModelcTemplating

/// A fetch request template of the model as a template object.
final class TemplateFetchRequest: KeyedObject, FetchRequestSubject {
    static let fields = TemplateFields<TemplateFetchRequest>(
        "FetchRequest", "A fetch request template of the model.",
        [
            TemplateField("name", .string, "The name in the model, any text.") { .string($0.request.templateName) },
            TemplateField("nameLiteral", .string, "The same as a string literal.") {
                .string(SwiftText.literal($0.request.templateName))
            },
            TemplateField("functionName", .string, "The name of its function.") { .string($0.request.functionName) },
            TemplateField("access", .string, "`public ` or nothing.") {
                .string(SwiftWords.access($0.level, isInternal: $0.request.isInternal))
            },
            TemplateField("documentation", .list(.string), "The lines of the documentation comment.") {
                TemplateValue($0.request.documentation)
            },
            TemplateField(
                "variables", .list(.object(TemplateParameter.self)), "The predicate's variables in order of appearance."
            ) { .list($0.request.variables.map { .object(TemplateParameter($0)) }) },
            TemplateField(
                "resultType", .string, "The results: a class, `NSManagedObjectID`, `NSDictionary` or `NSNumber`."
            ) { .string($0.request.result.name) },
            TemplateField("modelName", .string, "The name of the parameter `in` inside.") {
                .string($0.request.modelName)
            },
            TemplateField("entity", .optional(.object(TemplateEntity.self)), "The entity, if its class is generated.") {
                $0.context.entity(named: $0.source.entityName)
            },
            .entityName,
            .predicateString,
            .resultKind,
            .isSingleResult,
            .fetchLimit,
            .fetchBatchSize,
            .includesSubentities,
            .includesPropertyValues,
            .includesPendingChanges,
            .returnsObjectsAsFaults,
            .returnsDistinctResults,
            .userInfo,
        ])

    private let request: GeneratedFetchRequest
    private let level: AccessLevel
    private let context: TemplateContext
    let source: FetchRequestDescription

    init(_ request: GeneratedFetchRequest, _ level: AccessLevel, in context: TemplateContext) {
        self.request = request
        self.level = level
        self.context = context
        source = context.fetchRequest(named: request.templateName)
    }
}

/// Template keys for the properties of a fetch request, for Swift and Objective-C.
extension TemplateField where Subject: FetchRequestSubject {
    static var entityName: Self {
        Self("entityName", .optional(.string), "The entity that it fetches.") { TemplateValue($0.source.entityName) }
    }
    static var predicateString: Self {
        Self("predicateString", .optional(.string), "The predicate as written in the model.") {
            TemplateValue($0.source.predicate)
        }
    }
    static var resultKind: Self {
        Self("resultKind", .string, "The kind of results: objects, ids, dictionaries or count.") {
            .string($0.source.effectiveResultType.templateName)
        }
    }
    static var isSingleResult: Self {
        Self("isSingleResult", .bool, "Whether one result is asked for: the name begins with one.") {
            .bool($0.source.name.hasPrefix("one"))
        }
    }
    static var fetchLimit: Self {
        Self("fetchLimit", .integer, "The largest number of results; 0 means no limit.") {
            .integer($0.source.fetchLimit ?? 0)
        }
    }
    static var fetchBatchSize: Self {
        Self("fetchBatchSize", .integer, "How many are fetched at a time; 0 is all.") {
            .integer($0.source.fetchBatchSize ?? 0)
        }
    }
    static var includesSubentities: Self {
        Self("includesSubentities", .bool, "Whether objects of subentities are found.") {
            .bool($0.source.effectiveIncludesSubentities)
        }
    }
    static var includesPropertyValues: Self {
        Self("includesPropertyValues", .bool, "Whether values are fetched.") {
            .bool($0.source.effectiveIncludesPropertyValues)
        }
    }
    static var includesPendingChanges: Self {
        Self("includesPendingChanges", .bool, "Whether unsaved changes are found.") {
            .bool($0.source.effectiveIncludesPendingChanges)
        }
    }
    static var returnsObjectsAsFaults: Self {
        Self("returnsObjectsAsFaults", .bool, "Whether objects come as faults.") {
            .bool($0.source.effectiveReturnsObjectsAsFaults)
        }
    }
    static var returnsDistinctResults: Self {
        Self("returnsDistinctResults", .bool, "Whether equal results are returned once.") {
            .bool($0.source.effectiveReturnsDistinctResults)
        }
    }
    static var userInfo: Self {
        Self("userInfo", .dictionary(.string), "The user info.") { .dictionary(TemplateDictionary($0.source.userInfo)) }
    }
}

extension FetchResultType {
    /// The name of the case in templates.
    fileprivate var templateName: String {
        switch self {
        case .managedObjects: "objects"
        case .managedObjectIDs: "ids"
        case .dictionaries: "dictionaries"
        case .count: "count"
        }
    }
}

/// An element of a fetch index as a template object.
final class TemplateFetchIndexElement: KeyedObject {
    static let fields = TemplateFields<TemplateFetchIndexElement>(
        "FetchIndexElement", "A part of a fetch index.",
        [
            TemplateField("property", .optional(.string), "The name of the property, if it is one that is indexed.") {
                TemplateValue($0.element.propertyName)
            },
            TemplateField("expression", .optional(.string), "The expression, if it is one that is indexed.") {
                TemplateValue($0.element.expression)
            },
            TemplateField("collation", .string, "Binary or RTree.") {
                .string(($0.element.collation ?? .binary).rawValue)
            },
            TemplateField("order", .string, "ascending or descending.") {
                .string(($0.element.order ?? .ascending).rawValue)
            },
        ])

    private let element: FetchIndexElementDescription

    init(_ element: FetchIndexElementDescription) { self.element = element }
}

import ModelcKeyedArchive
import ModelcPredicates
import ModelcSchema

/// Reading fetch requests (FormatCompiledModel §4). A flag is set only if it differs from the framework's default.
extension CompiledModelReader {
    func request(_ object: ArchivedObject, named name: String) -> FetchRequestDescription {
        var request = FetchRequestDescription()
        request.name = name
        request.entityName = entityName(object, "NSEntity")
        if let predicate = self.object(object, "NSPredicate") { request.predicate = predicateText(predicate) }
        request.fetchLimit = number(object, "NSFetchLimit").flatMap { $0 == 0 ? nil : $0 }
        request.fetchBatchSize = number(object, "NSBatchSize").flatMap { $0 == 0 ? nil : $0 }
        let type = number(object, "NSResultType") ?? 0
        request.resultType = type == 0 ? nil : FetchResultType(rawValue: type)
        if flag(object, "NSHasFetchRequestFlags") { readFlags(object, into: &request) }
        return request
    }

    private func readFlags(_ object: ArchivedObject, into request: inout FetchRequestDescription) {
        let flags = CompiledFetchFlags(rawValue: Int64(number(object, "NSFetchRequestFlags") ?? 0))
        let both = flags.intersection(.subentitiesAndFaults)
        if both.isEmpty {
            request.includesSubentities = false
            request.returnsObjectsAsFaults = false
        } else if both != .subentitiesAndFaults {
            ignored("a flag of a fetch request")
        }
        if flags.contains(.distinctResults) { request.returnsDistinctResults = true }
        let values = flags.contains(.propertyValues)
        if values != request.effectiveIncludesPropertyValues { request.includesPropertyValues = values }
        let changes = flags.contains(.pendingChanges)
        if changes != request.effectiveIncludesPendingChanges { request.includesPendingChanges = changes }
    }

    /// The text of a predicate. Nil, with a diagnostic, if its form is not known.
    private func predicateText(_ object: ArchivedObject) -> String? {
        var reader = ArchivedPredicateReader()
        guard let predicate = try? reader.predicate(object) else {
            ignored("a predicate of class \(object.className)")
            return nil
        }
        return predicate.format
    }

    /// The text of a derivation expression. Nil, with a diagnostic, if its form is not known.
    func expressionText(_ object: ArchivedObject) -> String? {
        guard let expression = try? ArchivedExpressionReader.read(object) else {
            ignored("an expression of class \(object.className)")
            return nil
        }
        guard case .function("count:", let arguments) = expression.form, arguments.count == 1,
            case .keyPath(nil, let components) = arguments[0].form
        else { return expression.format }
        // The function is spelt as in the source model, which the compiler accepts.
        return Expression(
            .keyPath(base: nil, components: components + [KeyPathComponent(.collectionOperator("count"))])
        )
        .format
    }
}

/// Converts an archived object to a predicate tree. An operator is recognized by its number
/// (`NSComparisonPredicate.Operator`), not by its class.
struct ArchivedPredicateReader {
    /// The maximum nesting depth of conditions. The limit is needed because archives can be cyclic.
    private static let maximumDepth = 50
    /// The maximum number of conditions in a predicate. The limit is needed because an archive can refer to one object
    /// many times.
    private static let maximumCount = 10_000

    private struct Unknown: Error {}

    private var count = 0

    private static let operators: [Int64: ComparisonOperator] = [
        0: .less, 1: .lessOrEqual, 2: .greater, 3: .greaterOrEqual, 4: .equal, 5: .notEqual, 6: .matches, 7: .like,
        8: .beginsWith, 9: .endsWith, 10: .in, 99: .contains, 100: .between,
    ]
    private static let modifiers: [Int64: ComparisonModifier] = [0: .direct, 1: .all, 2: .any]

    /// - Throws: an error if the archive is damaged, or the form is not known.
    mutating func predicate(_ object: ArchivedObject, depth: Int = 0) throws -> Predicate {
        count += 1
        guard depth < Self.maximumDepth, count <= Self.maximumCount else { throw Unknown() }
        switch object.className {
        case "NSTruePredicate": return Predicate(.truth(true))
        case "NSFalsePredicate": return Predicate(.truth(false))
        case "NSComparisonPredicate": return try comparison(object)
        case "NSCompoundPredicate": return try compound(object, depth: depth)
        default: throw Unknown()
        }
    }

    private mutating func compound(_ object: ArchivedObject, depth: Int) throws -> Predicate {
        var parts: [Predicate] = []
        for value in try object.array("NSSubpredicates") ?? [] {
            guard let part = value.object else { throw Unknown() }
            parts.append(try predicate(part, depth: depth + 1))
        }
        switch try object.integer("NSCompoundPredicateType") {
        case 0 where parts.count == 1: return Predicate(.not(parts[0]))
        case 1 where parts.count > 1: return Predicate(.and(parts))
        case 2 where parts.count > 1: return Predicate(.or(parts))
        default: throw Unknown()
        }
    }

    private func comparison(_ object: ArchivedObject) throws -> Predicate {
        guard let left = try object.object("NSLeftExpression"), let right = try object.object("NSRightExpression"),
            let archived = try object.object("NSPredicateOperator"),
            let comparator = Self.operators[try archived.integer("NSOperatorType") ?? -1],
            let modifier = Self.modifiers[try archived.integer("NSModifier") ?? 0],
            let options = UInt8(exactly: try archived.integer("NSOptions") ?? archived.integer("NSFlags") ?? 0)
        else { throw Unknown() }
        return Predicate(
            .comparison(
                Comparison(
                    try ArchivedExpressionReader.read(left), comparator, try ArchivedExpressionReader.read(right),
                    modifier: modifier, options: ComparisonOptions(rawValue: options))))
    }
}

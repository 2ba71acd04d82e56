import ModelcCompiledModels
import ModelcKeyedArchive
import ModelcPredicates
import ModelcSchema

/// A limit that saving checks the value of an attribute against (FormatCompiledModel §3.6).
struct CompiledBound {
    /// Whether the limit is the minimum or the maximum of the value.
    enum Side {
        case minimum
        case maximum
    }

    var side: Side
    /// The number that the value, or its length, is compared with.
    var limit: Constant
    /// The key of the compared value, such as `length`; nil if the value itself is compared.
    var key: String?
    /// The error code for a violation (`NSValidationNumberTooLargeError` and similar).
    var errorCode: Int

    /// The bound in messages, such as `minimum 9`.
    var text: String {
        let number: String =
            switch limit {
            case .integer(let number): "\(number)"
            case .real(let number): "\(number)"
            case .null, .boolean, .string: ""
            }
        return (side == .minimum ? "minimum " : "maximum ") + number
    }

    var comparator: CompiledComparator {
        switch side {
        case .minimum: .greaterOrEqual
        case .maximum: .lessOrEqual
        }
    }
}

extension CompiledModelWriter {
    /// Returns the bounds of an attribute, the minimum first. Notes the features that the bounds use, and the limits
    /// that no archive can express.
    mutating func bounds(of attribute: AttributeDescription) -> [CompiledBound] {
        let bounds = [CompiledBound.Side.minimum, .maximum].compactMap { bound(on: $0, of: attribute) }
        if !bounds.isEmpty { output.note(.validationBounds) }
        if attribute.hasNoValue(within: bounds) {
            output.note(.unmeetableBounds, detail: bounds.map(\.text).joined(separator: ", "))
        }
        return bounds
    }

    private mutating func bound(on side: CompiledBound.Side, of attribute: AttributeDescription) -> CompiledBound? {
        guard let text = attribute.boundText(on: side), let kind = attribute.type.boundKind else { return nil }
        guard let limit = kind.limit(text) else {
            output.note(
                attribute.type == .decimal && Double(text) != nil ? .decimalFraction : .validationValue, detail: text)
            return nil
        }
        return CompiledBound(side: side, limit: limit, key: kind.key, errorCode: kind.errorCode(on: side))
    }

    /// Writes the predicates of the bounds, and a list with the error code of each predicate. Writes nothing if there
    /// are no bounds.
    mutating func write(_ bounds: [CompiledBound], to node: ArchiveGraph.Node) {
        guard !bounds.isEmpty else { return }
        var predicates: [ArchiveGraph.Value] = []
        for bound in bounds { predicates.append(.node(output.add(bound))) }
        let codes = bounds.map { ArchiveGraph.Value.boxed(.integer(Int64($0.errorCode))) }
        output.set("NSValidationPredicates", of: node, to: output.mutableList(predicates))
        output.set("NSValidationWarnings", of: node, to: output.mutableList(codes))
    }
}

extension CompiledGraph {
    /// Adds the predicate of a bound, such as `SELF <= 7` or `length >= 1`. The author did not write this predicate, so
    /// no feature is noted.
    fileprivate mutating func add(_ bound: CompiledBound) -> ArchiveGraph.Node {
        let left = bound.key.map { add(path: [KeyPathComponent(.name($0))]) } ?? addEvaluatedObject()
        return add(left, add(bound.comparator), add(bound.limit))
    }
}

/// The value that the bounds of an attribute type compare.
private enum BoundKind {
    case wholeNumber
    case number
    case length
    case date

    var key: String? {
        switch self {
        case .wholeNumber, .number: nil
        case .length: CompiledBoundKey.length
        case .date: CompiledBoundKey.interval
        }
    }

    /// Converts the text of a limit to a constant; nil if it is not a finite number, or not a whole number for integers
    /// and string lengths.
    func limit(_ text: String) -> Constant? {
        guard let number = Double(text), number.isFinite else { return nil }
        switch self {
        case .wholeNumber, .length: return (Int64(text) ?? Int64(exactly: number)).map(Constant.integer)
        case .number, .date: return .real(number)
        }
    }

    /// The error code of a violation, from `CoreDataErrors.h`.
    func errorCode(on side: CompiledBound.Side) -> Int {
        switch (self, side) {
        case (.wholeNumber, .maximum), (.number, .maximum): 1610
        case (.wholeNumber, .minimum), (.number, .minimum): 1620
        case (.date, .maximum): 1630
        case (.date, .minimum): 1640
        case (.length, .maximum): 1660
        case (.length, .minimum): 1670
        }
    }
}

extension AttributeType {
    /// The kind of values that the bounds of this attribute type compare; nil if the type has no bounds.
    fileprivate var boundKind: BoundKind? {
        switch self {
        case .integer16, .integer32, .integer64, .decimal: .wholeNumber
        case .double, .float: .number
        case .string: .length
        case .date: .date
        case .undefined, .boolean, .binary, .uuid, .uri, .transformable, .objectID, .composite: nil
        }
    }
}

extension AttributeDescription {
    /// Whether no value of the type is within the bounds.
    fileprivate func hasNoValue(within bounds: [CompiledBound]) -> Bool {
        let range: ClosedRange<Double> =
            switch type {
            case .integer16: Double(Int16.min)...Double(Int16.max)
            case .integer32: Double(Int32.min)...Double(Int32.max)
            case .string: 0 ... .infinity
            case .undefined, .integer64, .decimal, .double, .float, .boolean, .date, .binary, .uuid, .uri,
                .transformable, .objectID, .composite:
                -.infinity ... .infinity
            }
        let least = bounds.filter { $0.side == .minimum }.compactMap(\.limit.number).reduce(range.lowerBound, max)
        let most = bounds.filter { $0.side == .maximum }.compactMap(\.limit.number).reduce(range.upperBound, min)
        return least > most
    }

    /// The text of a limit in the source, nil if it has none. Dates have separate attributes for their limits.
    fileprivate func boundText(on side: CompiledBound.Side) -> String? {
        let isMinimum = side == .minimum
        if type == .date { return (isMinimum ? minimumDateInterval : maximumDateInterval).map { "\($0)" } }
        return (isMinimum ? minimumValueText : maximumValueText).flatMap { $0.isEmpty ? nil : $0 }
    }
}

extension Constant {
    fileprivate var number: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .real(let number): number
        case .null, .boolean, .string: nil
        }
    }
}

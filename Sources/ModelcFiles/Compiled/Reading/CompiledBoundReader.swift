import ModelcKeyedArchive
import ModelcPredicates
import ModelcSchema

/// The limits of attributes (FormatCompiledModel §3.6).
extension CompiledModelReader {
    /// Reads the predicates that saving checks the value by; what is no bound of the type is reported.
    mutating func readBounds(_ object: ArchivedObject, into attribute: inout AttributeDescription) {
        guard object["NSValidationPredicates"].map({ $0 != .uid(0) }) ?? false else { return }
        for value in elements(object, "NSValidationPredicates") {
            guard let predicate = value.object, read(predicate, into: &attribute) else {
                ignored("a validation predicate")
                continue
            }
        }
    }

    /// - Returns: whether the predicate is a bound that a source can say.
    private func read(_ predicate: ArchivedObject, into attribute: inout AttributeDescription) -> Bool {
        var reader = ArchivedPredicateReader()
        guard case .comparison(let comparison)? = try? reader.predicate(predicate).form,
            comparison.modifier == .direct, comparison.options.isEmpty,
            case .constant(let limit) = comparison.right.form, let number = limit.number,
            comparison.left.form.isCompared(in: attribute.type)
        else { return false }
        switch comparison.comparator {
        case .greaterOrEqual: attribute.setMinimum(number)
        case .lessOrEqual: attribute.setMaximum(number)
        case .equal, .notEqual, .less, .greater, .between, .in, .contains, .beginsWith, .endsWith, .like, .matches,
            .conformsToType, .equalsType:
            return false
        }
        return true
    }
}

extension Constant {
    /// The number; nil for another constant.
    fileprivate var number: BoundNumber? {
        switch self {
        case .integer(let number): BoundNumber(text: "\(number)", value: Double(number))
        case .real(let number): BoundNumber(text: Int64(exactly: number).map { "\($0)" } ?? "\(number)", value: number)
        case .null, .boolean, .string: nil
        }
    }
}

/// A limit in the spelling of a source, which gives whole numbers no fraction, and as a number.
private struct BoundNumber {
    var text: String
    var value: Double
}

extension Expression.Form {
    /// Whether it is what a bound of the type compares.
    fileprivate func isCompared(in type: AttributeType) -> Bool {
        switch type {
        case .integer16, .integer32, .integer64, .decimal, .double, .float: self == .evaluatedObject
        case .string: isKey(CompiledBound.lengthKey)
        case .date: isKey(CompiledBound.intervalKey)
        case .undefined, .boolean, .binary, .uuid, .uri, .transformable, .objectID, .composite: false
        }
    }

    private func isKey(_ name: String) -> Bool {
        guard case .keyPath(nil, let components) = self, components.count == 1 else { return false }
        return components[0].name == name
    }
}

extension AttributeDescription {
    fileprivate mutating func setMinimum(_ number: BoundNumber) {
        if type == .date { minimumDateInterval = number.value } else { minimumValueText = number.text }
    }

    fileprivate mutating func setMaximum(_ number: BoundNumber) {
        if type == .date { maximumDateInterval = number.value } else { maximumValueText = number.text }
    }
}

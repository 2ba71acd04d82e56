import Foundation

public struct Selector: Equatable { let name: String }

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name: name) }

public final class NSSortDescriptor {
    public let key: String?
    public let ascending: Bool
    public let selector: Selector?

    public init(key: String?, ascending: Bool, selector: Selector? = nil) {
        self.key = key
        self.ascending = ascending
        self.selector = selector
    }

    /// Equal objects keep their order; one without a value comes first.
    func sorted(_ objects: [NSManagedObject]) -> [NSManagedObject] {
        let keyed = objects.enumerated().map { ($0.offset, $0.element, Conditions.value(key ?? "", of: $0.element)) }
        return keyed.sorted { left, right in
            let order = order(left.2, right.2)
            return order == .orderedSame
                ? left.0 < right.0 : order == (ascending ? .orderedAscending : .orderedDescending)
        }.map(\.1)
    }

    private func order(_ left: Any?, _ right: Any?) -> ComparisonResult {
        guard let left else { return right == nil ? .orderedSame : .orderedAscending }
        guard let right else { return .orderedDescending }
        if selector != nil, let left = left as? String, let right = right as? String {
            return left.compare(right, options: [.caseInsensitive, .numeric])
        }
        return Conditions.compare(left, right) ?? .orderedSame
    }
}

/// A condition: a format that modelc's own parser reads, with its arguments as variables.
public final class NSPredicate {
    /// The format with `%K` filled in, and `$1`, `$2` in place of the other arguments.
    public let text: String
    private let arguments: [String: Any]
    private let parsed: Predicate

    public convenience init(format: String, _ arguments: CVarArg...) {
        self.init(format: format, argumentArray: arguments)
    }

    private init(_ other: NSPredicate, variables: [String: Any]) {
        text = other.text
        parsed = other.parsed
        arguments = other.arguments.merging(variables) { own, _ in own }
    }

    /// The same condition with values for its variables.
    public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
        NSPredicate(self, variables: variables)
    }

    public init(format: String, argumentArray: [Any]?) {
        var (text, arguments, rest) = ("", [String: Any](), (argumentArray ?? [])[...])
        var characters = format[...]
        while let sign = characters.firstIndex(of: "%") {
            text += characters[..<sign]
            let kind = format[format.index(after: sign)]
            guard kind == "K" || kind == "@" else {
                text.append("%")
                characters = characters[format.index(after: sign)...]
                continue
            }
            characters = characters[format.index(sign, offsetBy: 2)...]
            let argument = rest.removeFirst()
            if kind == "K" {
                let names = "\(argument)".split(separator: ".")
                text += names.map { $0.hasPrefix("@") ? String($0) : "#" + $0 }.joined(separator: ".")
            } else {
                arguments["a\(arguments.count + 1)"] = argument
                text += "$a\(arguments.count)"
            }
        }
        precondition(rest.isEmpty, "too many arguments for \(format)")
        self.text = text + characters
        self.arguments = arguments
        do {
            parsed = try PredicateParser().predicate(from: self.text)
        } catch {
            fatalError("\(self.text): \(error)")
        }
    }

    /// The condition in a canonical spelling, including its arguments.
    public var predicateFormat: String {
        arguments.keys.sorted { $0.count == $1.count ? $0 > $1 : $0.count > $1.count }.reduce(parsed.format) {
            text, name in
            text.replacingOccurrences(of: "$" + name, with: Conditions.text(arguments[name]))
        }
    }

    public func evaluate(with object: Any?) -> Bool {
        Conditions(object: object, variables: arguments).holds(parsed)
    }
}

/// Evaluates the conditions that typed keys can express.
struct Conditions {
    let object: Any?
    var variables: [String: Any]

    func holds(_ predicate: Predicate) -> Bool {
        switch predicate.form {
        case .comparison(let comparison): holds(comparison)
        case .and(let parts): parts.allSatisfy(holds)
        case .or(let parts): parts.contains(where: holds)
        case .not(let part): !holds(part)
        case .truth(let isTrue): isTrue
        }
    }

    private func holds(_ comparison: Comparison) -> Bool {
        let (left, right) = (value(comparison.left), value(comparison.right))
        let test = { (left: Any?) in Conditions.test(left, comparison.comparator, right, comparison.options) }
        switch comparison.modifier {
        case .direct: return test(left)
        case .any: return Conditions.elements(left).contains(where: test)
        case .all: return Conditions.elements(left).allSatisfy(test)
        case .none: return !Conditions.elements(left).contains(where: test)
        }
    }

    private func value(_ expression: Expression) -> Any? {
        switch expression.form {
        case .constant(.null): return nil
        case .constant(.integer(let number)): return number
        case .constant(.real(let number)): return number
        case .constant(.boolean(let flag)): return flag
        case .constant(.string(let text)): return text
        case .aggregate(let elements): return elements.map { value($0) ?? NSNull() }
        case .evaluatedObject: return object
        case .variable(let name): return variables[name]
        case .keyPath(let base, let components):
            return components.reduce(base.map(value) ?? object) { value, component in
                switch component.form {
                case .name(let name): Conditions.value(ofKey: name, in: value)
                case .collectionOperator: Conditions.elements(value).count
                }
            }
        case .subquery(let query):
            return Conditions.elements(value(query.collection)).filter { element in
                var inner = self
                inner.variables[query.variable] = element
                return inner.holds(query.predicate)
            }
        default: fatalError("\(expression) is not evaluated here")
        }
    }

    /// The value of one key of an object, or of a composite's dictionary; for a collection, the values of its elements.
    private static func value(ofKey name: String, in value: Any?) -> Any? {
        if let dictionary = value as? [String: Any] { return dictionary[name] }
        if let object = value as? NSManagedObject { return object.value(forKey: name) }
        let objects = NSManagedObject.objects(in: value)
        return objects.isEmpty ? nil : objects.compactMap { $0.value(forKey: name) }
    }

    static func value(_ path: String, of object: NSManagedObject) -> Any? {
        path.split(separator: ".").reduce(object as Any?) { value, key in self.value(ofKey: String(key), in: value) }
    }

    private static func elements(_ value: Any?) -> [Any] {
        if let set = value as? NSOrderedSet { return set.array }
        if let set = value as? Set<NSManagedObject> { return Array(set) }
        return value as? [Any] ?? []
    }

    private static func test(
        _ left: Any?, _ comparator: ComparisonOperator, _ right: Any?, _ options: ComparisonOptions
    ) -> Bool {
        switch comparator {
        case .equal: return isEqual(left, right, options)
        case .notEqual: return !isEqual(left, right, options)
        case .in: return elements(right).contains { isEqual(left, $0, options) }
        case .less: return compare(left, right) == .orderedAscending
        case .greater: return compare(left, right) == .orderedDescending
        case .lessOrEqual: return compare(left, right).map { $0 != .orderedDescending } ?? false
        case .greaterOrEqual: return compare(left, right).map { $0 != .orderedAscending } ?? false
        case .between:
            let bounds = elements(right)
            return test(left, .greaterOrEqual, bounds[0], options) && test(left, .lessOrEqual, bounds[1], options)
        case .contains, .beginsWith, .endsWith, .like, .matches:
            guard let text = left as? String, let other = right as? String else { return false }
            return test(folded(text, options), comparator, folded(other, options))
        case .conformsToType, .equalsType: fatalError("\(comparator) is not evaluated here")
        }
    }

    private static func test(_ text: String, _ comparator: ComparisonOperator, _ other: String) -> Bool {
        switch comparator {
        case .contains: return text.contains(other)
        case .beginsWith: return text.hasPrefix(other)
        case .endsWith: return text.hasSuffix(other)
        default:
            let pattern =
                comparator == .matches
                ? other
                : NSRegularExpression.escapedPattern(for: other).replacingOccurrences(of: "\\*", with: ".*")
                    .replacingOccurrences(of: "\\?", with: ".")
            return text.range(of: "^(?:\(pattern))$", options: .regularExpression) != nil
        }
    }

    private static func folded(_ text: String, _ options: ComparisonOptions) -> String {
        var folding: String.CompareOptions = []
        if options.contains(.caseInsensitive) { folding.insert(.caseInsensitive) }
        if options.contains(.diacriticInsensitive) { folding.insert(.diacriticInsensitive) }
        return text.folding(options: folding, locale: nil)
    }

    private static func isEqual(_ left: Any?, _ right: Any?, _ options: ComparisonOptions) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        if let left = left as? NSManagedObject {
            return left === right as AnyObject || left.objectID === right as AnyObject
        }
        if let left = left as? String, let right = right as? String {
            return folded(left, options) == folded(right, options)
        }
        if let order = compare(left, right) { return order == .orderedSame }
        return (left as? AnyHashable) == (right as? AnyHashable)
    }

    static func compare(_ left: Any?, _ right: Any?) -> ComparisonResult? {
        if let left = left as? String, let right = right as? String { return left.compare(right, options: .literal) }
        if let left = left as? Date, let right = right as? Date { return left.compare(right) }
        guard let left = decimal(left), let right = decimal(right) else { return nil }
        return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }

    private static func decimal(_ value: Any?) -> Decimal? {
        switch value {
        case let value as Decimal: value
        case let value as NSDecimalNumber: value.decimalValue
        case let value as any BinaryInteger: Decimal(Int(value))
        case let value as NSNumber: value.decimalValue
        default: nil
        }
    }

    /// A value as Apple prints it in the text of a condition.
    static func text(_ value: Any?) -> String {
        switch value {
        case let text as String: "\"" + text + "\""
        case let flag as Bool: flag ? "1" : "0"
        case let list as [Any]: "{" + list.map(text).joined(separator: ", ") + "}"
        case let object as NSManagedObject: "<" + (object.entity.name ?? "") + ">"
        case let id as NSManagedObjectID: "<id of " + (id.entity.name ?? "") + ">"
        case let date as Date: "CAST(\(date.timeIntervalSinceReferenceDate), \"NSDate\")"
        case let data as Data: "<\(data.count) bytes>"
        case let value?: "\(value)"
        case nil: "nil"
        }
    }
}

import ModelcSchema
import ModelcSourceCode

/// Makes predicates of the limits of an attribute. How Xcode's compiler writes them is not known; version hashes do not
/// depend on them.
struct ValidationPlanner {
    let names: StandardNames

    func validations(of attribute: AttributeDescription) -> [GeneratedDescription.Validation] {
        let subject = attribute.type == .string ? "length" : "SELF"
        var validations = limits(of: attribute).map { limit in
            validation("\(subject) \(limit.sign) \(limit.value)", limit.words + " " + limit.value)
        }
        if attribute.type == .date { validations += dates(of: attribute) }
        if attribute.type == .string, let pattern = attribute.regularExpression, !pattern.isEmpty {
            validations.append(
                GeneratedDescription.Validation(
                    predicate:
                        "NSPredicate(format: \"SELF MATCHES %@\", argumentArray: [\(SwiftText.literal(pattern))])",
                    warning: SwiftText.literal("has to match " + pattern)))
        }
        return validations
    }

    private func limits(of attribute: AttributeDescription) -> [(sign: String, words: String, value: String)] {
        guard attribute.type.isNumber || attribute.type == .string else { return [] }
        return [
            (">=", "has to be at least", attribute.minimumValueText),
            ("<=", "has to be at most", attribute.maximumValueText),
        ].compactMap { sign, words, text in
            // Free text would not be a predicate.
            text.flatMap { Double($0)?.isFinite == true ? (sign, words, $0) : nil }
        }
    }

    private func dates(of attribute: AttributeDescription) -> [GeneratedDescription.Validation] {
        let date = names.foundation("Date")
        return [(">=", attribute.minimumDateInterval), ("<=", attribute.maximumDateInterval)].compactMap {
            sign, value in
            guard let value, value.isFinite else { return nil }
            return GeneratedDescription.Validation(
                predicate: "NSPredicate(format: \"SELF \(sign) %@\", argumentArray: "
                    + "[\(date)(timeIntervalSinceReferenceDate: \(value))])",
                warning: SwiftText.literal("is a date out of range"))
        }
    }

    private func validation(_ format: String, _ warning: String) -> GeneratedDescription.Validation {
        GeneratedDescription.Validation(
            predicate: "NSPredicate(format: \(SwiftText.literal(format)))", warning: SwiftText.literal(warning))
    }
}

/// A filter as the list of keys shows it.
package struct FilterDescription: Hashable, Sendable {
    /// `uppercaseString`, `join(…)`.
    package let name: String
    /// The kind of value that it can be applied to.
    package let subject: String
    /// One sentence.
    package let documentation: String

    /// All filters, in the order of the documentation.
    package static let all: [FilterDescription] = Filter.allCases.map { filter in
        let facts = filter.facts
        let arguments = ["", "(…)", "(…, …)"][min(facts.argumentCount, 2)]
        return FilterDescription(
            name: filter.rawValue + arguments, subject: facts.subject.kindName, documentation: facts.documentation)
    }
}

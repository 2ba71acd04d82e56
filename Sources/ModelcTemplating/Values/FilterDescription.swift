/// A filter as the documentation of template keys shows it.
package struct FilterDescription: Hashable, Sendable {
    /// The name, such as `uppercaseString`, or `join(…)` for a filter with arguments.
    package let name: String
    /// The kind of value that the filter accepts.
    package let subject: String
    /// One sentence about the filter.
    package let documentation: String

    /// All filters, in the order of the documentation.
    package static let all: [FilterDescription] = Filter.allCases.map { filter in
        let facts = filter.facts
        let arguments = ["", "(…)", "(…, …)"][min(facts.argumentCount, 2)]
        return FilterDescription(
            name: filter.rawValue + arguments, subject: facts.subject.kindName, documentation: facts.documentation)
    }
}

/// One part of a key path: a name or an operator between two dots.
package struct KeyPathComponent: Sendable {
    /// The kind of a component: a name or a collection operator.
    package enum Form: Hashable, Sendable {
        /// The name of a property. The sign in `#name`, which escapes reserved words, is not part of the name.
        case name(String)
        /// A collection operator such as `@count`, without its sign. It is one of `CollectionOperator`, or an unknown
        /// one.
        case collectionOperator(String)
    }

    let form: Form
    /// The UTF-8 offsets in the text, including signs.
    package let range: Range<Int>

    package init(_ form: Form, range: Range<Int> = 0..<0) {
        self.form = form
        self.range = range
    }

    /// The property's name; nil for a collection operator.
    package var name: String? {
        if case .name(let name) = form { name } else { nil }
    }

    /// The collection operator; nil for a name, and for an operator that Apple does not document.
    package var collectionOperator: CollectionOperator? {
        if case .collectionOperator(let name) = form { CollectionOperator(rawValue: name) } else { nil }
    }
}

extension KeyPathComponent: Hashable {
    package static func == (left: KeyPathComponent, right: KeyPathComponent) -> Bool { left.form == right.form }
    package func hash(into hasher: inout Hasher) { hasher.combine(form) }
}

/// One part of a key path, between two dots.
package struct KeyPathComponent: Sendable {
    /// What the part says.
    package enum Form: Hashable, Sendable {
        /// A property's name; the sign of `#name`, which protects reserved words, is not part of it.
        case name(String)
        /// `@count`, without its sign: the key-value coding operators of `CollectionOperator`, or an unknown one.
        case collectionOperator(String)
    }

    package let form: Form
    /// UTF-8 offsets in the text, signs included.
    package let range: Range<Int>

    package init(_ form: Form, range: Range<Int> = 0..<0) {
        self.form = form
        self.range = range
    }

    /// The property's name; nil for a collection operator.
    package var name: String? {
        if case .name(let name) = form { name } else { nil }
    }

    /// The collection operator; nil for a name and for an operator that Apple does not document.
    package var collectionOperator: CollectionOperator? {
        if case .collectionOperator(let name) = form { CollectionOperator(rawValue: name) } else { nil }
    }
}

extension KeyPathComponent: Hashable {
    package static func == (left: KeyPathComponent, right: KeyPathComponent) -> Bool { left.form == right.form }
    package func hash(into hasher: inout Hasher) { hasher.combine(form) }
}

/// The collection operators of key-value coding; the raw value is the spelling without `@`.
///
/// Documented in Apple's Key-Value Coding Programming Guide; unlike keywords they keep their letter case.
package enum CollectionOperator: String, CaseIterable, Sendable {
    case average = "avg"
    case count
    case maximum = "max"
    case minimum = "min"
    case sum
    case distinctUnionOfObjects
    case unionOfObjects
    case distinctUnionOfArrays
    case unionOfArrays
    case distinctUnionOfSets
}

extension Sequence<KeyPathComponent> {
    /// The components as they are written: `author.books.@count`.
    package var text: String {
        map { component in
            switch component.form {
            case .name(let name): name
            case .collectionOperator(let name): "@" + name
            }
        }.joined(separator: ".")
    }
}

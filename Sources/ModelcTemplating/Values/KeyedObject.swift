/// An object whose values are the rows of a table:
///
///     final class Book: KeyedObject {
///         static let fields = TemplateFields<Book>(
///             "Book", "A book.",
///             [
///                 TemplateField("title", .string, "The words on its cover.") { .string($0.title) },
///                 TemplateField("author", .optional(.object(Author.self)), "Who wrote it.") { … },
///             ])
///     }
package protocol KeyedObject: TemplateObject {
    /// The source of the values: the object itself, or the value that it represents.
    associatedtype Subject = Self

    /// The keys.
    static var fields: TemplateFields<Subject> { get }

    /// The source of this object's values.
    var subject: Subject { get }
}

/// A type whose objects are accessed often implements `templateValue(at:)` itself, as
/// `Self.fields.values[index](self)`: the function here is shared by all types, and has to look up the types of the
/// table for each value.
extension KeyedObject {
    package static var templateSchema: TemplateSchema { fields.schema }

    package func templateValue(at index: Int) -> TemplateValue {
        let values = Self.fields.values
        return values.indices.contains(index) ? values[index](subject) : .nothing
    }

    package var templateIdentity: Int { Int(bitPattern: ObjectIdentifier(self)) }
}

extension KeyedObject where Subject == Self {
    package var subject: Self { self }
}

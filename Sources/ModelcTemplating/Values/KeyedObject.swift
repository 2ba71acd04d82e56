/// An object with keys and values that are declared in a table. Each row declares a key and the function that returns
/// its value:
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
    /// The type from which the values are read: the object itself, or the value that the object represents.
    associatedtype Subject = Self

    /// The table of keys.
    static var fields: TemplateFields<Subject> { get }

    /// The value from which this object's values are read.
    var subject: Subject { get }
}

/// The default implementation is shared by all types and looks up the type's table for each value. If objects of a type
/// are accessed often, the type implements `templateValue(at:)` itself, as `Self.fields.values[index](self)`.
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

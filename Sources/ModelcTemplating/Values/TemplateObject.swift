/// A thing with named values that a template can ask for.
///
/// The compiler turns names into indices of the type's schema; rendering asks by index and never compares names. The
/// keys of a type are best the cases of an enumeration, so that the compiler leads whoever adds one to every place:
///
///     enum BookKey: Int, TemplateKey {
///         case title, author
///
///         var declaration: TemplateKeyDeclaration {
///             switch self {
///             case .title: .init("title", .string, "The words on its cover.")
///             case .author: .init("author", .optional(.object(Author.self)), "Who wrote it.")
///             }
///         }
///     }
///
///     final class Book: TemplateObject {
///         static let templateSchema = TemplateSchema("Book", "A book.", keys: BookKey.self)
///         func templateValue(at index: Int) -> TemplateValue { BookKey(rawValue: index).map(value) ?? .nothing }
///         private func value(of key: BookKey) -> TemplateValue { switch key { … } }
///     }
///
/// Objects are classes because a value is copied all the time, and a reference is copied fastest. Objects that refer
/// to each other are best made when they are asked for, out of the data that all of them share.
package protocol TemplateObject: AnyObject, Sendable {
    /// The names and types of the values.
    static var templateSchema: TemplateSchema { get }

    /// Tells this object from the others of its type: two objects of one type with one identity are equal.
    var templateIdentity: Int { get }

    /// The value of the key with that index in the schema; of the type that the schema states.
    func templateValue(at index: Int) -> TemplateValue
}

import ModelcStores

/// The objects of a store, which are read one after the other. They are a snapshot of the store at the time of the
/// call that returned them, even if an app writes to the store afterwards.
///
/// ```swift
/// let books = try project.objects(inStore: "Library.sqlite", of: "Book")
/// while let book = try books.next() {
///     print(book.id.text, book["title"] ?? .null)
/// }
/// ```
public final class StoredManagedObjects {
    /// Messages about the store and its model.
    public let messages: [Message]
    private let objects: StoreObjects
    private let properties: [String: [String]]

    init(_ outcome: StoreDumpOutcome) {
        messages = outcome.messages.map(Message.init)
        objects = outcome.objects
        properties = Dictionary(
            outcome.entities.map { ($0.name, $0.properties.map(\.name)) }, uniquingKeysWith: { first, _ in first })
    }

    /// Reads the next object.
    ///
    /// - Returns: nil after the last object.
    /// - Throws: `ProjectError` if the store cannot be read further.
    public func next() throws(ProjectError) -> StoredManagedObject? {
        do throws(StoreError) {
            return try objects.next().map { StoredManagedObject($0, properties[$0.id.entity] ?? []) }
        } catch {
            throw ProjectError(RunFailure([error.diagnostic]))
        }
    }
}

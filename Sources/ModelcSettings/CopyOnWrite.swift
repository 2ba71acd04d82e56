/// Many fields behind one reference, with the meaning of a structure: a copy that is changed gets fields of its own.
///
/// A structure of forty settings that is copied in a hundred places is code for four thousand copies, in what holds the
/// structure, too. Behind a reference it is one copy each: that was a third of what a debug build compiled to.
package struct CopyOnWrite<Fields: Hashable & Sendable>: Hashable, Sendable {
    private var storage: Storage

    package init(_ fields: Fields) { storage = Storage(fields) }

    package subscript<Value>(field: WritableKeyPath<Fields, Value>) -> Value {
        get { storage.fields[keyPath: field] }
        set {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.fields) }
            storage.fields[keyPath: field] = newValue
        }
    }

    package static func == (left: CopyOnWrite, right: CopyOnWrite) -> Bool {
        left.storage === right.storage || left.storage.fields == right.storage.fields
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(storage.fields) }

    /// Changed only where nobody else refers to it, hence `Sendable`.
    private final class Storage: @unchecked Sendable {
        var fields: Fields

        init(_ fields: Fields) { self.fields = fields }
    }
}

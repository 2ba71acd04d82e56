import ModelcBase
import ModelcDiagnostics

/// Many fields behind one reference, with value semantics: a copy that is changed gets its own fields.
///
/// A structure with forty settings that is copied in a hundred places compiles to code for four thousand copies, again
/// in each structure that contains it. A reference is one copy in each place. This removed a third of the code of a
/// debug build.
package struct CopyOnWrite<Fields: Hashable & Sendable>: Hashable, Sendable {
    private var storage: Storage

    init(_ fields: Fields) { storage = Storage(fields) }

    subscript<Value>(field: WritableKeyPath<Fields, Value>) -> Value {
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

    /// Changed only while it is uniquely referenced, hence `Sendable`.
    private final class Storage: @unchecked Sendable {
        var fields: Fields

        init(_ fields: Fields) { self.fields = fields }
    }
}

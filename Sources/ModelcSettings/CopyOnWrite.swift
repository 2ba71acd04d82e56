import ModelcBase
import ModelcDiagnostics

/// Stores many fields behind one reference, with value semantics: a copy gets its own fields when it is changed.
///
/// Without the reference, the compiler generates code for every field wherever a structure is copied. For forty
/// settings copied in a hundred places, this is code for four thousand copies, and again in each structure that
/// contains the settings. A reference needs one copy in each place. This removed a third of the code of a debug build.
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

    /// `@unchecked Sendable` is safe because the fields are changed only while they are uniquely referenced.
    private final class Storage: @unchecked Sendable {
        var fields: Fields

        init(_ fields: Fields) { self.fields = fields }
    }
}

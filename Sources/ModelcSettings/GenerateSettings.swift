/// The settings of code generation, used by configuration files, flags and generators. Its members are the fields of
/// `GenerateFields`.
@dynamicMemberLookup
package struct GenerateSettings: Hashable, Sendable {
    private var fields = CopyOnWrite(GenerateFields())

    package init() {}

    package subscript<Value>(dynamicMember field: WritableKeyPath<GenerateFields, Value> & Sendable) -> Value {
        get { fields[field] }
        set { fields[field] = newValue }
    }
}

/// The settings of code generation, for configuration files, for flags, and for the generators. Its members are the
/// fields of `GenerateFields`.
@dynamicMemberLookup
package struct GenerateSettings: Hashable, Sendable {
    private var fields = CopyOnWrite(GenerateFields())

    package init() {}

    package subscript<Value>(dynamicMember field: WritableKeyPath<GenerateFields, Value> & Sendable) -> Value {
        get { fields[field] }
        set { fields[field] = newValue }
    }
}

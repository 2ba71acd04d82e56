/// The type of a field, such as `STRING`, `ENCRYPTED BYTES`, `LIST<INT64>` or `NUMBER PREFERRED AS DOUBLE`.
package struct RecordFieldType: Hashable, Sendable {
    package var kind: RecordFieldKind
    package var isEncrypted: Bool
    package var isList: Bool
    /// The number type after `PREFERRED AS`, which cannot be changed later. Nil for other types, and for a `NUMBER`
    /// without a preference.
    package var preference: RecordFieldKind?

    package init(
        _ kind: RecordFieldKind, isEncrypted: Bool = false, isList: Bool = false, preference: RecordFieldKind? = nil
    ) {
        self.kind = kind
        self.isEncrypted = isEncrypted
        self.isList = isList
        self.preference = preference
    }

    /// The type of the stored values: `INT64` for `NUMBER PREFERRED AS INT64`.
    package var storedKind: RecordFieldKind { preference ?? kind }

    /// The type as it is written in a schema.
    package var text: String {
        let words =
            (isEncrypted ? ["ENCRYPTED"] : []) + [kind.rawValue]
            + (preference.map { ["PREFERRED AS", $0.rawValue] } ?? [])
        let text = words.joined(separator: " ")
        return isList ? "LIST<\(text)>" : text
    }

    /// The indexes that CloudKit adds when it creates a field of this type from a saved record.
    package var exportedOptions: Set<RecordFieldOption> { isEncrypted || isList ? [] : storedKind.exportedOptions }
}

/// The type of a field: `STRING`, `ENCRYPTED BYTES`, `LIST<INT64>`, `NUMBER PREFERRED AS DOUBLE`.
package struct RecordFieldType: Hashable, Sendable {
    package var kind: RecordFieldKind
    package var isEncrypted: Bool
    package var isList: Bool
    /// The kind that an open number was given for ever; nil for other kinds and for a number that is still open.
    package var preference: RecordFieldKind?

    package init(
        _ kind: RecordFieldKind, isEncrypted: Bool = false, isList: Bool = false, preference: RecordFieldKind? = nil
    ) {
        self.kind = kind
        self.isEncrypted = isEncrypted
        self.isList = isList
        self.preference = preference
    }

    /// The kind of the stored values: that of `NUMBER PREFERRED AS INT64` is `INT64`.
    package var storedKind: RecordFieldKind { preference ?? kind }

    /// The type in the schema language.
    package var text: String {
        let words =
            (isEncrypted ? ["ENCRYPTED"] : []) + [kind.rawValue]
            + (preference.map { ["PREFERRED AS", $0.rawValue] } ?? [])
        let text = words.joined(separator: " ")
        return isList ? "LIST<\(text)>" : text
    }

    /// The indexes that CloudKit gives to such a field when it makes the field itself.
    package var exportedOptions: Set<RecordFieldOption> { isEncrypted || isList ? [] : storedKind.exportedOptions }
}

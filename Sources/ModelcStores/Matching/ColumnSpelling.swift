/// Takes from a column's name what cannot be known from the model (sqlite-store §5).
enum ColumnSpelling {
    /// The name as a version of the model spells it; where the version does not know it, the name itself.
    ///
    /// - Parameter expected: the base names of the table's columns.
    static func name(_ name: String, among expected: Set<String>) -> String {
        let spellings = [name, withoutEntityNumber(name)].compactMap { $0 }
        return (spellings + spellings.map(withoutSuffix)).first(where: expected.contains) ?? name
    }

    /// `Z7_COVER` to `Z?_COVER`, `Z1DOCUMENTS` to `Z?DOCUMENTS`; nil for other names.
    private static func withoutEntityNumber(_ name: String) -> String? {
        guard name.hasPrefix("Z") else { return nil }
        let rest = name.dropFirst()
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        return digits.isEmpty ? nil : "Z?" + rest.dropFirst(digits.count)
    }

    /// `ZNOTE1` to `ZNOTE`.
    private static func withoutSuffix(_ name: String) -> String {
        guard let last = name.lastIndex(where: { !($0.isASCII && $0.isNumber) }) else { return name }
        return String(name[...last])
    }
}

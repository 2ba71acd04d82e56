/// Spells the types of the standard library and of Foundation in a module that may have classes of the same names: an
/// app about training has an entity `Set`.
package struct StandardNames: Hashable, Sendable {
    /// Names that the generated module declares itself.
    private let shadowed: Set<String>

    init(shadowedBy names: Set<String>) {
        shadowed = names.intersection(StandardNames.used)
    }

    /// The spelling of a type of the standard library.
    func swift(_ name: String) -> String { shadowed.contains(name) ? "Swift." + name : name }

    /// The spelling of a type of Foundation.
    func foundation(_ name: String) -> String { shadowed.contains(name) ? "Foundation." + name : name }

    /// The names that generated code uses.
    private static let used: Set<String> = [
        "Any", "AnyClass", "Bool", "CaseIterable", "Codable", "Data", "Date", "Decimal", "Double", "Error", "Float",
        "Hashable", "Identifiable", "Int", "Int16", "Int32", "Int64", "JSONDecoder", "JSONEncoder", "Sendable", "Set",
        "String", "TimeInterval", "URL", "UTF8", "UUID",
    ]
}

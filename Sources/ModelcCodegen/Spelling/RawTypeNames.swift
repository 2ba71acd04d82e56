/// The types that are known not to be `RawRepresentable`: those that attributes have anyway, and collections.
enum RawTypeNames {
    /// Whether a type, as user info spells it, cannot have raw values. Of other types, this is not known.
    static func lackRawValues(_ spelling: String) -> Bool {
        if spelling.hasPrefix("[") || spelling.hasSuffix("?") || spelling.hasPrefix("Set<") { return true }
        let name = modules.lazy.filter { spelling.hasPrefix($0) }.map { String(spelling.dropFirst($0.count)) }.first
        return names.contains(name ?? spelling) || ScalarTypeNames.contains(name ?? spelling)
    }

    private static let modules = ["Swift.", "Foundation."]

    /// Those besides numbers. An app may well declare other names of the standard library itself, such as `Character`.
    private static let names: Set = [
        "Any", "AnyObject", "Data", "Date", "Decimal", "NSDate", "NSNumber", "NSObject", "NSString", "String",
        "Substring",
        "URL", "UUID",
    ]
}

/// Types that are known not to be `RawRepresentable`: the built-in types of attributes, and collections.
enum RawTypeNames {
    /// Whether a type, as written in the user info, is known to have no raw values. False if it is not known.
    static func lackRawValues(_ spelling: String) -> Bool {
        if spelling.hasPrefix("[") || spelling.hasSuffix("?") || spelling.hasPrefix("Set<") { return true }
        let name = modules.lazy.filter { spelling.hasPrefix($0) }.map { String(spelling.dropFirst($0.count)) }.first
        return names.contains(name ?? spelling) || ScalarTypeNames.contains(name ?? spelling)
    }

    private static let modules = ["Swift.", "Foundation."]

    /// Types other than numbers. Other names of the standard library, such as `Character`, are missing, because an app
    /// may declare such a type itself.
    private static let names: Set = [
        "Any", "AnyObject", "Data", "Date", "Decimal", "NSDate", "NSNumber", "NSObject", "NSString", "String",
        "Substring",
        "URL", "UUID",
    ]
}

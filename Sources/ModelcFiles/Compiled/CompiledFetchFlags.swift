/// The bits of `NSFetchRequestFlags` (FormatCompiledModel §4). `subentitiesAndFaults` has two bits. It is not known
/// which bit has which meaning, because known fetch requests have both or none.
struct CompiledFetchFlags: OptionSet {
    let rawValue: Int64

    static let distinctResults = CompiledFetchFlags(rawValue: 1)
    static let subentitiesAndFaults = CompiledFetchFlags(rawValue: 2 + 8)
    static let propertyValues = CompiledFetchFlags(rawValue: 4)
    static let pendingChanges = CompiledFetchFlags(rawValue: 16)
}

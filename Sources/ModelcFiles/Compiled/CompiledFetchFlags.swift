/// The bits of `NSFetchRequestFlags` (FormatCompiledModel §4). Which of the two bits of `subentitiesAndFaults` is which is
/// not known: no known request has one without the other.
struct CompiledFetchFlags: OptionSet {
    let rawValue: Int64

    static let distinctResults = CompiledFetchFlags(rawValue: 1)
    static let subentitiesAndFaults = CompiledFetchFlags(rawValue: 2 + 8)
    static let propertyValues = CompiledFetchFlags(rawValue: 4)
    static let pendingChanges = CompiledFetchFlags(rawValue: 16)
}

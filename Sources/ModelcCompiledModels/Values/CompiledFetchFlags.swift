/// The bits of `NSFetchRequestFlags` (FormatCompiledModel §4). Two bits are combined in `subentitiesAndFaults`: every
/// known request has both or none, so their separate meanings are not known.
package struct CompiledFetchFlags: OptionSet {
    package let rawValue: Int64

    package init(rawValue: Int64) { self.rawValue = rawValue }

    package static let distinctResults = CompiledFetchFlags(rawValue: 1)
    package static let subentitiesAndFaults = CompiledFetchFlags(rawValue: 2 + 8)
    package static let propertyValues = CompiledFetchFlags(rawValue: 4)
    package static let pendingChanges = CompiledFetchFlags(rawValue: 16)
}

/// The bits of `NSFlagsKey` in attributes (FormatCompiledModel §3.2).
package struct CompiledAttributeFlags: OptionSet {
    package let rawValue: Int64

    package init(rawValue: Int64) { self.rawValue = rawValue }

    package static let externalStorage = CompiledAttributeFlags(rawValue: 1)
    package static let preservedOnDeletion = CompiledAttributeFlags(rawValue: 16)
}

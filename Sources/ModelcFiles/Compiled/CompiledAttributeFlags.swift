/// The bits of `NSFlagsKey` in attributes (FormatCompiledModel §3.2).
struct CompiledAttributeFlags: OptionSet {
    let rawValue: Int64

    static let externalStorage = CompiledAttributeFlags(rawValue: 1)
    static let preservedOnDeletion = CompiledAttributeFlags(rawValue: 16)
}

/// The bits of `_P` in the properties of compiled models (FormatCompiledModel §3.1).
struct CompiledPropertyFlags: OptionSet {
    let rawValue: Int64

    /// Bits that are set in every known property. Their meaning is not known.
    static let always = CompiledPropertyFlags(rawValue: 0x81)
    static let optional = CompiledPropertyFlags(rawValue: 0x02)
    static let readOnly = CompiledPropertyFlags(rawValue: 0x04)
    static let transient = CompiledPropertyFlags(rawValue: 0x08)
    /// Two bits that are both cleared if an attribute has validation predicates and their error codes.
    static let withoutValidation = CompiledPropertyFlags(rawValue: 0x30)
    static let withoutUserInfo = CompiledPropertyFlags(rawValue: 0x40)
    static let ordered = CompiledPropertyFlags(rawValue: 0x400)
}

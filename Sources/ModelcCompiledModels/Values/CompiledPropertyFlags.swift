/// The bits of `_P` in the properties of compiled models (FormatCompiledModel §3.1).
package struct CompiledPropertyFlags: OptionSet {
    package let rawValue: Int64

    package init(rawValue: Int64) { self.rawValue = rawValue }

    /// Set in every known property; the meaning of the bits is not known.
    package static let always = CompiledPropertyFlags(rawValue: 0x81)
    package static let optional = CompiledPropertyFlags(rawValue: 0x02)
    package static let readOnly = CompiledPropertyFlags(rawValue: 0x04)
    package static let transient = CompiledPropertyFlags(rawValue: 0x08)
    /// Two bits that are cleared together if an attribute has validation predicates and their error codes.
    package static let withoutValidation = CompiledPropertyFlags(rawValue: 0x30)
    package static let withoutUserInfo = CompiledPropertyFlags(rawValue: 0x40)
    package static let ordered = CompiledPropertyFlags(rawValue: 0x400)
}

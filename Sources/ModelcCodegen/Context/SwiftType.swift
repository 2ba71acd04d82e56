/// A type as generated code spells it.
package struct SwiftType: Hashable, Sendable {
    /// The spelling without the mark of an optional: `Int32`, `Set<Tag>`, `(any NSCoding)`.
    package var name: String
    package var isOptional: Bool
    /// Whether the optional unwraps itself where a value is needed; never without `isOptional`.
    package var isImplicitlyUnwrapped = false
    /// The module that has to be imported for it; nil for the standard library and for the files' own module.
    package var module: String?
    /// Whether Objective-C has it only as a number or a structure, which cannot be nil.
    package var isScalar: Bool
    /// Whether it is the scalar `Bool`.
    package var isBoolean: Bool
    package var isSendable: Bool
    package var isHashable: Bool
    package var isCodable: Bool
    /// Whether it is a type of the generated files that is not public among others that are.
    package var isInternal = false

    package init(
        _ name: String, isOptional: Bool = false, module: String? = nil, isScalar: Bool = false,
        isBoolean: Bool = false, isSendable: Bool = true, isHashable: Bool = true, isCodable: Bool = false
    ) {
        self.name = name
        self.isOptional = isOptional
        self.module = module
        self.isScalar = isScalar
        self.isBoolean = isBoolean
        self.isSendable = isSendable
        self.isHashable = isHashable
        self.isCodable = isCodable
    }

    /// The whole spelling: `Int32?`.
    package var spelling: String {
        if !isOptional { return name }
        return name + (isImplicitlyUnwrapped ? "!" : "?")
    }
}

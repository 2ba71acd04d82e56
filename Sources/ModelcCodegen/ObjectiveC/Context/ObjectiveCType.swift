/// A type as generated Objective-C spells it.
package struct ObjectiveCType: Hashable, Sendable {
    /// The spelling without the asterisk of a class: `NSString`, `int16_t`, `id<NSCoding>`.
    package var name: String
    /// Whether values are pointers to a class, so that the spelling ends with an asterisk.
    package var isPointer: Bool
    /// Whether values are objects, which can be nil.
    package var isObject: Bool
    /// The classes that have to be declared for the type, beside those of Foundation and Core Data.
    package var classes: [String]
    /// The protocols that have to be declared for the type.
    package var protocols: [String]

    package init(
        _ name: String, isPointer: Bool = true, isObject: Bool = true, classes: [String] = [], protocols: [String] = []
    ) {
        self.name = name
        self.isPointer = isPointer
        self.isObject = isObject
        self.classes = classes
        self.protocols = protocols
    }

    /// The whole spelling: `NSString *`, `int16_t`.
    package var spelling: String { isPointer ? name + " *" : name }
    /// The spelling with what stands between it and a name: `NSString *`, `int16_t `.
    package var prefix: String { isPointer ? name + " *" : name + " " }
}

/// The constants of one kind of an entity's properties, such as `BookAttributes`.
package struct ObjectiveCConstantGroup: Hashable, Sendable {
    /// The name of the class, or what stands before the `_` of each constant.
    package var name: String
    /// The constants, sorted by name; never empty.
    package var constants: [ObjectiveCConstant]
}

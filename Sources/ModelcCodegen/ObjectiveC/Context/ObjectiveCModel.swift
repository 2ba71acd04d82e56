/// Everything that generated Objective-C says, with every spelling decided: what templates get to see.
package struct ObjectiveCModel: Hashable, Sendable {
    package var options: ObjectiveCOptions
    /// The classes in the byte order of their names.
    package var classes: [ObjectiveCClass]
}

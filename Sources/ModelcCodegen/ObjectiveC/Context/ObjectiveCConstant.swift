/// A name of the model as a constant.
package struct ObjectiveCConstant: Hashable, Sendable {
    package var name: String
    /// The constant's text: the name itself, or the value of a user info key.
    package var value: String
}

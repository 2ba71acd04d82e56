/// The form of constants for the names of properties.
package enum ObjectiveCConstantStyle: String, ConfigurationChoice {
    /// A class `BookAttributes` with a class method for each name, as in mogenerator since 1.30.
    case `class`
    /// A string constant `BookAttributes_title` for each name.
    case extern
    /// No constants.
    case none
}

/// The form of the Objective-C constants for the names of properties.
package enum ObjectiveCConstantStyle: String, ConfigurationChoice {
    /// A class `BookAttributes` with a class method for each name, as in mogenerator 1.30 and later.
    case `class`
    /// A string constant `BookAttributes_title` for each name.
    case extern
    /// No constants.
    case none
}

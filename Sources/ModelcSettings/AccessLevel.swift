/// The access level of the generated classes.
package enum AccessLevel: String, ConfigurationChoice {
    /// Visible only in their own module.
    case `internal`
    /// Also visible in other modules.
    case `public`
}

/// The access level of the generated classes.
package enum AccessLevel: String, ConfigurationChoice {
    /// Visible in their own module.
    case `internal`
    /// Visible in other modules, too.
    case `public`
}

/// The number of times that a template is rendered.
package enum OutputScope: String, ConfigurationChoice {
    /// Once for each entity.
    case entity
    /// Once for the model.
    case model
}

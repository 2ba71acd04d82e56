/// The type of a required to-one relationship, which is nil until it is set and after a nullification.
package enum RequiredToOneStyle: String, ConfigurationChoice {
    case nonoptional
    case optional
}

/// The Swift type of a required to-one relationship. The relationship is nil until it is set, and after its destination
/// is deleted with the rule Nullify.
package enum RequiredToOneStyle: String, ConfigurationChoice {
    case nonoptional
    case optional
}

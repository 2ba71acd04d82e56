/// How a required to-one relationship looks, which is nil until it is set and after a nullification.
package enum RequiredToOneStyle: String, CaseIterable, Sendable {
    case nonoptional
    case optional
}

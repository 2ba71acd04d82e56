/// How a required attribute without a default looks, which is nil in a new object until it is set (code-generation
/// §2.2).
package enum RequiredAttributeStyle: String, CaseIterable, Sendable {
    /// As any other required attribute: reading it before it is set is a fault of the program.
    case nonoptional
    case optional
    /// Implicitly unwrapped.
    case iuo
}

/// Where generated classes have from what they have in common.
package enum SupportStyle: String, CaseIterable, Sendable {
    /// From a support file that is one of the generated files.
    case file
    /// From a support file that was generated for another model of the module.
    case shared
    /// From nowhere: every class stands by itself, without typed object identifiers.
    case none
}

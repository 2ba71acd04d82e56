import ModelcBase

/// A source element that only refers to a declaration by name: a member of a uniqueness constraint or of a compound
/// index, or an entity of a configuration.
package struct NamedReference: SourceElement, Hashable {
    /// The name of the declaration. A declaration with this name may not exist.
    package var name: String = ""
    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}

    package init(name: String) { self.name = name }
}

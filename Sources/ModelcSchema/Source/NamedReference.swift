import ModelcBase

/// A name that is a separate element in the source and refers to a declaration elsewhere: a member of a uniqueness
/// constraint or of a compound index, an entity of a configuration.
package struct NamedReference: SourceElement, Hashable {
    /// The name referred to; it need not exist.
    package var name: String = ""
    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}

    package init(name: String) { self.name = name }
}

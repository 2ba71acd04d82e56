/// A small model that shows a rule: as its documentation, and as its test.
///
/// The text is what stands inside `<model>`, or a whole `<model>` where its attributes matter. In bad examples the
/// marker `▸` stands before each place that a finding points at: before `<`, or before the attribute's name.
package struct Example: Sendable, ExpressibleByStringLiteral {
    /// The marker of places of findings.
    package static let marker: Character = "▸"

    /// The text with its markers.
    package var markedXML: String
    /// What the rules know beside the model, options of the rule among it.
    package var context: LintContext

    init(_ markedXML: String, context: LintContext = LintContext()) {
        self.markedXML = markedXML
        self.context = context
    }

    package init(stringLiteral text: String) { self.init(text) }

    /// The text without markers.
    package var xml: String { markedXML.filter { $0 != Example.marker } }
}

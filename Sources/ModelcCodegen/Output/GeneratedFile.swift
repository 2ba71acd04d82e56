/// A file that is to be on disk after generation.
package struct GeneratedFile: Hashable, Sendable {
    /// The path below the output directory, with `/` between folders.
    package var path: String
    /// The whole text, with LF line ends and one at the end.
    package var text: String
    package var policy: OverwritePolicy
    /// Whether a template made it that the user added to the set.
    package var isExtra: Bool
    /// The template that made it, as the manifest or the configuration names it; nil for files without one.
    package var template: String?

    package init(
        path: String, text: String, policy: OverwritePolicy, isExtra: Bool = false, template: String? = nil
    ) {
        self.path = path
        self.text = text
        self.policy = policy
        self.isExtra = isExtra
        self.template = template
    }
}

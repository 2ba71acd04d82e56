/// A file that is to be on disk after generation.
package struct GeneratedFile: Hashable, Sendable {
    /// The path below the output directory, with `/` between folders.
    package var path: String
    /// The whole text, with LF line ends and one at the end.
    package var text: String
    package var policy: OverwritePolicy
    /// Whether a template made it that the user added to the set.
    package var isExtra: Bool

    package init(path: String, text: String, policy: OverwritePolicy, isExtra: Bool = false) {
        self.path = path
        self.text = text
        self.policy = policy
        self.isExtra = isExtra
    }
}

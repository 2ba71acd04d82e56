/// A file that is to be on disk after generation.
package struct GeneratedFile: Hashable, Sendable {
    /// The path below the output directory, with `/` between folders.
    package var path: String
    /// The whole text, with LF line ends and one at the end.
    package var text: String
    package var policy: OverwritePolicy

    package init(path: String, text: String, policy: OverwritePolicy) {
        self.path = path
        self.text = text
        self.policy = policy
    }
}

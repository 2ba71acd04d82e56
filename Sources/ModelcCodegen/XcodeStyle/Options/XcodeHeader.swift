/// The comment at the top of every file.
package enum XcodeHeader: Hashable, Sendable {
    /// The file's name, and in machine files the sentence by which Xcode marks them. Author, project and date are left
    /// out: no two runs or machines would agree on them. A human file goes without the sentence, which would be untrue
    /// there.
    case automatic
    /// Nothing: files begin with their imports.
    case none
    /// The user's own text, in which `{{file}}` stands for the file's name.
    case text(String)
}

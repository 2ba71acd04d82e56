extension GeneratedFile {
    /// The paths at which an existing file stands for this one: a human `Book.mm` is as good as `Book.m`
    /// (code-generation §1.2).
    package var alternativePaths: [String] {
        policy == .human && path.hasSuffix(".m") ? [path + "m"] : []
    }
}

import ModelcSourceCode

/// A token of Swift source with its place in the file.
struct SwiftToken: Sendable {
    let kind: CodeToken
    /// The offset of the first byte.
    let start: Int
    /// The offset after the last byte.
    let end: Int
    /// Whether the token is the first one on its line.
    let startsLine: Bool
}

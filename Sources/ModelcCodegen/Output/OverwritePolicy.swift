/// Who owns a generated file once it is on disk.
package enum OverwritePolicy: String, CaseIterable, Sendable {
    /// The generator: the file is replaced whenever its text differs.
    case machine
    /// The user: the file is written when it is absent, and never again.
    case human
    /// The user, and nobody reckons with a file there: one that differs is an error.
    case never
}

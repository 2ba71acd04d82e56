/// What applying a fix risks, from nothing upwards.
package enum FixTier: String, CaseIterable, Sendable {
    /// Only people can know whether it is right.
    case suggestion
    /// Nothing changes but the file.
    case safe
    /// What programs do with the file changes.
    case behaviour
    /// What was stored with the file no longer fits it.
    case schema

    /// The arguments that let the tool apply fixes of this tier; nil where none do.
    var arguments: String? {
        switch self {
        case .suggestion: nil
        case .safe: "--fix"
        case .behaviour: "--fix --unsafe"
        case .schema: "--fix --unsafe --new-version NAME"
        }
    }
}

/// The stable name of a kind of diagnostic, in kebab case (`unknown-xml`). A family of IDs has the family's name before
/// a slash (`hash-unverified/composite`). Configurations and scripts use the names, so their meaning never changes.
///
/// Each module declares its IDs as static members next to the code that reports them.
package struct DiagnosticID: Hashable, Sendable, CustomStringConvertible {
    /// The ID as users read and write it.
    package let rawValue: String

    package init(_ rawValue: String) { self.rawValue = rawValue }

    package var description: String { rawValue }
}

extension DiagnosticID {
    /// A path does not exist.
    package static let noSuchPath = DiagnosticID("no-such-path")
}

extension DiagnosticID: Comparable {
    /// Compares the names of the IDs.
    package static func < (left: DiagnosticID, right: DiagnosticID) -> Bool { left.rawValue < right.rawValue }
}

/// The stable name of a kind of diagnostic, in kebab case (`unknown-xml`), with a slash
/// after the name of a family (`hash-unverified/composite`). Users put it into configurations and
/// scripts: it never changes its meaning.
///
/// Each module declares its ids as static members beside the code that reports them.
package struct DiagnosticID: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    package let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }
    package init(_ rawValue: String) { self.rawValue = rawValue }

    package var description: String { rawValue }
}

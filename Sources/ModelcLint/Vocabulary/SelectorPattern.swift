import ModelcBase

/// A pattern that matches parts of models: `Legacy*#*`, `Library/Library 2#Book.author`,
/// `Library#Book.fetchIndex:byTitle`, or `Library#` for the model itself. `*` and `?` match within a name; the pattern
/// `*` after `#` matches every part.
package struct SelectorPattern: Hashable, Sendable {
    let text: String
    private let bundle: Wildcard
    /// The pattern for the version's name; nil matches all versions.
    private let version: Wildcard?
    private let element: ElementPattern

    /// - Returns: nil if the text has no `#`, or no bundle name before the `#`.
    package init?(_ text: String) {
        guard let (place, part) = text.cut(at: "#"), !place.isEmpty else { return nil }
        self.text = text
        let names = place.cut(at: "/")
        bundle = Wildcard(names?.head ?? place)
        version = names.map { Wildcard($0.tail) }
        element = ElementPattern(part)
    }

    /// Whether the pattern matches a part of a version.
    ///
    /// - Parameters:
    ///   - bundle: the bundle's name without extension; if it is nil, only `*` matches.
    ///   - version: the version's name without extension.
    func matches(_ selector: ElementSelector, bundle: String?, version: String?) -> Bool {
        guard self.bundle.matches(bundle ?? ""), element.matches(selector) else { return false }
        return self.version.map { $0.matches(version ?? "") } ?? true
    }
}

/// Which parts of which models: `Legacy*#*`, `Library/Library 2#Book.author`, `Library#Book.fetchIndex:byTitle`,
/// `Library#` for the model itself (lint-rules §2.5). `*` and `?` match within a name; `*` alone matches every part.
package struct SelectorPattern: Hashable, Sendable {
    /// What the user wrote.
    package let text: String
    private let bundle: Wildcard
    /// Without a version the pattern holds for all.
    private let version: Wildcard?
    private let element: ElementPattern

    /// - Returns: nil where the text has no `#`, or no bundle before it.
    package init?(_ text: String) {
        guard let hash = text.firstIndex(of: "#"), hash != text.startIndex else { return nil }
        let place = text[..<hash]
        let slash = place.firstIndex(of: "/")
        self.text = text
        bundle = Wildcard(place[..<(slash ?? place.endIndex)])
        version = slash.map { Wildcard(place[place.index(after: $0)...]) }
        element = ElementPattern(text[text.index(after: hash)...])
    }

    /// Whether the pattern means a part of a version.
    ///
    /// - Parameters:
    ///   - bundle: the bundle's name without extension; an unknown one is met by `*` only.
    ///   - version: the version's name without extension.
    package func matches(_ selector: ElementSelector, bundle: String?, version: String?) -> Bool {
        guard self.bundle.matches(bundle ?? ""), element.matches(selector) else { return false }
        return self.version.map { $0.matches(version ?? "") } ?? true
    }
}

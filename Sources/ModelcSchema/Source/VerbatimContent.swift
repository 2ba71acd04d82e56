/// What an element's source says that the schema has no place for, kept so that nothing is lost when it is written
/// back (model-format §8, "kept as unknown").
package struct VerbatimContent: Hashable, Sendable {
    /// Attributes that the format does not know, in file order.
    package var unknownAttributes: [VerbatimAttribute] { storage?.unknownAttributes ?? [] }
    /// Child elements that the format does not know, in file order.
    package var unknownElements: [VerbatimElement] { storage?.unknownElements ?? [] }
    /// Known attributes whose text is not how Xcode spells their value (`optional="NO"`), in file order.
    package var spellings: [VerbatimAttribute] { storage?.spellings ?? [] }
    /// Known container elements that stand in the source without content (`<userInfo/>`), in file order.
    package var emptyContainers: [String] { storage?.emptyContainers ?? [] }

    // Nearly always absent: one pointer an element instead of four arrays.
    private var storage: Storage?

    package init() {}

    /// Whether there is nothing beyond the schema.
    package var isEmpty: Bool { storage == nil }

    package mutating func addUnknownAttribute(_ attribute: VerbatimAttribute) {
        change { $0.unknownAttributes.append(attribute) }
    }
    package mutating func addUnknownElement(_ element: VerbatimElement) {
        change { $0.unknownElements.append(element) }
    }
    package mutating func addSpelling(_ attribute: VerbatimAttribute) {
        change { $0.spellings.append(attribute) }
    }
    package mutating func addEmptyContainer(_ name: String) {
        change { $0.emptyContainers.append(name) }
    }

    private mutating func change(_ edit: (inout Contents) -> Void) {
        var contents = storage?.contents ?? Contents()
        edit(&contents)
        storage = Storage(contents)
    }

    private struct Contents: Hashable, Sendable {
        var unknownAttributes: [VerbatimAttribute] = []
        var unknownElements: [VerbatimElement] = []
        var spellings: [VerbatimAttribute] = []
        var emptyContainers: [String] = []
    }

    @dynamicMemberLookup
    private final class Storage: Hashable, Sendable {
        let contents: Contents
        init(_ contents: Contents) { self.contents = contents }

        subscript<Value>(dynamicMember path: KeyPath<Contents, Value>) -> Value { contents[keyPath: path] }
        static func == (lhs: Storage, rhs: Storage) -> Bool { lhs.contents == rhs.contents }
        func hash(into hasher: inout Hasher) { hasher.combine(contents) }
    }
}

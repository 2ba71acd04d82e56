/// Content of an element's source that the schema does not represent. It is preserved so that nothing is lost when the
/// element is written back (FormatModelXML §8, kept as unknown).
package struct VerbatimContent: Hashable, Sendable {
    /// Attributes that the model format does not define, in file order.
    package var unknownAttributes: [VerbatimAttribute] { storage.first?.unknownAttributes ?? [] }
    /// Child elements that the model format does not define, in file order.
    package var unknownElements: [VerbatimElement] { storage.first?.unknownElements ?? [] }
    /// Known attributes with a value that Xcode writes differently, such as `optional="NO"`, in file order.
    package var spellings: [VerbatimAttribute] { storage.first?.spellings ?? [] }
    /// The names of known container elements that are empty in the source, such as `<userInfo/>`, in file order.
    package var emptyContainers: [String] { storage.first?.emptyContainers ?? [] }

    // Contains at most one value and is nearly always empty. An array takes only one pointer in each element, and its
    // value can be changed in place.
    private var storage: [Contents] = []

    package init() {}

    /// Whether the schema represents the whole content of the element.
    package var isEmpty: Bool { storage.isEmpty }

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
        if storage.isEmpty { storage.append(Contents()) }
        edit(&storage[0])
    }

    private struct Contents: Hashable, Sendable {
        var unknownAttributes: [VerbatimAttribute] = []
        var unknownElements: [VerbatimElement] = []
        var spellings: [VerbatimAttribute] = []
        var emptyContainers: [String] = []
    }
}

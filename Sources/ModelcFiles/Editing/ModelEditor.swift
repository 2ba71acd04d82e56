import ModelcBase
import ModelcSchema
import ModelcXML

/// Converts edits of a model to edits of its file's bytes. Pure: it reads and writes nothing.
///
/// 1. find the file's elements: `EditableDocument`;
/// 2. group the edits by element, and find those that contradict each other: `ElementChanges`;
/// 3. make the smallest byte edit for each: `StartTagEdits` for attributes, `ContentEdits` for children (all bytes
///    around an edit stay unchanged, in any layout).
///
/// `EditCheck`, which shares no code with this type, verifies that the result contains exactly the edits.
package struct ModelEditor {
    private let document: EditableDocument

    /// - Throws: the error in a file that is not a well-formed XML document.
    package init(_ source: SourceText) throws(XMLError) { document = try EditableDocument(source) }

    /// The byte edits for all valid edits, in file order and without overlaps, and the errors of the invalid ones. If
    /// edits contradict each other, the first is used. An edit that changes nothing produces no byte edit.
    package func textEdits(for edits: [ModelEdit]) -> (edits: [TextEdit], problems: [EditError]) {
        var changes = ElementChanges(document)
        var problems: [EditError] = []
        for (index, edit) in edits.enumerated() {
            do throws(EditError) {
                try changes.add(edit, index)
            } catch {
                problems.append(error)
            }
        }
        changes.removeEmptiedContainers()
        let removals = changes.removals
        let made = changes.changedElements.flatMap { element in
            StartTagEdits(document, changes, element).edits
                + ContentEdits(document, changes, element, removed: removals[element] ?? []).edits
        }
        return (TextEdit.sorted(made), problems)
    }
}

/// The byte edits that change the attributes of one element.
struct StartTagEdits {
    private let document: EditableDocument
    private let newValues: [String: String?]
    private let element: Int
    private let places: [StartTagScanner.Place]

    init(_ document: EditableDocument, _ changes: ElementChanges, _ element: Int) {
        self.document = document
        self.element = element
        newValues = changes[element].attributes.mapValues(\.value)
        places = newValues.isEmpty ? [] : document.attributePlaces(of: element)
    }

    /// The edits, in no particular order.
    var edits: [TextEdit] {
        newValues.isEmpty ? [] : places.indices.compactMap(edit) + insertions
    }

    private func edit(ofAttributeAt index: Int) -> TextEdit? {
        let place = places[index]
        guard let requested = newValues[document.name(of: place)] else { return nil }
        guard let value = requested else { return TextEdit(removalRange(ofAttributeAt: index)) }
        // An attribute that already has the value keeps its spelling.
        guard document.value(of: place) != value else { return nil }
        let quote = document.bytes[place.value.upperBound]
        return TextEdit(place.value, document.escaping.text(value, inQuote: quote))
    }

    /// The bytes to remove with an attribute: the attribute and the white space before it. If the attribute begins a
    /// line that has other attributes, the white space after it is removed instead, so that these attributes keep their
    /// indentation.
    private func removalRange(ofAttributeAt index: Int) -> Range<Int> {
        let whole = places[index].whole
        let before = (index == 0 ? document.nameRange(of: element) : places[index - 1].whole).upperBound
        if index + 1 < places.count {
            let next = places[index + 1].whole.lowerBound
            let beginsLine = document.bytes[before..<whole.lowerBound].contains(UInt8(ascii: "\n"))
            let endsLine = document.bytes[whole.upperBound..<next].contains(UInt8(ascii: "\n"))
            if beginsLine, !endsLine { return whole.lowerBound..<next }
        }
        return before..<whole.upperBound
    }

    /// The byte edits that add attributes. New attributes at the same position are combined, in their order.
    private var insertions: [TextEdit] {
        let present = Set(places.map(document.name(of:)))
        let new = newValues.compactMap { name, value in value.map { VerbatimAttribute(name: name, value: $0) } }
            .filter { !present.contains($0.name) }
        guard !new.isEmpty else { return [] }
        let order = ranks(with: new)
        let rank = { (name: String) in order[name] ?? order.count }
        var texts: [Int: String] = [:]
        for attribute in new.sorted(by: { (rank($0.name), $0.name) < (rank($1.name), $1.name) }) {
            let value = document.escaping.text(attribute.value)
            texts[anchor(before: rank(attribute.name), rank), default: ""] += " \(attribute.name)=\"\(value)\""
        }
        return texts.map { TextEdit(offset: $0.key, replacement: $0.value) }
    }

    /// For each attribute name: its position in Xcode's order. For some elements, this order depends on which
    /// attributes they have.
    private func ranks(with new: [VerbatimAttribute]) -> [String: Int] {
        let old = places.map { VerbatimAttribute(name: document.name(of: $0), value: document.value(of: $0)) }
        let remaining = old.filter { newValues[$0.name] == nil }
        let names = document.shape(of: element).attributeOrder(remaining + new)
        return Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The offset where an attribute is added: after the last existing attribute that precedes it in Xcode's order. If
    /// there is none, after the element's name.
    private func anchor(before rank: Int, _ ranks: (String) -> Int) -> Int {
        let staying = places.filter { place in
            if case .some(.none) = newValues[document.name(of: place)] { return false }
            return true
        }
        let earlier = staying.filter { ranks(document.name(of: $0)) <= rank }
        let nearest = earlier.max { ranks(document.name(of: $0)) < ranks(document.name(of: $1)) }
        return nearest?.whole.upperBound ?? document.nameRange(of: element).upperBound
    }
}

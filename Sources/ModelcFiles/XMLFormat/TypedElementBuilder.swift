import ModelcBase
import ModelcSchema
import ModelcXML

/// Reads an element that the format defines, according to the element's format table.
final class TypedElementBuilder<Element> {
    var element: Element
    fileprivate let format: XMLElementFormat<Element>
    fileprivate let isRepeated: Bool
    fileprivate let deliver: (Element) -> Void
    fileprivate var openedGroups: Set<String> = []

    /// - Parameters:
    ///   - isRepeated: whether the parent already has such a child but can have only one.
    ///   - deliver: passes the finished element to its parent.
    convenience init(
        _ format: XMLElementFormat<Element>, isRepeated: Bool = false, deliver: @escaping (Element) -> Void
    ) where Element: SourceElement {
        self.init(Element(), format, isRepeated: isRepeated, deliver: deliver)
    }

    private init(
        _ element: Element, _ format: XMLElementFormat<Element>, isRepeated: Bool, deliver: @escaping (Element) -> Void
    ) {
        self.element = element
        self.format = format
        self.isRepeated = isRepeated
        self.deliver = deliver
    }
}

extension TypedElementBuilder: ElementBuilder where Element: SourceElement {
    var pathComponent: String? { format.pathComponent(element) }
    var knownChildren: [String] { format.childNames }

    func start(_ tag: borrowing XMLStartTag, _ context: ReadingContext) { format.start(self, tag, context) }

    func finish(_ context: ReadingContext) { format.finish(self, context) }

    func read(_ tag: borrowing XMLStartTag, _ context: ReadingContext) {
        element.position = tag.position
        var next = 0
        tag.forEachAttribute { name, value in
            guard let index = format.fieldIndex(named: name, from: next) else {
                return keepUnknown(name, value, context)
            }
            next = index + 1
            read(format.fields[index], value, context)
        }
        reportMisspeltIdentifier(context)
        for field in format.fields where field.isRequired {
            check(field.text(of: element) ?? "", of: field.name, context)
        }
        if isRepeated {
            ElementReport(context, element.position).error(
                .unreadableElement, "<\(format.name)> occurs more than once here; the last one is used",
                help: "remove the others")
        }
    }

    private func read(_ field: XMLField<Element>, _ value: String, _ context: ReadingContext) {
        switch field.read(value, &element) {
        case .canonical: break
        case .unusual: element.verbatim.addSpelling(VerbatimAttribute(name: field.name, value: value))
        case .invalid(let problem):
            element.verbatim.addSpelling(VerbatimAttribute(name: field.name, value: value))
            ElementReport(context, element.position).problem(problem, attribute: field.name, value: value)
        }
    }

    private func keepUnknown(_ name: String, _ value: String, _ context: ReadingContext) {
        element.verbatim.addUnknownAttribute(VerbatimAttribute(name: name, value: value))
        let meant = MistakenNames.meant(by: name, of: format.name)
        // Whether the attribute is an error depends on the other attributes, so it is checked at the end.
        guard meant != MistakenNames.renamingIdentifier else { return }
        let near = meant ?? SpellingSuggestion.nearest(to: name, among: format.fieldNames)
        ElementReport(context, element.position).warning(
            .unknownXML, MistakenNames.message(unknown: name, of: format.name), attribute: name,
            help: near.map { "rename it to \($0)" })
    }

    /// Reports a misspelled attribute that was meant as the renaming identifier. Core Data ignores such an attribute.
    private func reportMisspeltIdentifier(_ context: ReadingContext) {
        let meant = MistakenNames.renamingIdentifier
        guard let mistake = MistakenNames.mistake(for: meant, in: element, named: format.name) else { return }
        let report = ElementReport(context, element.position)
        let (name, identifier) = (text(of: "name"), text(of: meant))
        guard mistake.value != name, mistake.value != identifier else {
            return report.note(
                .misspeltRenamingIdentifier,
                "\(mistake.name)=\"\(mistake.value)\" has no effect; it says nothing that the "
                    + (mistake.value == name ? "name" : meant) + " does not say", attribute: mistake.name,
                help: "remove it")
        }
        report.warning(
            .misspeltRenamingIdentifier,
            MistakenNames.message(renamingIdentifier: mistake.value, named: mistake.name), attribute: mistake.name,
            help: identifier == nil
                ? "rename it to \(meant), which changes no version hash"
                : MistakenNames.advice(setting: mistake.value, insteadOf: mistake.name))
    }

    private func text(of field: String) -> String? {
        format.fieldIndex(named: field).flatMap { format.fields[$0].text(of: element) }
    }

    private func check(_ text: String, of name: String, _ context: ReadingContext) {
        if text.isEmpty {
            ElementReport(context, element.position).error(
                .unreadableElement, "<\(format.name)> has no \(name)", help: "give it a \(name), or remove the element")
        } else if TypedElementBuilder.isPadded(text) {
            ElementReport(context, element.position).warning(
                .ignoredContent, "the \(name) '\(text)' begins or ends with a space", attribute: name,
                help: "remove the space")
        }
    }

    private static func isPadded(_ text: String) -> Bool {
        let isLetter = { (byte: UInt8?) in byte.map { $0 > 0x20 && $0 < 0x7F } ?? false }
        // Nearly all names begin and end with an ASCII letter; these need no further check.
        if isLetter(text.utf8.first), isLetter(text.utf8.last) { return false }
        return text.first?.isWhitespace == true || text.last?.isWhitespace == true
    }

    /// Records that the element contains a group of this name. Returns true if it already contained one.
    func opensAgain(group name: String) -> Bool {
        !openedGroups.insert(name).inserted
    }

    func child(named name: String, _ context: ReadingContext) -> (any ElementBuilder)? {
        format.open(self, name)
    }

    func keepUnknown(_ element: VerbatimElement) { self.element.verbatim.addUnknownElement(element) }

    func text(_ text: String, at position: SourcePosition, _ context: ReadingContext) {
        ElementReport(context, element.position).ignoredText(text, at: position, in: format.name)
    }

    func open(_ name: String) -> (any ElementBuilder)? { format.child(named: name)?.open(self) }

    /// Checks the element and passes it to its parent.
    func conclude(_ context: ReadingContext) {
        format.check(element, ElementReport(context, element.position))
        deliver(element)
    }
}

import ModelcBase
import ModelcXML

/// Reads the XML of a store: events -> `StoreDocument`. `MappingGraphReader` interprets the objects.
final class StoreDocumentReader: XMLEventHandler {
    private let report: MappingReport
    private var document = StoreDocument()
    /// The names of the open elements, outermost first.
    private var open: [String] = []
    /// The text of the innermost open element, if this element contains only text.
    private var text = ""
    private var metadataKey = ""
    private var hasLooseText = false

    /// - Returns: the document; nil if the file is not a store, with the reason in the report.
    static func read(_ source: SourceText, report: MappingReport) -> StoreDocument? {
        let reader = StoreDocumentReader(report)
        if let problem = XMLEventParser.parse(source, handler: reader, documentType: .passedOver) {
            report.unreadable(problem)
            return nil
        }
        if reader.hasLooseText, report.findsConflictMarkers() { return nil }
        return report.hasWrongRoot ? nil : reader.document
    }

    private init(_ report: MappingReport) { self.report = report }

    func startElement(_ tag: borrowing XMLStartTag) {
        defer { open.append(tag.name) }
        text = ""
        switch (open.count, open.last, tag.name) {
        case (0, _, "database"): break
        case (0, _, _): report.wrongRoot(tag.name, at: tag.position)
        case (1, _, "databaseInfo"): break
        case (1, _, "object"): startObject(tag)
        case (2, "object", "attribute"): startAttribute(tag)
        case (2, "object", "relationship"): startRelationship(tag)
        case (1, _, _), (2, "object", _): report.unknownElement(tag.name, at: tag.position)
        case (3..., "attribute", _), (3..., "relationship", _): report.unknownElement(tag.name, at: tag.position)
        default: break
        }
    }

    func endElement() {
        guard let name = open.popLast() else { return }
        switch (open.count, open.last, name) {
        case (2, "object", "attribute"):
            if let index = document.objects.indices.last, let place = document.objects[index].attributes.indices.last {
                document.objects[index].attributes[place].text = text
            }
        case (2, "databaseInfo", "UUID"): document.identifier = text
        case (3..., _, "key"): metadataKey = text
        case (3..., _, "integer") where metadataKey == "NSPersistenceFrameworkVersion":
            document.frameworkVersion = Int(text)
        default: break
        }
        text = ""
    }

    func text(_ text: String, at position: SourcePosition) {
        self.text += text
        if open.count < 3 || open.last == "relationship" { hasLooseText = true }
    }

    func whiteSpace(_ text: String) { self.text += text }

    func comment() {}

    private func startObject(_ tag: borrowing XMLStartTag) {
        let values = values(of: tag)
        if values["type"] == nil { report.missing("type", of: tag.name, at: tag.position) }
        let number = StoreDocumentReader.number(ofID: values["id"] ?? "")
        if number == nil { report.invalidID(values["id"] ?? "", attribute: "id", at: tag.position) }
        document.objects.append(
            StoredObject(type: values["type"] ?? "", number: number, position: tag.position))
    }

    private func startAttribute(_ tag: borrowing XMLStartTag) {
        let values = values(of: tag)
        if values["name"] == nil { report.missing("name", of: tag.name, at: tag.position) }
        let attribute = StoredAttribute(
            name: values["name"] ?? "", type: values["type"] ?? "", text: "", position: tag.position)
        changeObject { $0.attributes.append(attribute) }
    }

    private func startRelationship(_ tag: borrowing XMLStartTag) {
        let values = values(of: tag)
        if values["name"] == nil { report.missing("name", of: tag.name, at: tag.position) }
        var numbers: [Int] = []
        for id in (values["idrefs"] ?? "").split(whereSeparator: \.isWhitespace) {
            if let number = StoreDocumentReader.number(ofID: id) {
                numbers.append(number)
            } else {
                report.invalidID(String(id), attribute: "idrefs", at: tag.position)
            }
        }
        let relationship = StoredRelationship(
            name: values["name"] ?? "", type: values["type"] ?? "", destination: values["destination"] ?? "",
            numbers: numbers, position: tag.position)
        changeObject { $0.relationships.append(relationship) }
    }

    private func changeObject(_ change: (inout StoredObject) -> Void) {
        guard let index = document.objects.indices.last else { return }
        change(&document.objects[index])
    }

    private func values(of tag: borrowing XMLStartTag) -> [String: String] {
        var values: [String: String] = [:]
        tag.forEachAttribute { values[$0] = $1 }
        return values
    }

    /// The number of an object id, which is `z` and decimal digits: 102 for `z102`. Nil if the id has another form.
    static func number(ofID id: some StringProtocol) -> Int? {
        guard id.hasPrefix("z"), let number = Int(id.dropFirst()), number >= 0, id.utf8.count < 12 else { return nil }
        return id.dropFirst().utf8.first.map { $0 != UInt8(ascii: "+") } ?? false ? number : nil
    }
}

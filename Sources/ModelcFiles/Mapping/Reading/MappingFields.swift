import ModelcBase
import ModelcDiagnostics
import ModelcKeyedArchive
import ModelcPlans
import ModelcSchema
import ModelcXML

/// The attributes of one object, read by name. Attributes that are never read are unknown to the format; they are
/// preserved.
struct MappingFields {
    let object: StoredObject
    let report: MappingReport
    private var readKeys: Set<String> = []
    private var kept: [StoredAttribute] = []

    init(_ object: StoredObject, report: MappingReport) {
        self.object = object
        self.report = report
    }

    /// The text of an attribute, with escapes replaced.
    mutating func string(_ key: MappingKey) -> String? { take(key).map { StoreEscapes.unescaped($0.text) } }

    /// The number of an attribute; nil, with a diagnostic, if the text is not a number.
    mutating func integer(_ key: MappingKey) -> Int? {
        guard let attribute = take(key) else { return nil }
        if let number = Int16(attribute.text) { return Int(number) }
        report.error(
            .invalidNumber, "'\(attribute.text.prefix(40))' is not a number from -32768 to 32767",
            at: attribute.position,
            help: "restore the file from version control")
        return nil
    }

    /// The bytes of an attribute; nil, with a diagnostic, if the text is not base64.
    mutating func data(_ key: MappingKey) -> [UInt8]? {
        guard let attribute = take(key) else { return nil }
        do {
            return try StoreBase64.decode(attribute.text)
        } catch {
            report.invalidBase64(error, in: attribute)
            return nil
        }
    }

    /// Marks an attribute as read if it has the text that it always has. Any other text is preserved.
    mutating func skip(_ key: MappingKey, always text: String) {
        guard let attribute = take(key), attribute.text != text else { return }
        kept.append(attribute)
    }

    /// The position of an attribute, for messages about its value.
    func position(of key: MappingKey) -> SourcePosition? {
        object.attribute(key.rawValue)?.position ?? object.position
    }

    /// Content that the schema does not represent: attributes that were not read, and relationships that are not in
    /// `knownRelationships`.
    func verbatim(knownRelationships: [MappingKey]) -> VerbatimContent {
        var verbatim = VerbatimContent()
        for attribute in kept { verbatim.addUnknownElement(VerbatimElement(attribute)) }
        for attribute in object.attributes where !readKeys.contains(attribute.name) {
            report.unknownField(attribute.name, at: attribute.position)
            verbatim.addUnknownElement(VerbatimElement(attribute))
        }
        let known = Set(knownRelationships.map(\.rawValue))
        for relationship in object.relationships where !known.contains(relationship.name) {
            report.unknownField(relationship.name, at: relationship.position)
            verbatim.addUnknownElement(VerbatimElement(relationship))
        }
        return verbatim
    }

    private mutating func take(_ key: MappingKey) -> StoredAttribute? {
        readKeys.insert(key.rawValue)
        return object.attribute(key.rawValue)
    }
}

extension MappingReport {
    fileprivate func unknownField(_ name: String, at position: SourcePosition?) {
        warning(
            .unknownMappingContent, "'\(name)' is not a known part of a mapping; it is kept", at: position,
            help: "report this with the version of Xcode that wrote the file")
    }

    fileprivate func invalidBase64(_ problem: StoreBase64.Problem, in attribute: StoredAttribute) {
        var place = SourceLocation(path: path)
        if let position = attribute.position {
            let start = StartTagScanner.contentStart(ofTagAt: position.offset, of: source)
            place.position = source.position(at: start + problem.offset)
        }
        add(
            Diagnostic(
                .invalidBase64, .error, "'\(attribute.name)' is damaged: \(problem.reason)", at: place,
                help: "restore the file from version control"))
    }
}

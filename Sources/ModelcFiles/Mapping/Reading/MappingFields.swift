import ModelcBase
import ModelcDiagnostics
import ModelcKeyedArchive
import ModelcPlans
import ModelcSchema
import ModelcXML

/// The attributes of one object, read by name. Attributes that are not read are unknown to the format, and kept.
struct MappingFields {
    let object: StoredObject
    let report: MappingReport
    private var asked: Set<String> = []
    private var kept: [StoredAttribute] = []

    init(_ object: StoredObject, report: MappingReport) {
        self.object = object
        self.report = report
    }

    /// The string, with escapes replaced.
    mutating func string(_ key: MappingKey) -> String? { take(key).map { StoreEscapes.unescaped($0.text) } }

    /// The number; nil, with a diagnostic, if the text is not a number.
    mutating func integer(_ key: MappingKey) -> Int? {
        guard let attribute = take(key) else { return nil }
        if let number = Int16(attribute.text) { return Int(number) }
        report.error(
            .invalidNumber, "'\(attribute.text.prefix(40))' is not a number from -32768 to 32767",
            at: attribute.position,
            help: "restore the file from version control")
        return nil
    }

    /// The bytes; nil, with a diagnostic, if the text is not base64.
    mutating func data(_ key: MappingKey) -> [UInt8]? {
        guard let attribute = take(key) else { return nil }
        do {
            return try StoreBase64.decode(attribute.text)
        } catch {
            report.invalidBase64(error, in: attribute)
            return nil
        }
    }

    /// Skips an attribute that always has the same text; another text is kept.
    mutating func skip(_ key: MappingKey, always text: String) {
        guard let attribute = take(key), attribute.text != text else { return }
        kept.append(attribute)
    }

    /// The place of an attribute, for messages about its value.
    func position(of key: MappingKey) -> SourcePosition? {
        object.attribute(key.rawValue)?.position ?? object.position
    }

    /// Content that the schema does not represent: unknown attributes, and relationships other than those named.
    func verbatim(knownRelationships: [MappingKey]) -> VerbatimContent {
        var verbatim = VerbatimContent()
        for attribute in kept { verbatim.addUnknownElement(VerbatimElement(attribute)) }
        for attribute in object.attributes where !asked.contains(attribute.name) {
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
        asked.insert(key.rawValue)
        return object.attribute(key.rawValue)
    }
}

extension MappingReport {
    fileprivate func unknownField(_ name: String, at position: SourcePosition?) {
        warning(
            .unknownMappingContent, "'\(name)' is not a known part of a mapping; it is kept", at: position,
            help: "report this with the version of Xcode that wrote the file")
    }

    fileprivate func invalidBase64(_ fault: StoreBase64.Problem, in attribute: StoredAttribute) {
        var place = SourceLocation(path: path)
        if let position = attribute.position {
            let start = StartTagScanner.contentStart(ofTagAt: position.offset, of: source)
            place.position = source.position(at: start + fault.offset)
        }
        add(
            Diagnostic(
                .invalidBase64, .error, "'\(attribute.name)' is damaged: \(fault.reason)", at: place,
                help: "restore the file from version control"))
    }
}

/// Reads the values of mappings that are keyed archives: expressions and user info.
enum MappingValueReader {
    static func expression(_ key: MappingKey, _ fields: inout MappingFields) -> ValueExpression? {
        guard let bytes = fields.data(key) else { return nil }
        do {
            let expression = ValueExpression(try ArchivedExpressionReader.read(bytes), archive: bytes)
            if case .opaque(let className) = expression.content { opaque(className, key, fields) }
            return expression
        } catch {
            unreadable(error, key, fields)
            return ValueExpression(.opaque(className: "unreadable"), archive: bytes)
        }
    }

    static func userInfo(_ fields: inout MappingFields) -> MappingUserInfo? {
        guard let bytes = fields.data(.userInfo) else { return nil }
        do {
            let entries = try KeyedArchive(bytes: bytes).rootObject().entries()
            return MappingUserInfo(UserInfo(texts(of: entries, fields)), archive: bytes)
        } catch {
            unreadable(error, .userInfo, fields)
            return MappingUserInfo(UserInfo(), archive: bytes)
        }
    }

    private static func texts(of entries: [ArchivedEntry], _ fields: MappingFields) -> [UserInfoEntry] {
        entries.sorted { CanonicalNameOrder.areInOrder($0.key, $1.key) }.compactMap { entry in
            if case .string(let value) = entry.value { return UserInfoEntry(key: entry.key, value: value) }
            fields.report.warning(
                .unknownArchiveValue, "the user info key '\(entry.key)' holds \(entry.value.kindName) and is ignored",
                at: fields.position(of: .userInfo),
                help: "only strings are read; restore the file from version control, or ignore the key")
            return nil
        }
    }

    private static func unreadable(_ error: KeyedArchiveError, _ key: MappingKey, _ fields: MappingFields) {
        var message = error.description
        if message.hasSuffix(".") { message.removeLast() }
        fields.report.error(
            .unreadableMappingArchive, "'\(key.rawValue)' is damaged: \(message)", at: fields.position(of: key),
            help: "restore the file from version control, or write a new one: \(ToolCommandName.mappingNew)")
    }

    private static func opaque(_ className: String, _ key: MappingKey, _ fields: MappingFields) {
        fields.report.note(
            .opaqueExpression, "the expression has no format text: it holds \(className.prefix(60)); it is kept",
            at: fields.position(of: key),
            help: "no action is needed; '\(ToolCommandName.mappingShow)' shows what modelc can read"
        )
    }
}

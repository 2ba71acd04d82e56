import ModelcBase

/// Reads a schema, statement by statement. A statement with an error is left out, and reading continues after its
/// semicolon.
struct CloudKitSchemaParser {
    private let source: SourceText
    private var lexer: CloudKitSchemaLexer
    private var token: CloudKitSchemaToken
    /// The token after `token`, if `peek` has already read it.
    private var following: CloudKitSchemaToken?
    private var schema: CloudKitSchema
    private var typeNames: Set<String> = []
    /// The line of the last computed position, from 1. The search for the next position starts here.
    private var line = 1
    private var errorCount = 0

    /// The maximum number of statements with errors. After that, reading stops: the file is probably not a schema.
    private static let mostErrors = 20

    init(_ source: SourceText) {
        self.source = source
        lexer = CloudKitSchemaLexer(source.bytes)
        token = lexer.next()
        schema = CloudKitSchema(source)
    }

    mutating func parse() -> CloudKitSchema {
        if let offset = source.bytes.firstInvalidUTF8 {
            schema.problems = [
                problem(.syntax, "the file is not UTF-8", at: offset..<(offset + 1), help: "save it as UTF-8")
            ]
            return schema
        }
        do throws(CloudKitSchemaProblem) {
            try expect("DEFINE")
            schema.bodyStart = token.range.upperBound
            try expect("SCHEMA")
        } catch {
            schema.problems.append(error)
            return schema
        }
        while token.kind != .end, errorCount < CloudKitSchemaParser.mostErrors { parseStatement() }
        return schema
    }

    private mutating func parseStatement() {
        schema.statementStarts.append(token.range.lowerBound)
        do throws(CloudKitSchemaProblem) {
            if token.isKeyword("CREATE") { try parseRole() } else { try parseType() }
        } catch {
            schema.problems.append(error)
            errorCount += 1
            while token.kind != .end, !token.isSign(";") { advance() }
            if token.isSign(";") { advance() }
        }
    }

    private mutating func parseRole() throws(CloudKitSchemaProblem) {
        try expect("CREATE")
        try expect("ROLE")
        let name = try name(.role)
        // A new record type that precedes all existing types is inserted after these roles.
        if schema.types.isEmpty { schema.rolesEnd = token.range.upperBound }
        try expect(sign: ";")
        schema.roles.append(name)
    }

    private mutating func parseType() throws(CloudKitSchemaProblem) {
        try expect("RECORD")
        try expect("TYPE")
        var type = RecordType(try name(.type))
        type.bodyStart = token.range.upperBound
        try expect(sign: "(")
        try parseItems(of: &type)
        try expect(sign: ")")
        type.end = token.range.upperBound
        try expect(sign: ";")
        guard typeNames.insert(type.name.text).inserted else {
            return report(.duplicate, "\(type.name.text) is declared twice", at: type.name, type: type.name.text)
        }
        schema.types.append(type)
    }

    private mutating func parseItems(of type: inout RecordType) throws(CloudKitSchemaProblem) {
        var fields: Set<String> = []
        var separatorEnd = type.bodyStart
        while !token.isSign(")") {
            let start = token.range.lowerBound
            let field = try parseItem(of: &type, &fields)
            type.items.append(RecordItem(field: field, separatorEnd: separatorEnd, start: start))
            guard token.isSign(",") else { return }
            let comma = token
            separatorEnd = comma.range.upperBound
            advance()
            guard token.isSign(")") else { continue }
            var found = problem(
                .tolerated, "a comma after the last item of \(type.name.text)", at: comma.range,
                help: "remove the comma")
            found.recordType = type.name.text
            schema.problems.append(found)
        }
    }

    /// Reads a field or a grant. Returns the name of the field, or nil for a grant.
    private mutating func parseItem(
        of type: inout RecordType, _ names: inout Set<String>
    ) throws(CloudKitSchemaProblem) -> String? {
        if token.isKeyword("GRANT"), RecordGrant.Right(rawValue: peek().text.uppercased()) != nil {
            type.grants.append(try grant())
            return nil
        }
        let field = try field(of: type.name.text)
        guard names.insert(field.name.text).inserted else {
            report(
                .duplicate, "\(type.name.text).\(field.name.text) is declared twice", at: field.name,
                type: type.name.text, field: field.name.text)
            return field.name.text
        }
        type.fields.append(field)
        return field.name.text
    }

    private mutating func grant() throws(CloudKitSchemaProblem) -> RecordGrant {
        var rights: [RecordGrant.Right] = []
        repeat {
            advance()
            guard let right = RecordGrant.Right(rawValue: token.text.uppercased()), token.kind == .word else {
                throw missing("a right (READ, CREATE or WRITE)")
            }
            rights.append(right)
            advance()
        } while token.isSign(",")
        try expect("TO")
        return RecordGrant(rights, to: try name(.role).text)
    }

    private mutating func field(of type: String) throws(CloudKitSchemaProblem) -> RecordField {
        let name = try name(.field(of: type))
        let kind = try fieldType()
        var options: Set<RecordFieldOption> = []
        while token.kind == .word, let option = RecordFieldOption(rawValue: token.text.uppercased()) {
            options.insert(option)
            advance()
        }
        guard token.isSign(",") || token.isSign(")") else { throw missing("a comma") }
        return RecordField(name: name, type: kind, options: options)
    }

    private mutating func fieldType() throws(CloudKitSchemaProblem) -> RecordFieldType {
        guard token.isKeyword("LIST") else { return try primitive() }
        advance()
        try expect(sign: "<")
        if token.isKeyword("LIST") { throw problem(.syntax, "a list of lists is not possible", at: token.range) }
        var type = try primitive()
        type.isList = true
        try expect(sign: ">")
        return type
    }

    private mutating func primitive() throws(CloudKitSchemaProblem) -> RecordFieldType {
        let isEncrypted = token.isKeyword("ENCRYPTED")
        if isEncrypted { advance() }
        let kind = try fieldKind()
        if isEncrypted, !kind.canBeEncrypted {
            throw problem(.syntax, "\(kind.rawValue) cannot be encrypted", at: token.range)
        }
        advance()
        guard kind == .number, token.isKeyword("PREFERRED") else {
            return RecordFieldType(kind, isEncrypted: isEncrypted)
        }
        advance()
        try expect("AS")
        let preference = try fieldKind()
        guard preference.canBePreferred else { throw missing("INT64 or DOUBLE") }
        advance()
        return RecordFieldType(kind, preference: preference)
    }

    private func fieldKind() throws(CloudKitSchemaProblem) -> RecordFieldKind {
        let word = token.text.uppercased()
        if token.kind == .word, let kind = RecordFieldKind(rawValue: word) { return kind }
        guard token.kind == .word, RecordFieldOption(rawValue: word) == nil, word != "GRANT", word != "PREFERRED" else {
            throw missing("a type")
        }
        let near = SpellingSuggestion.nearest(to: word, among: RecordFieldKind.allCases.map(\.rawValue))
        throw problem(
            .syntax, "\(token.text) is not a field type", at: token.range,
            help: near.map { "did you mean \($0)?" } ?? "the types are \(RecordFieldKind.list)")
    }
}

// Reading the tokens of a statement.
extension CloudKitSchemaParser {
    private mutating func advance() {
        token = following ?? lexer.next()
        following = nil
    }

    private mutating func peek() -> CloudKitSchemaToken {
        let next = following ?? lexer.next()
        following = next
        return next
    }

    private mutating func expect(_ word: String) throws(CloudKitSchemaProblem) {
        guard token.isKeyword(word) else { throw missing(word) }
        advance()
    }

    private mutating func expect(sign: Character) throws(CloudKitSchemaProblem) {
        guard token.isSign(sign) else { throw missing("'\(sign)'") }
        advance()
    }

    private mutating func name(_ use: NameUse) throws(CloudKitSchemaProblem) -> SchemaName {
        guard token.kind == .word || token.kind == .quoted, !token.text.isEmpty else { throw missing(use.description) }
        let name = SchemaName(text: token.text, position: position(token.range.lowerBound), length: token.range.count)
        if token.kind == .word, SchemaName.needsQuotes(token.text) {
            let (type, field) = use.place(of: token.text)
            report(
                .tolerated, "\(token.text) needs quotes", at: name, type: type, field: field,
                help: "write \"\(token.text)\"")
        }
        advance()
        return name
    }

    private func missing(_ expected: String) -> CloudKitSchemaProblem {
        if case .invalid(let reason) = token.kind { return problem(.syntax, "found \(reason)", at: token.range) }
        return problem(.syntax, "\(expected) is missing before \(token.description)", at: token.range)
    }

    private func problem(
        _ kind: CloudKitSchemaProblem.Kind, _ message: String, at range: Range<Int>, help: String? = nil
    ) -> CloudKitSchemaProblem {
        CloudKitSchemaProblem(
            kind: kind, message: message, help: help, position: source.position(at: range.lowerBound),
            length: range.count)
    }

    private mutating func report(
        _ kind: CloudKitSchemaProblem.Kind, _ message: String, at name: SchemaName, type: String?, field: String? = nil,
        help: String? = nil
    ) {
        schema.problems.append(
            CloudKitSchemaProblem(
                kind: kind, message: message, help: help ?? "remove one of them", position: name.position,
                length: name.length, recordType: type, field: field))
    }

    /// The position of a byte offset. Files are read in order, so the search starts at the line of the last position.
    private mutating func position(_ offset: Int) -> SourcePosition {
        let position = source.position(at: offset, nearLine: line)
        line = position.line
        return position
    }
}

/// The kind of element that a name belongs to.
private enum NameUse {
    case role
    case type
    case field(of: String)

    var description: String {
        switch self {
        case .role: "the name of a role"
        case .type: "the name of a record type"
        case .field: "the name of a field"
        }
    }

    /// Returns the record type and the field to report for a problem with the name. Both are nil for the name of a
    /// role.
    func place(of name: String) -> (type: String?, field: String?) {
        switch self {
        case .role: (nil, nil)
        case .type: (name, nil)
        case .field(let type): (type, name)
        }
    }
}

extension RecordFieldKind {
    /// The names of all types, separated by commas, for a message.
    fileprivate static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

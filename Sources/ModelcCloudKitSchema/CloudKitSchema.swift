import ModelcBase

/// A CloudKit schema file (`.ckdb`): its roles and record types with their positions, its problems, and its bytes. Only
/// the bytes contain comments and layout, so additions are inserted into the bytes.
package struct CloudKitSchema: Sendable {
    package let source: SourceText
    /// The names of the roles that the file creates (`CREATE ROLE`).
    package internal(set) var roles: [SchemaName] = []
    /// The record types in the order of the file. If several have the same name, only the first one is included.
    package internal(set) var types: [RecordType] = []
    /// The problems that were found while reading the file.
    package internal(set) var problems: [CloudKitSchemaProblem] = []
    /// The byte offset of the end of `DEFINE SCHEMA`.
    var bodyStart = 0
    /// The byte offset after the semicolon of the last role that precedes all record types; nil if there is no such
    /// role.
    var rolesEnd: Int?
    /// The byte offset of the first word of each statement.
    var statementStarts: [Int] = []

    init(_ source: SourceText) { self.source = source }

    /// Reads a schema; never fails. A statement that cannot be read is left out and reported in `problems`.
    package init(reading bytes: [UInt8]) {
        let source = SourceText(bytes)
        var parser = CloudKitSchemaParser(source)
        self = parser.parse()
    }

    /// Whether all statements could be read.
    package var isReadable: Bool { !problems.contains { $0.kind == .syntax } }

    /// Whether the file has exactly the layout of an export. If not, it was not exported by CloudKit, or it was edited
    /// later.
    package var hasLayoutOfExport: Bool {
        guard isReadable else { return false }
        return source.bytes.droppingLineEnds == Array(ExportLayout.text(of: self).utf8).droppingLineEnds
    }
}

extension [UInt8] {
    /// The bytes without the line feeds and carriage returns at the end.
    fileprivate var droppingLineEnds: ArraySlice<UInt8> {
        self[..<(lastIndex { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }.map { $0 + 1 } ?? 0)]
    }
}

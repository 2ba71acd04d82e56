import ModelcBase

/// A schema file of CloudKit (`.ckdb`): its record types with their places, what is wrong with it, and its bytes, from which it
/// is written again. Comments and layout are only in the bytes.
package struct CloudKitSchema: Sendable {
    package let source: SourceText
    /// The names of the roles that the schema creates.
    package internal(set) var roles: [SchemaName] = []
    /// The record types in the order of the file. Of several with one name, it has the first.
    package internal(set) var types: [RecordType] = []
    /// The problems in the order of the file.
    package internal(set) var problems: [CloudKitSchemaProblem] = []
    /// The offset after `DEFINE SCHEMA`.
    var bodyStart = 0
    /// The offset after the last role before the first type.
    var rolesEnd: Int?
    /// The offset of the first word of each statement.
    var statementStarts: [Int] = []

    init(_ source: SourceText) { self.source = source }

    /// Reads a schema; never fails. Statements that cannot be read are left out, and are among the problems.
    package init(reading bytes: [UInt8]) {
        let source = SourceText(bytes)
        var parser = CloudKitSchemaParser(source)
        self = parser.parse()
    }

    /// Whether all of it could be read.
    package var isReadable: Bool { !problems.contains { $0.kind == .syntax } }

    /// Whether the file has the layout of an export. One that does not was written or edited by something else.
    package var hasLayoutOfExport: Bool {
        guard isReadable else { return false }
        return source.bytes.droppingLineEnds == Array(ExportLayout.text(of: self).utf8).droppingLineEnds
    }
}

extension [UInt8] {
    /// The bytes without line ends at the end.
    fileprivate var droppingLineEnds: ArraySlice<UInt8> {
        self[..<(lastIndex { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }.map { $0 + 1 } ?? 0)]
    }
}

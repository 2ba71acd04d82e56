import ModelcBase

/// Inserts record types and fields into a schema file. All existing bytes stay unchanged and in their order.
package struct CloudKitSchemaAddition {
    /// The schema that is extended. It must be readable (`isReadable`).
    private let schema: CloudKitSchema
    /// The line end that the file uses: CR LF if it occurs in the file, otherwise LF.
    private let lineEnd: String
    private let starts: LineStarts

    package init(to schema: CloudKitSchema) {
        self.schema = schema
        lineEnd = schema.source.bytes.firstPlace(of: "\r\n") == nil ? "\n" : "\r\n"
        starts = LineStarts(schema.source)
    }

    /// Returns the bytes of the file with the additions.
    ///
    /// - Parameters:
    ///   - fields: the new fields of existing record types. The key is the name of the record type.
    ///   - types: the new record types.
    /// - Throws: the conflict if two additions have the same offset. This never happens.
    package func text(
        fields: [String: [RecordFieldDeclaration]], types: [RecordTypeDeclaration]
    ) throws(TextEditConflict) -> [UInt8] {
        var edits = edits(adding: types)
        for type in schema.types { edits += self.edits(adding: fields[type.name.text] ?? [], to: type) }
        for index in edits.indices {
            edits[index].replacement = edits[index].replacement.replacingText("\n", with: lineEnd)
        }
        return try TextEdit.apply(edits, to: schema.source.bytes)
    }

    /// Returns the edits that add fields to a record type. A field is inserted before the first existing field with a
    /// greater name (in byte order), otherwise before the first grant. A field is never inserted after the last item
    /// of the type, because a comma would have to be added to the line of this item.
    private func edits(adding fields: [RecordFieldDeclaration], to type: RecordType) -> [TextEdit] {
        let fields = fields.sorted { $0.name.isBefore($1.name) }
        guard !type.items.isEmpty else { return fields.isEmpty ? [] : [body(fields, of: type)] }
        let width = type.fields.map { SchemaName.written($0.name.text).utf8.count }.max() ?? 0
        let groups = CloudKitSchemaAddition.groups(of: fields, by: \.name, among: type.items.dropLast()) {
            field, item in
            item.field.map(field.isBefore) ?? true
        }
        let lines = type.items.map { starts.first(in: $0.separatorEnd..<$0.start) }
        var edits: [TextEdit] = []
        for (index, fields) in groups {
            let edit = edit(adding: fields, before: index, of: type, lines, width: width)
            if edits.last?.offset == edit.offset {
                edits[edits.count - 1].replacement += edit.replacement
            } else {
                edits.append(edit)
            }
        }
        return edits
    }

    /// Returns the edit that inserts fields before the item at `index`. If this item does not begin a line, the
    /// fields are inserted before the next item that does. If no later item does, they are inserted before the last
    /// item of the type that begins a line.
    ///
    /// - Parameter lines: for each item, the offset of the start of its line; nil if the item is on the same line as
    ///   the previous item.
    private func edit(
        adding fields: [RecordFieldDeclaration], before index: Int, of type: RecordType, _ lines: [Int?], width: Int
    ) -> TextEdit {
        guard let line = lines[index...].lazy.compactMap(\.self).first ?? lines.lazy.compactMap(\.self).last else {
            return TextEdit(
                offset: type.items[0].start, replacement: fields.map { ExportLayout.text(of: $0) + ", " }.joined())
        }
        let text = fields.map { ExportLayout.lines(of: $0, width: width) + ",\n" }
        return TextEdit(offset: line, replacement: text.joined())
    }

    /// The edit that adds fields to a record type without fields and grants.
    private func body(_ fields: [RecordFieldDeclaration], of type: RecordType) -> TextEdit {
        let lines = fields.map { ExportLayout.lines(of: $0, width: 0) }
        return TextEdit(offset: type.bodyStart, replacement: "\n" + lines.joined(separator: ",\n") + "\n    ")
    }

    /// The edits that add record types. A type is inserted after the last existing type with a smaller name (in byte
    /// order), otherwise after the roles.
    private func edits(adding types: [RecordTypeDeclaration]) -> [TextEdit] {
        let types = types.sorted { $0.name.isBefore($1.name) }
        let groups = CloudKitSchemaAddition.groups(of: types, by: \.name, among: schema.types) { name, type in
            name.isBefore(type.name.text)
        }
        return groups.map { index, types in
            let text = types.map { "\n" + ExportLayout.text(of: $0) }.joined()
            let end = index > 0 ? schema.types[index - 1].end : schema.rolesEnd ?? schema.bodyStart
            guard let line = starts.first(in: end..<statementStart(after: end)) else {
                return TextEdit(offset: end, replacement: "\n" + text)
            }
            return TextEdit(offset: line, replacement: text)
        }
    }

    /// The byte offset of the first statement that starts at or after `offset`; the end of the file if there is none.
    private func statementStart(after offset: Int) -> Int {
        var (low, high) = (0, schema.statementStarts.count)
        while low < high {
            let middle = (low + high) / 2
            if schema.statementStarts[middle] < offset { low = middle + 1 } else { high = middle }
        }
        return low < schema.statementStarts.count ? schema.statementStarts[low] : schema.source.bytes.count
    }

    /// Groups new elements by the index of the first existing element that they precede. `new` must be sorted: the
    /// search for each element continues where the search for the previous one ended.
    private static func groups<New, Present: RandomAccessCollection>(
        of new: [New], by name: KeyPath<New, String>, among present: Present,
        where precedes: (String, Present.Element) -> Bool
    ) -> [(index: Present.Index, new: [New])] {
        var groups: [(index: Present.Index, new: [New])] = []
        var index = present.startIndex
        for element in new {
            while index < present.endIndex, !precedes(element[keyPath: name], present[index]) {
                index = present.index(after: index)
            }
            if groups.last?.index == index {
                groups[groups.count - 1].new.append(element)
            } else {
                groups.append((index, [element]))
            }
        }
        return groups
    }
}

/// Finds starts of lines, except inside a comment of several lines.
private struct LineStarts {
    private let source: SourceText

    init(_ source: SourceText) { self.source = source }

    /// Returns the byte offset of the first start of a line in a range that contains only spaces and comments; nil if
    /// there is none.
    func first(in range: Range<Int>) -> Int? {
        let bytes = source.bytes
        var index = range.lowerBound
        while index < range.upperBound {
            if bytes[index] == UInt8(ascii: "\n") { return index + 1 }
            if bytes[index] == UInt8(ascii: "/"), index + 1 < range.upperBound, bytes[index + 1] == UInt8(ascii: "*") {
                index = commentEnd(from: index + 2, in: range)
            } else if isLineComment(at: index, in: range) {
                index = bytes.firstPlace(of: UInt8(ascii: "\n"), in: index..<range.upperBound) ?? range.upperBound
            } else {
                index += 1
            }
        }
        return nil
    }

    private func isLineComment(at index: Int, in range: Range<Int>) -> Bool {
        let byte = source.bytes[index]
        return index + 1 < range.upperBound && source.bytes[index + 1] == byte
            && (byte == UInt8(ascii: "/") || byte == UInt8(ascii: "-"))
    }

    private func commentEnd(from start: Int, in range: Range<Int>) -> Int {
        var index = start
        while index + 1 < range.upperBound {
            if source.bytes[index] == UInt8(ascii: "*"), source.bytes[index + 1] == UInt8(ascii: "/") {
                return index + 2
            }
            index += 1
        }
        return range.upperBound
    }
}

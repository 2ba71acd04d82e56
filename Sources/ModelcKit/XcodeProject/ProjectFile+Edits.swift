import ModelcBase

// Edits the same lines that Xcode would change. The edits keep the style of the file: its line endings and indentation.
// Comments are added only if the file has them.
extension ProjectFile {
    /// A change to the listed versions of a bundle. Names are file names, such as `Library 2.xcdatamodel`.
    enum Change: Hashable {
        case add(String, becomesCurrent: Bool)
        case use(String)
        /// Makes the list equal to the given versions and current version.
        case match([String], current: String)
        case rename(String, to: String)
        /// Removes versions. If the project marks a removed version as current, `current` becomes the current version.
        case remove([String], current: String?)
    }

    /// Returns the content of the file after a change in all version groups of a bundle; nil if modelc does not support
    /// the form of the file.
    func bytes(changing groups: [VersionGroup], by change: Change) -> [UInt8]? {
        if case .match(let versions, let current) = change {
            return bytes(matching: groups, to: versions, current: current)
        }
        var edits: [TextEdit] = []
        for group in groups {
            guard let more = self.edits(of: group, change) else { return nil }
            edits += more
        }
        guard let bytes = try? TextEdit.apply(ProjectFile.merged(edits), to: self.bytes), ProjectFile(bytes) != nil
        else {
            return nil
        }
        return bytes
    }

    /// Merges the edits of several groups. Equal edits are made once, because groups may share a file reference.
    /// Insertions at the same position are sorted by their text, which begins with the identifier.
    private static func merged(_ edits: [TextEdit]) -> [TextEdit] {
        let (insertions, others) = (edits.filter { $0.length == 0 }, Set(edits.filter { $0.length > 0 }))
        let byPlace = Dictionary(grouping: Set(insertions), by: \.offset)
        return Array(others)
            + byPlace.map { offset, insertions in
                TextEdit(offset: offset, replacement: insertions.map(\.replacement).inByteOrder().joined())
            }
    }

    private func edits(of group: VersionGroup, _ change: Change) -> [TextEdit]? {
        switch change {
        case .add(let version, let becomesCurrent): return adding(version, to: group, isCurrent: becomesCurrent)
        case .use(let version):
            guard let child = child(version, of: group), let identifier = child.text else {
                return adding(version, to: group, isCurrent: true)
            }
            return group.current?.text == identifier ? [] : current(identifier, version, of: group).map { [$0] }
        case .match: return nil
        case .rename(let old, let new): return child(old, of: group).map { renaming($0, old, new) } ?? []
        case .remove(let versions, let current): return removing(versions, from: group, current)
        }
    }

    private func child(_ version: String, of group: VersionGroup) -> OldPropertyList? {
        group.children.first { fileName(of: $0) == version }
    }

    // MARK: Adding

    private func adding(_ version: String, to group: VersionGroup, isCurrent: Bool) -> [TextEdit]? {
        if let known = child(version, of: group)?.text {
            guard isCurrent, group.current?.text != known else { return [] }
            return current(known, version, of: group).map { [$0] }
        }
        guard let list = group.object["children"] else { return nil }
        let identifier = newIdentifier(of: version, in: group)
        let text = name(identifier, version, like: group.children.first) + ","
        let insertion: TextEdit
        if let first = group.children.first {
            insertion = newLine(text, before: first.range.lowerBound)
        } else {
            let indent = self.indent(at: list.range.lowerBound)
            insertion = TextEdit(list.range, "(\(lineEnd)\(indent)\t\(text)\(lineEnd)\(indent))")
        }
        let reference = self.reference(
            name(identifier, version, like: group.children.first), identifier, version)
        guard isCurrent else { return [insertion, reference].compactMap { $0 } }
        guard let reference, let current = self.current(identifier, version, of: group) else { return nil }
        return [insertion, reference, current]
    }

    /// Returns the identifier of a new version's object. It is a hash of the group and the name, so that equal changes
    /// result in equal files.
    private func newIdentifier(of version: String, in group: VersionGroup) -> String {
        var seed = "modelc \(group.identifier)/\(version)"
        while true {
            let digest = Hexadecimal.text(of: SHA256.digest(of: Array(seed.utf8)).bytes).uppercased()
            let identifier = String(digest.prefix(24))
            if self[identifier] == nil { return identifier }
            seed = digest
        }
    }

    /// Returns the edit that adds the file reference of a new version. File references are sorted by identifier. Nil if
    /// the project has no objects.
    private func reference(_ name: String, _ identifier: String, _ version: String) -> TextEdit? {
        let references = objects.filter { $0.value["isa"]?.text == "PBXFileReference" }
        let text =
            "\(name) = {isa = PBXFileReference; lastKnownFileType = wrapper.xcdatamodel; "
            + "path = \(ProjectFile.quoted(version)); sourceTree = \"<group>\"; };"
        if let next = references.first(where: { ($0.key.text ?? "") > identifier }) {
            return newLine(text, before: next.range.lowerBound)
        }
        return (references.last ?? objects.last).map { last in
            TextEdit(
                offset: last.range.upperBound, replacement: lineEnd + indent(at: last.range.lowerBound) + text)
        }
    }

    /// Returns the edit that sets the current version of a group; nil if the group has no list of versions.
    private func current(_ identifier: String, _ version: String, of group: VersionGroup) -> TextEdit? {
        let text = name(identifier, version, like: group.current ?? group.children.first)
        if let current = group.current { return TextEdit(withComment(current.range), text) }
        guard let children = group.object.entries?.first(where: { $0.key.text == "children" }) else { return nil }
        let indent = self.indent(at: children.range.lowerBound)
        return TextEdit(offset: children.range.upperBound, replacement: "\(lineEnd)\(indent)currentVersion = \(text);")
    }

    // MARK: Removing and renaming

    private func removing(_ versions: [String], from group: VersionGroup, _ current: String?) -> [TextEdit]? {
        var edits: [TextEdit] = []
        for child in group.children {
            guard let identifier = child.text, let name = fileName(of: child), versions.contains(name) else { continue }
            // The version's object cannot be removed if another part of the project also refers to it.
            let mentions = self.mentions(of: identifier).filter { $0 != group.current?.range }
            guard let object = self[identifier], mentions.count == 2 else { return nil }
            edits.append(TextEdit(lines(of: child.range, closing: UInt8(ascii: ","))))
            edits.append(TextEdit(lines(of: object.range, closing: nil)))
            guard group.current?.text == identifier, let current else { continue }
            guard let other = self.child(current, of: group)?.text, let edit = self.current(other, current, of: group)
            else { return nil }
            edits.append(edit)
        }
        return edits
    }

    private func renaming(_ child: OldPropertyList, _ old: String, _ new: String) -> [TextEdit] {
        guard let identifier = child.text, let object = self[identifier] else { return [] }
        let comments = mentions(of: identifier).compactMap { range -> TextEdit? in
            let comment = range.upperBound..<withComment(range).upperBound
            guard text(comment).contains("/* \(old) */") else { return nil }
            return TextEdit(comment, text(comment).replacingText("/* \(old) */", with: "/* \(new) */"))
        }
        let names = ["path", "name"].compactMap { key -> TextEdit? in
            guard let value = object.value[key], let text = value.text, text == old || text.hasSuffix("/" + old) else {
                return nil
            }
            return TextEdit(value.range, ProjectFile.quoted(String(text.dropLast(old.count)) + new))
        }
        return comments + names
    }

    /// Returns all ranges in which an identifier occurs: as a key, as a value, or in a list.
    private func mentions(of identifier: String) -> [Range<Int>] {
        var found: [Range<Int>] = []
        func search(_ value: OldPropertyList) {
            switch value.value {
            case .text(let text): if text == identifier { found.append(value.range) }
            case .list(let list): list.forEach(search)
            case .dictionary(let entries):
                for entry in entries {
                    search(entry.key)
                    search(entry.value)
                }
            }
        }
        for object in objects {
            search(object.key)
            search(object.value)
        }
        return found
    }

    // MARK: Text

    private var lineEnd: String { bytes.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n" }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Returns an identifier as text. If the identifier `other` has a comment in the file, or if `other` is nil,
    /// Xcode's comment with the version's name is added.
    private func name(_ identifier: String, _ version: String, like other: OldPropertyList?) -> String {
        let hasComment = other.map { withComment($0.range) != $0.range } ?? true
        return hasComment ? "\(identifier) /* \(version) */" : identifier
    }

    /// Returns the range, extended by a comment that follows on the same line.
    private func withComment(_ range: Range<Int>) -> Range<Int> {
        let start = bytes[range.upperBound...].firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
        guard let start, bytes[start...].starts(with: "/*".utf8) else { return range }
        let end = (start + 2..<max(bytes.count - 1, start + 2)).first { bytes[$0...].starts(with: "*/".utf8) }
        return end.map { range.lowerBound..<$0 + 2 } ?? range
    }

    /// Returns the white space at the start of the line that contains an offset.
    private func indent(at offset: Int) -> String {
        let start = lineStart(offset)
        return text(start..<(bytes[start...].firstIndex { $0 != 9 && $0 != 32 } ?? start))
    }

    private func lineStart(_ offset: Int) -> Int {
        bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    }

    /// Returns the edit that inserts text before the element at `offset`. The text gets its own line. If other elements
    /// come before `offset` on the same line, the text is inserted in that line.
    private func newLine(_ text: String, before offset: Int) -> TextEdit {
        let start = lineStart(offset)
        guard bytes[start..<offset].allSatisfy({ $0 == 9 || $0 == 32 }) else {
            return TextEdit(offset: offset, replacement: text + " ")
        }
        return TextEdit(offset: start, replacement: indent(at: offset) + text + lineEnd)
    }

    /// Returns the range to remove when an element is removed. The range includes the comment after the element, and
    /// the character `sign` that ends the element, such as a comma. If the lines contain nothing else, the range
    /// includes the whole lines.
    private func lines(of range: Range<Int>, closing sign: UInt8?) -> Range<Int> {
        var end = withComment(range).upperBound
        if let sign, end < bytes.count, bytes[end] == sign { end += 1 }
        let start = lineStart(range.lowerBound)
        let isAlone = bytes[start..<range.lowerBound].allSatisfy { $0 == 9 || $0 == 32 }
        let rest = bytes[end...].prefix { $0 == 9 || $0 == 32 || $0 == 13 }
        guard isAlone, rest.endIndex < bytes.count, bytes[rest.endIndex] == UInt8(ascii: "\n") else {
            return range.lowerBound..<end
        }
        return start..<rest.endIndex + 1
    }

    /// Quotes a string if necessary. Old-style property lists require quotation marks unless the string contains only
    /// letters, digits and `._/`.
    private static func quoted(_ text: String) -> String {
        let isPlain =
            !text.isEmpty
            && text.utf8.allSatisfy { byte in
                (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
                    || "._/".utf8.contains(byte)
            }
        return isPlain ? text : "\"" + text.replacingText("\\", with: "\\\\").replacingText("\"", with: "\\\"") + "\""
    }
}

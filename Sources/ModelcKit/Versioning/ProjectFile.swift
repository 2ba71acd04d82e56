import ModelcText

/// The text of a `project.pbxproj`, as far as it lists the versions of a model: an `XCVersionGroup` and the file references of its
/// children. Edits change the lines that Xcode would change.
struct ProjectFile {
    /// A list of versions in the project.
    struct VersionGroup: Hashable {
        /// The identifier of the group's object.
        var identifier: String
        /// The identifiers of the versions, in their order.
        var children: [String]
        /// The identifier of the current version; nil where the project names none.
        var current: String?
    }

    private(set) var lines: [String]

    init(_ text: String) { lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

    var text: String { lines.joined(separator: "\n") }

    /// The group of a bundle, by the bundle's name; nil where the project lists none, or several of one name.
    func group(ofBundle name: String) -> VersionGroup? {
        let found = groupRanges.filter { value("path", in: $0) == name }
        guard let range = found.first, found.count == 1 else { return nil }
        let start = lines[range.lowerBound].drop(while: \.isWhitespace).prefix { !$0.isWhitespace }
        let children = childLines(in: range).map { ProjectFile.identifier(lines[$0]) }
        let current = lines[range].first { $0.contains("currentVersion = ") }?.split(separator: "= ").last
        return VersionGroup(
            identifier: String(start), children: children, current: current.map { ProjectFile.identifier(String($0)) })
    }

    /// The name of the file that an identifier stands for: `Library 2.xcdatamodel`.
    func fileName(of identifier: String) -> String? {
        guard let line = lines.first(where: { $0.contains("\(identifier) ") && $0.contains("isa = PBXFileReference") })
        else { return nil }
        return ProjectFile.value("path", in: line)
    }

    /// Adds a version to a group, as its first or last child as Xcode sorts them by name.
    mutating func add(_ version: String, identifier: String, toBundle name: String) -> Bool {
        guard let group = group(ofBundle: name), let range = range(ofBundle: name),
            !group.children.contains(identifier),
            let reference = referenceLine(identifier, version)
        else { return false }
        let indent = lines[range.lowerBound].prefix(while: \.isWhitespace)
        let child = "\(indent)\t\t\(identifier) /* \(version) */,"
        guard let first = lines[range].firstIndex(where: { $0.contains("children = (") }) else { return false }
        lines.insert(child, at: first + 1)
        lines.insert(reference.line, at: reference.index)
        return true
    }

    /// Makes a version of a group the current one.
    mutating func use(_ version: String, ofBundle name: String) -> Bool {
        guard let group = group(ofBundle: name), let range = range(ofBundle: name),
            let identifier = group.children.first(where: { fileName(of: $0) == version })
        else { return false }
        guard let index = lines[range].firstIndex(where: { $0.contains("currentVersion = ") }) else { return false }
        let indent = lines[index].prefix(while: \.isWhitespace)
        lines[index] = "\(indent)currentVersion = \(identifier) /* \(version) */;"
        return true
    }

    /// Takes a version out of a group.
    mutating func remove(_ version: String, ofBundle name: String) -> Bool {
        guard let group = group(ofBundle: name), let range = range(ofBundle: name),
            let identifier = group.children.first(where: { fileName(of: $0) == version })
        else { return false }
        let child = childLines(in: range).first { ProjectFile.identifier(lines[$0]) == identifier }
        let reference = lines.firstIndex {
            ProjectFile.identifier($0) == identifier && $0.contains("isa = PBXFileReference")
        }
        for index in [child, reference].compactMap({ $0 }).sorted(by: >) { lines.remove(at: index) }
        return true
    }

    /// Gives a version another name, wherever its identifier stands.
    mutating func rename(_ version: String, to new: String, ofBundle name: String) -> Bool {
        guard let group = group(ofBundle: name),
            let identifier = group.children.first(where: { fileName(of: $0) == version })
        else { return false }
        for index in lines.indices where lines[index].contains(identifier) {
            lines[index] = lines[index].replacing("/* \(version) */", with: "/* \(new) */")
            guard lines[index].contains("isa = PBXFileReference") else { continue }
            lines[index] = lines[index].replacing(
                "path = \(ProjectFile.quoted(version));", with: "path = \(ProjectFile.quoted(new));")
        }
        return true
    }

    // MARK: Lines

    private func range(ofBundle name: String) -> Range<Int>? {
        groupRanges.first { value("path", in: $0) == name }
    }

    /// The lines of each version group.
    private var groupRanges: [Range<Int>] {
        lines.indices.filter { lines[$0].contains("isa = XCVersionGroup;") }.compactMap { index in
            guard let end = lines[index...].firstIndex(where: { $0.drop(while: \.isWhitespace) == "};" }), index > 0
            else {
                return nil
            }
            return index - 1..<end + 1
        }
    }

    private func childLines(in range: Range<Int>) -> [Int] {
        guard let start = lines[range].firstIndex(where: { $0.contains("children = (") }),
            let end = lines[start...].firstIndex(where: { $0.drop(while: \.isWhitespace) == ");" })
        else { return [] }
        return Array(start + 1..<end)
    }

    private func value(_ key: String, in range: Range<Int>) -> String? {
        lines[range].lazy.compactMap { ProjectFile.value(key, in: $0) }.first
    }

    /// The line of a file reference, at its place by identifier among the others.
    private func referenceLine(_ identifier: String, _ version: String) -> (line: String, index: Int)? {
        let references = lines.indices.filter { lines[$0].contains("isa = PBXFileReference;") }
        guard let last = references.last else { return nil }
        let next = references.first { ProjectFile.identifier(lines[$0]) > identifier }
        let line =
            "\t\t\(identifier) /* \(version) */ = {isa = PBXFileReference; lastKnownFileType = wrapper.xcdatamodel; "
            + "path = \(ProjectFile.quoted(version)); sourceTree = \"<group>\"; };"
        return (line, next ?? last + 1)
    }

    private static func identifier(_ line: String) -> String {
        String(line.drop(while: \.isWhitespace).prefix { $0.isHexDigit })
    }

    /// The value of a key in a line such as `path = "Library 2.xcdatamodel";`.
    private static func value(_ key: String, in line: String) -> String? {
        guard let start = line.firstRange(of: "\(key) = "), let end = line[start.upperBound...].firstIndex(of: ";"),
            start.lowerBound == line.startIndex || " \t{".contains(line[line.index(before: start.lowerBound)])
        else { return nil }
        let value = line[start.upperBound..<end]
        return value.hasPrefix("\"") ? String(value.dropFirst().dropLast()) : String(value)
    }

    /// Property lists of this form quote what is more than letters, digits and a few signs.
    private static func quoted(_ text: String) -> String {
        let isPlain = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._/".contains($0)) }
        return isPlain ? text : "\"\(text)\""
    }
}

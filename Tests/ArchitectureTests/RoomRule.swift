/// The folders of a module have no circular dependencies. The files directly in the module count as a folder, which
/// either uses the other folders or is used by them.
enum RoomRule {
    /// Folders of one module that use each other's types.
    static func circles(in files: [SourceFile]) -> [Violation] {
        var counts: [String: Int] = [:]
        for name in files.flatMap(\.memberNames) { counts[name, default: 0] += 1 }
        return modules(in: files).flatMap { files in
            let arrows = arrows(among: files) { counts[$0] == 1 }
            return arrows.filter { reaches($0.to, $0.from, arrows) }.map { arrow in
                Violation(
                    path: arrow.file, line: 1,
                    found: "'\(arrow.from)/' uses `\(arrow.type)` of '\(arrow.to)/', which leads back to it",
                    reason: "whoever changes one room of a circle has to know all of it",
                    wayOut: "move the type to the room that both stand on, or the file to the one that it belongs to")
            }
        }
    }

    /// Folders with one file, and folders that contain only one folder. The folder of a module is not checked: its name
    /// is that of the module.
    static func smallFolders(in files: [SourceFile]) -> [Violation] {
        modules(in: files).flatMap { files in
            FolderSizes.small(paths: files.filter { !$0.folder.isEmpty }.map(\.path))
        }.sorted { $0.path < $1.path }
    }

    private struct Arrow {
        var from: String
        var to: String
        var file: String
        var type: String
    }

    private static func modules(in files: [SourceFile]) -> [[SourceFile]] {
        // Plugins share files through links, and each is compiled separately.
        Dictionary(grouping: files) { file in
            file.module == "Plugins" ? file.module + "/" + file.folder : file.module
        }.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Pairs of folders of which one uses the other.
    ///
    /// - Parameter isKnown: whether only one type in all sources has a member of this name.
    private static func arrows(among files: [SourceFile], where isKnown: (String) -> Bool) -> [Arrow] {
        let types = files.flatMap { file in
            file.declaredTypes.filter(\.isShared).map { (name: $0.name, folder: file.folder) }
        }
        let members = files.flatMap { file in
            file.extensionMembers.filter(isKnown).map { (name: $0, folder: file.folder) }
        }
        var found: [String: Arrow] = [:]
        for file in files {
            let used = file.words.subtracting(file.declaredTypes.map(\.name))
            let usedTypes = types.filter { $0.folder != file.folder && used.contains($0.name) }
            let usedMembers = members.filter { member in
                member.folder != file.folder && used.contains(member.name) && file.uses(member: member.name)
            }
            for (name, folder) in usedTypes + usedMembers {
                let key = "\(file.folder)>\(folder)"
                found[key] = found[key] ?? Arrow(from: file.folder, to: folder, file: file.path, type: name)
            }
        }
        return found.sorted { $0.key < $1.key }.map(\.value)
    }

    private static func reaches(_ start: String, _ end: String, _ arrows: [Arrow]) -> Bool {
        var seen: Set = [start]
        var next = [start]
        while let folder = next.popLast() {
            if folder == end { return true }
            for arrow in arrows where arrow.from == folder && seen.insert(arrow.to).inserted { next.append(arrow.to) }
        }
        return false
    }
}

/// Counts the entries of folders.
enum FolderSizes {
    /// Folders with one file, and folders that contain only one folder. The folders of modules and targets may contain
    /// only one folder.
    static func small(paths: [String]) -> [Violation] {
        let files = Dictionary(grouping: paths.map { $0.split(separator: "/") }) { $0.dropLast() }
        let above = files.keys.flatMap { folder in (3..<max(3, folder.count)).map { folder.prefix($0) } }
        let corridors = Set(above).subtracting(files.keys).filter { corridor in
            Set(files.keys.filter { $0.starts(with: corridor) }.map { $0[corridor.count] }).count < 2
        }
        return files.values.filter { $0.count < 2 }.map { violation($0[0], "one file") }
            + corridors.map { violation($0, "nothing but one folder") }
    }

    private static func violation(_ path: ArraySlice<Substring>, _ content: String) -> Violation {
        violation(Array(path), content)
    }

    private static func violation(_ path: [Substring], _ content: String) -> Violation {
        Violation(
            path: path.joined(separator: "/"), line: 1, found: "the folder has \(content)",
            reason: "a folder costs its reader a step, and has to be worth it",
            wayOut: "put what it has into the folder above, or together")
    }
}

extension SourceFile {
    /// The members that extensions in the file add to types and that other files can use.
    fileprivate var extensionMembers: [String] {
        var isInExtension = false
        return code.compactMap { line in
            if line.first.map({ !$0.isWhitespace }) ?? false {
                let words = SourceFile.split(line)
                isInExtension =
                    words.contains("extension") && !words.contains("private") && !words.contains("fileprivate")
            }
            guard isInExtension, line.hasPrefix("    "), !line.dropFirst(4).hasPrefix(" "),
                !line.contains("private ")
            else { return nil }
            return SourceFile.declaredName(in: line)
        }
    }

    /// Whether the file contains the name after a dot, or calls it as a member of a type that it extends.
    fileprivate func uses(member name: String) -> Bool {
        code.contains { line in
            line.ranges(of: name).contains { range in
                let after = line[range.upperBound...].utf8.first
                let before = line[..<range.lowerBound]
                guard before.utf8.last == UInt8(ascii: ".") else {
                    return after == UInt8(ascii: "(") && (before.isEmpty || before.hasSuffix(" "))
                        && !before.hasSuffix("func ") && !before.hasSuffix("case ")
                }
                return !(after.map(SourceFile.isPartOfWord) ?? false)
            }
        }
    }

    /// The members of its types and extensions, without declarations inside functions.
    fileprivate var memberNames: [String] {
        var types: [Int] = []
        return code.flatMap { line -> [String] in
            let indent = line.prefix { $0 == " " }.count
            guard indent < line.count else { return [] }
            while let last = types.last, last >= indent { types.removeLast() }
            let isMember = types.last.map { $0 + 4 == indent } ?? (indent == 0)
            guard isMember else { return [] }
            let words = SourceFile.split(line)
            if line.hasSuffix("{"), words.contains(where: SourceFile.typeKinds.contains) { types.append(indent) }
            return zip(words, words.dropFirst()).compactMap {
                ["func", "var", "let", "case"].contains($0) ? String($1) : nil
            }
        }
    }

    private static let typeKinds: Set<Substring> = ["struct", "enum", "class", "actor", "protocol", "extension"]

    /// The folders between the module and the file; empty for a file directly in the module.
    fileprivate var folder: String { path.split(separator: "/").dropFirst(2).dropLast().joined(separator: "/") }

    /// The types that the file declares, and whether other files of the module can use their names.
    fileprivate var declaredTypes: [(name: String, isShared: Bool)] {
        let kinds: Set<Substring> = ["struct", "enum", "class", "actor", "protocol", "typealias"]
        let others: Set<Substring> = ["extension", "func", "let", "var", "case"]
        return code.compactMap { line in
            let words = SourceFile.split(line)
            guard let place = words.firstIndex(where: kinds.contains), place + 1 < words.count,
                !words[..<place].contains(where: others.contains)
            else { return nil }
            let isPrivate = words[..<place].contains { $0 == "private" || $0 == "fileprivate" }
            return (String(words[place + 1]), !isPrivate && line.first?.isWhitespace == false)
        }
    }
}

/// A type is found by the name of its file.
enum FileNameRule {
    static let longest = 400
    /// The share of types used by other files that may be in a file of another name: a type with a single user in the
    /// same file, and types that share private declarations with others.
    static let hiddenShare = 0.25

    /// Files that recording tests write, and tables.
    private static let copies: Set = [
        "Sources/ModelcKit/Words/ExplainedIDTable.swift"
    ]

    static func longFiles(in files: [SourceFile]) -> [Violation] {
        files.filter { $0.lineCount > longest && !copies.contains($0.path) }.map {
            Violation(
                path: $0.path, line: longest, found: "the file has \($0.lineCount) lines",
                reason: "a file is one type with what serves it, of at most \(longest) lines",
                wayOut: "give the part that can be named a file of its own"
            )
        }
    }

    /// Files without any declaration, which remain after types are moved.
    static func emptyFiles(in files: [SourceFile]) -> [Violation] {
        files.filter { file in
            file.code.allSatisfy { line in
                let words = SourceFile.split(line)
                return words.isEmpty || words.contains("import") || line.hasPrefix("#")
            }
        }.map {
            Violation(
                path: $0.path, line: 1, found: "the file declares nothing",
                reason: "its name promises a type that is elsewhere", wayOut: "remove it")
        }
    }

    /// Types in files of other names, if there are too many.
    static func hiddenTypes(in files: [SourceFile]) -> [Violation] {
        let types = files.flatMap { file in file.sharedTypes.map { (name: $0, file: file) } }
        let hidden = types.filter { $0.file.typeName != $0.name }
        guard Double(hidden.count) > Double(types.count) * hiddenShare else { return [] }
        return hidden.map {
            Violation(
                path: $0.file.path, line: 1,
                found:
                    "\($0.name) is in a file of another name, as more than \(Int(hiddenShare * 100)) % of all types are",
                reason: "whoever looks for a type looks for a file of its name",
                wayOut: "give a type that other files use a file of its own; a type with one user stands with that user"
            )
        }
    }
}

extension SourceFile {
    /// The type in the file's name: `Entity` for `Entity+XML.swift`.
    fileprivate var typeName: String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return String(name.prefix { $0 != "+" && $0 != "." })
    }

    /// The types that the file declares and that other files can use.
    fileprivate var sharedTypes: [String] { declaredTypes.filter(\.isShared).map(\.name) }
}

extension SourceFile {
    /// The number of lines, without the empty one after the last line feed.
    fileprivate var lineCount: Int { code.last?.isEmpty == true ? code.count - 1 : code.count }
}

/// With a new case in a closed set, the compiler reports every switch to extend, unless a `default:` hides it.
enum ClosedSetRule {
    /// The closed sets of the vocabulary.
    static let sets = [
        "AttributeType", "DeleteRule", "SchemaChangeKind", "CodeGenerationType", "MigrationClass", "MigrationFlag",
    ]

    /// Switches over a closed set with a `default:`. A set is identified by a case that no other type has.
    static func violations(in files: [SourceFile]) -> [Violation] {
        var owners: [String: Set<String>] = [:]
        for file in files {
            for (type, name) in file.declaredCases { owners[name, default: []].insert(type) }
        }
        let known = owners.filter { $0.value.count == 1 && !$0.value.isDisjoint(with: sets) }
        return files.flatMap { file in
            file.defaults.compactMap { cases, line in
                guard let name = cases.first(where: { known[$0] != nil }), let type = known[name]?.first else {
                    return nil
                }
                return Violation(
                    path: file.path, line: line, found: "`default:` in a switch over `\(type)`",
                    reason: "whoever adds a case is not led here by the compiler", wayOut: "list the other cases")
            }
        }
    }
}

/// An id is declared once; other code that reports the same problem uses the constant.
enum RepeatedIDRule {
    private static let shared = "Sources/ModelcSchema/DiagnosticID+Models.swift"

    /// Literals that create an id that another literal also creates.
    static func violations(in files: [SourceFile]) -> [Violation] {
        let places = files.flatMap { file in file.ids.map { (id: $0.id, path: file.path, line: $0.line) } }
        let repeated = Dictionary(grouping: places, by: \.id).values.filter { $0.count > 1 }
        return repeated.flatMap { places in
            places.dropFirst().map { place in
                Violation(
                    path: place.path, line: place.line,
                    found: "the id '\(place.id)', which \(places[0].path):\(places[0].line) makes, too",
                    reason: "one fault has one id and one page, and two texts drift apart",
                    wayOut: "take the constant; what a rule of lint and another module report is declared in "
                        + "\(shared), and the rule takes it with `.shared`")
            }
        }.sorted { $0.path < $1.path }
    }

    /// Shared ids that no rule uses; they should be declared in the module that reports them.
    static func withoutRule(in files: [SourceFile]) -> [String] {
        let rules = files.filter { $0.path.contains("/ModelcLint/Rules/") }.reduce(into: Set<String>()) {
            $0.formUnion($1.words)
        }
        let names = files.filter { $0.path == shared }.flatMap { $0.code.compactMap(SourceFile.declaredName) }
        return names.filter { !rules.contains($0) }
    }
}

extension SourceFile {
    /// The words of a line of code.
    static func split(_ line: Substring) -> [Substring] { line.utf8.split { !isPartOfWord($0) }.map(Substring.init) }

    /// The function, variable or type that a line declares; nil if it declares none.
    static func declaredName(in line: Substring) -> String? {
        let kinds: Set<Substring> = ["func", "var", "let", "struct", "enum", "class", "actor", "protocol", "typealias"]
        let words = split(line)
        guard let place = words.firstIndex(where: kinds.contains), place + 1 < words.count,
            words[..<place].allSatisfy(modifiers.contains)
        else { return nil }
        // An operator has no name.
        let isNamed = line.contains("\(words[place]) \(words[place + 1])") || line.contains("`\(words[place + 1])`")
        return isNamed ? String(words[place + 1]) : nil
    }

    static let modifiers: Set<Substring> = [
        "public", "package", "internal", "private", "fileprivate", "static", "mutating", "nonmutating", "final", "lazy",
        "override", "indirect", "nonisolated", "weak", "unowned", "set", "convenience", "required",
    ]

    /// The cases of the file's enumerations.
    var declaredCases: [(type: String, name: String)] {
        var types: [(name: String, indent: Int)] = []
        return code.flatMap { line -> [(type: String, name: String)] in
            let indent = line.prefix { $0 == " " }.count
            let words = SourceFile.split(line)
            guard let first = words.first else { return [] }
            while let last = types.last, last.indent >= indent { types.removeLast() }
            if let place = words.firstIndex(of: "enum"), place + 1 < words.count, line.hasSuffix("{") {
                types.append((String(words[place + 1]), indent))
            }
            guard first == "case", let type = types.last, type.indent + 4 == indent, !line.contains(" .") else {
                return []
            }
            let names = line.dropFirst(indent + 4).split(separator: ",").compactMap { SourceFile.split($0).first }
            return names.map { (type.name, String($0)) }
        }
    }

    /// The switches with a `default:`: the names of their cases, and the line of the `default:`.
    var defaults: [(cases: [String], line: Int)] {
        code.indices.filter { code[$0].drop { $0 == " " }.hasPrefix("default:") }.map { line in
            let indent = code[line].prefix { $0 == " " }
            var cases: [String] = []
            for above in code[..<line].reversed()
            where above.hasPrefix(indent) && !above.dropFirst(indent.count).hasPrefix(" ") {
                guard above.dropFirst(indent.count).hasPrefix("case ") else { break }
                cases += SourceFile.patterns(of: above)
            }
            return (cases, line + 1)
        }
    }

    /// `integer16` and `integer32` of `case .integer16, .integer32: 4`.
    private static func patterns(of line: Substring) -> [String] {
        line.prefix { $0 != ":" }.matches(of: /[ (]\.(\w+)/).map { String($0.1) }
    }
}

/// Each type name is unique in the whole project, so that a name such as `VersionOrder` is unambiguous.
enum TypeNameRule {
    /// Types that are visible outside their file and whose name another module also has. A lint rule is identified by
    /// its id, and may share its name.
    static func violations(in files: [SourceFile]) -> [Violation] {
        let types = files.filter { !$0.path.contains("/Plugins/") && !$0.path.contains("/ModelcLint/Rules/") }.flatMap {
            file in
            file.code.enumerated().compactMap { index, line in
                name(declaredIn: line).map { (name: $0, file: file, line: index + 1) }
            }
        }
        return Dictionary(grouping: types, by: \.name).values.filter { Set($0.map(\.file.module)).count > 1 }.map {
            let first = $0[0]
            let modules = Set($0.map(\.file.module)).sorted().joined(separator: " and ")
            return Violation(
                path: first.file.path, line: first.line, found: "`\(first.name)` in \(modules)",
                reason: "two types of one name drift apart, and a reader of one finds the other",
                wayOut: "make them one type in a module below both, or name each for what it alone is")
        }.sorted { $0.path < $1.path }
    }

    /// The top-level type that a line declares; nil if it declares none, or only a private one.
    private static func name(declaredIn line: Substring) -> String? {
        guard let first = line.utf8.first, first != UInt8(ascii: " ") else { return nil }
        let words = line.split(separator: " ").drop { $0.hasPrefix("@") }
        let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "actor"]
        guard let kind = words.prefix(4).firstIndex(where: kinds.contains), kind + 1 < words.endIndex,
            words[..<kind].allSatisfy({ ["package", "public", "final", "indirect"].contains($0) })
        else { return nil }
        return String(words[kind + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
}

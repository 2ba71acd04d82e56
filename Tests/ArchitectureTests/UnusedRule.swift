import ModelcBase

/// Finds declarations that only tests use: such tests check nothing about the program, and the code is maintained for
/// no reason.
///
/// This is a text scanner without types: a member counts as used if its name follows a dot anywhere. It detects a name
/// that never follows a dot and does not occur bare in a file that names the type, and a function, an initializer or a
/// subscript that is never called with its first label. Enumeration cases are not checked, because they may be created
/// from raw values. `public` members are not checked, because other programs use them.
enum UnusedRule {
    /// Names that external code calls: the compiler, and argument-parser.
    private static let callers: Set = [
        "allValueDescriptions", "appendInterpolation", "appendLiteral", "defaultCompletionKind",
        "defaultValueDescription", "main",
    ]

    /// First labels of initializers and subscripts that external code calls.
    private static let callersLabels: Set = [
        "argument", "arrayLiteral", "booleanLiteral", "dictionaryLiteral", "dynamicMember", "integerLiteral",
        "literalCapacity", "stringInterpolation", "stringLiteral",
    ]

    static func violations(in files: [SourceFile]) -> [Violation] {
        let files = files.filter { $0.module != "Plugins" }
        var counts: [String: Int] = [:]
        for file in files {
            for name in file.code.flatMap({ SourceFile.split($0) }) { counts[String(name), default: 0] += 1 }
        }
        let uses = files.map(NameUses.init)
        let all = uses.reduce(into: NameUses()) { $0.merge($1) }
        return files.flatMap { file in
            let alone = file.code.enumerated().filter { !$0.element.containsText("public ") }.compactMap {
                index, line in
                SourceFile.declaredName(in: line).flatMap { counts[$0] == 1 ? (name: $0, line: index + 1) : nil }
            }
            let members = file.members.filter { member in
                !member.isUsed(all) { name in zip(files, uses).lazy.filter { $0.0.words.contains(name) }.map(\.1) }
            }.map { (name: $0.signature, line: $0.line) }
            let found = Dictionary((alone + members).map { ($0.line, $0.name) }) { first, _ in first }
            return found.filter { !callers.contains(SourceFile.baseName($0.value)) }.sorted { $0.key < $1.key }.map {
                Violation(
                    path: file.path, line: $0.key, found: "nothing in the sources uses `\($0.value)`",
                    reason: "tests of it test nothing that runs",
                    wayOut: "remove it, or move it into the tests that need it")
            }
        }
    }

    fileprivate static func isCalledByOthers(_ label: String) -> Bool { callersLabels.contains(label) }
}

/// The names in a file, by kind of use.
private struct NameUses {
    /// After a dot.
    private(set) var dotted: Set<String> = []
    /// Not after a dot, not as a label, and not in their declaration.
    private(set) var bare: Set<String> = []
    /// As the label of an argument or of a parameter.
    private(set) var labels: Set<String> = []
    /// `page(of` for a call, `page(` for one whose first argument has no label.
    private(set) var calls: Set<String> = []
    /// Without a parenthesis: values, references to functions, calls with a trailing closure only.
    private(set) var references: Set<String> = []

    private static let declaring: Set = ["func", "var", "let", "case", "struct", "enum", "class", "protocol", "actor"]

    init() {}

    init(_ file: SourceFile) {
        let bytes = Array(file.code.joined(separator: "\n").utf8)
        var previous = ""
        var end = 0
        var index = 0
        while index < bytes.count {
            guard SourceFile.isPartOfWord(bytes[index]) else {
                index += 1
                continue
            }
            let start = index
            while index < bytes.count, SourceFile.isPartOfWord(bytes[index]) { index += 1 }
            let name = String(decoding: bytes[start..<index], as: UTF8.self)
            let before = start > 0 ? bytes[start - 1] : 0
            let after = NameUses.withoutGenerics(bytes[index...].drop { $0 == UInt8(ascii: "`") })
            let isBehindWord = bytes[end..<start].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "`") }
            if !isBehindWord || !NameUses.isDeclaration(previous, after) {
                enter(name, before: before, after: after, previous: previous)
            }
            previous = name
            end = index
        }
    }

    /// Whether the preceding word makes the name a declaration. `if let name {` both declares and uses a name.
    private static func isDeclaration(_ word: String, _ after: ArraySlice<UInt8>) -> Bool {
        guard declaring.contains(word) else { return false }
        guard word == "let" || word == "var" else { return true }
        let next = after.first { $0 != UInt8(ascii: " ") }
        return next == UInt8(ascii: "=") || next == UInt8(ascii: ":")
    }

    /// `(x)` of `<Int>(x)`.
    private static func withoutGenerics(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard text.first == UInt8(ascii: "<"), let end = text.prefix(80).firstIndex(of: UInt8(ascii: ">")) else {
            return text
        }
        let rest = text[(end + 1)...]
        return rest.first == UInt8(ascii: "(") ? rest : text
    }

    private mutating func enter(_ name: String, before: UInt8, after: ArraySlice<UInt8>, previous: String) {
        let isDotted = before == UInt8(ascii: ".")
        if !isDotted, after.first == UInt8(ascii: ":") {
            labels.insert(name)
            guard before == UInt8(ascii: "[") else { return }
            calls.insert("subscript(" + name)
        }
        // The declaration of an initializer or a subscript.
        if !isDotted, name == "init" || name == "subscript" { return }
        if isDotted { dotted.insert(name) } else { bare.insert(name) }
        if after.first == UInt8(ascii: "(") {
            calls.insert(name + "(" + NameUses.label(after.dropFirst()))
        } else {
            references.insert(name == "init" ? "\(previous).init" : name)
        }
    }

    /// The label at the start of an argument; empty if it has none.
    private static func label(_ text: ArraySlice<UInt8>) -> String {
        let rest = text.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "`") }
        let word = rest.prefix(while: SourceFile.isPartOfWord)
        let behind = rest[word.endIndex...].drop { $0 == UInt8(ascii: "`") }
        return behind.first == UInt8(ascii: ":") ? String(decoding: word, as: UTF8.self) : ""
    }

    mutating func merge(_ other: NameUses) {
        dotted.formUnion(other.dotted)
        bare.formUnion(other.bare)
        labels.formUnion(other.labels)
        calls.formUnion(other.calls)
        references.formUnion(other.references)
    }
}

/// A member of a type, or a free function.
private struct DeclaredMember {
    /// Nil outside types.
    var type: String?
    var name: String
    /// The first label, present in every call, of a function, an initializer or a subscript; nil if there is none.
    var label: String?
    /// Whether it is a property that initializers set.
    var isStored: Bool
    var line: Int

    var signature: String { label.map { "\(name)(\($0.isEmpty ? "_" : $0):)" } ?? name }

    /// - Parameters:
    ///   - all: the names in all files.
    ///   - naming: those in the files that name a type.
    func isUsed<Files: Sequence<NameUses>>(_ all: NameUses, in naming: (String) -> Files) -> Bool {
        if let label, !isCalled(all, label) { return false }
        if name == "init" || name == "subscript" || all.dotted.contains(name) { return true }
        guard let type else { return all.bare.contains(name) }
        return naming(type).contains { $0.bare.contains(name) || isStored && $0.labels.contains(name) }
    }

    private func isCalled(_ all: NameUses, _ label: String) -> Bool {
        switch name {
        case "init":
            // Without a label, any call of the type may be this one.
            label.isEmpty || UnusedRule.isCalledByOthers(label)
                || [type ?? "", "Self", "init"].contains { all.calls.contains("\($0)(\(label)") }
                || [type ?? "", "Self"].contains { all.references.contains("\($0).init") }
        case "subscript":
            label.isEmpty || UnusedRule.isCalledByOthers(label) || all.calls.contains("subscript(" + label)
        default: all.calls.contains("\(name)(\(label)") || all.references.contains(name)
        }
    }
}

extension SourceFile {
    /// `page` of `page(of:)`.
    fileprivate static func baseName(_ signature: String) -> String { String(signature.prefix { $0 != "(" }) }

    /// The members of types, and free functions, without those that external code may call.
    fileprivate var members: [DeclaredMember] {
        let kinds: Set<Substring> = ["struct", "enum", "class", "actor", "protocol", "extension"]
        var types: [(name: String, indent: Int)] = []
        return code.indices.compactMap { index in
            let line = code[index]
            let indent = line.prefix { $0 == " " }.count
            guard indent < line.count else { return nil }
            while let last = types.last, last.indent >= indent { types.removeLast() }
            let words = SourceFile.split(line)
            if let place = words.firstIndex(where: kinds.contains), place + 1 < words.count,
                words[..<place].allSatisfy(SourceFile.modifiers.contains), words[place + 1] != "func"
            {
                types.append((SourceFile.typeName(in: line, after: words[place]), indent))
                return nil
            }
            guard indent == types.last.map({ $0.indent + 4 }) ?? 0, !words.contains("public"),
                !words.contains("override")
            else { return nil }
            return member(at: index, words, of: types.last?.name)
        }
    }

    /// `Section` of `extension ReferencePage.Section: Hashable {`.
    private static func typeName(in line: Substring, after kind: Substring) -> String {
        let rest = line.firstRange(of: kind + " ").map { line[$0.upperBound...] } ?? ""
        let path = rest.prefix { $0 == "." || ($0.utf8.first.map(isPartOfWord) ?? false) }
        return String(path.split(separator: ".").last ?? "")
    }

    private func member(at index: Int, _ words: [Substring], of type: String?) -> DeclaredMember? {
        let line = code[index]
        if let name = SourceFile.declaredName(in: line) {
            guard words.contains("func") || words.contains("var") || words.contains("let") else { return nil }
            let isFunction = words.contains("func")
            return DeclaredMember(
                type: type, name: name, label: isFunction ? firstLabel(at: index, after: name) : nil,
                isStored: !isFunction && (!line.hasSuffix("}") && !line.hasSuffix("{") || line.contains("=")),
                line: index + 1)
        }
        guard let name = words.first(where: { !SourceFile.modifiers.contains($0) }), let type,
            name == "init" || name == "subscript", let label = firstLabel(at: index, after: String(name))
        else { return nil }
        return DeclaredMember(type: type, name: String(name), label: label, isStored: false, line: index + 1)
    }

    /// The first label of the parameters after a name; nil if calls may omit it: a closure, which may trail the call,
    /// or a parameter with a default.
    private func firstLabel(at index: Int, after name: String) -> String? {
        let text = code[index...].prefix(4).joined(separator: "\n")
        guard let start = text.firstRange(of: name)?.upperBound, let open = text[start...].firstIndex(of: "(") else {
            return nil
        }
        let parameters = text[text.index(after: open)...].drop { $0.isWhitespace }
        let parameter = parameters.prefix { $0 != "," && $0 != ")" && $0 != "\n" }
        guard let colon = parameter.firstIndex(of: ":") else { return nil }
        let names = SourceFile.split(parameter[..<colon])
        let type = parameter[colon...]
        guard let first = names.first, !type.contains("("), !type.contains("=") else { return nil }
        // A single name of a subscript's parameter is not a label.
        let isLabel = first != "_" && (name != "subscript" || names.count == 2)
        return isLabel ? String(first) : ""
    }
}

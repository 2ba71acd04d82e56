import ModelcBase

/// Reads the symbols that a generated file declares. Generated files have one declaration on a line.
struct DeclaredSymbols {
    private var owner = ""
    private(set) var symbols: Set<DeclaredSymbol> = []

    /// - Parameter isSwift: whether the text is Swift; otherwise it is an Objective-C header.
    init(in text: String, isSwift: Bool) {
        for line in text.split(whereSeparator: \.isNewline) {
            let line = line.drop { $0 == " " || $0 == "\t" }
            if line.hasPrefix("//") || line.hasPrefix("*") || line.hasPrefix("#") { continue }
            isSwift ? readSwift(line) : readObjectiveC(line)
        }
    }

    private mutating func add(_ name: String) {
        let name = name.filter { $0 != "`" && $0 != " " }
        guard !owner.isEmpty, !name.isEmpty else { return }
        symbols.insert(DeclaredSymbol(owner: owner, name: name))
    }

    private mutating func enter(_ name: some StringProtocol) {
        let plain = name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        owner = String(plain.hasPrefix("_") ? plain.dropFirst() : plain)
    }

    // MARK: Swift

    private static let modifiers: Set = [
        "public", "open", "internal", "final", "override", "nonisolated", "static", "convenience", "dynamic",
    ]

    private mutating func readSwift(_ line: Substring) {
        var words = line.split(separator: " ")[...]
        while let word = words.first,
            word.hasPrefix("@") || DeclaredSymbols.modifiers.contains(String(word))
                || word.hasPrefix("private(set)") || word == "class" && words.dropFirst().first.map(isMember) ?? false
        {
            words.removeFirst()
        }
        guard let keyword = words.popFirst(), let name = words.first else { return }
        switch keyword {
        case "class", "extension", "enum", "struct": enter(name)
        case "var", "let": add(String(name.prefix { $0 != ":" && $0 != "{" }))
        case "func": add(method(words.joined(separator: " ")))
        case "case": for part in words.joined(separator: " ").split(separator: ",") { add(caseName(part)) }
        default: break
        }
    }

    /// Returns true if `word`, which follows `class`, shows that `class` is a modifier and not a class declaration.
    private func isMember(_ word: Substring) -> Bool { word == "func" || word == "var" }

    private func caseName(_ part: Substring) -> String {
        String(part.drop { $0 == " " }.prefix { $0 != " " && $0 != "=" && $0 != "(" })
    }

    /// Returns the name of a method with the labels of its parameters.
    private func method(_ text: String) -> String {
        guard let (name, rest) = text.cut(at: "(") else { return text }
        var labels = ""
        var depth = 0
        var label = ""
        var isInLabel = true
        for character in rest {
            switch character {
            case ")" where depth == 0: return "\(name)(\(labels))"
            case "(", "[", "<": depth += 1
            case ")", "]", ">": depth -= 1
            case "," where depth == 0: (label, isInLabel) = ("", true)
            case ":" where depth == 0 && isInLabel:
                labels += (label.split(separator: " ").first ?? "_") + ":"
                isInLabel = false
            default: if isInLabel { label.append(character) }
            }
        }
        return "\(name)(\(labels))"
    }

    // MARK: Objective-C

    private mutating func readObjectiveC(_ line: Substring) {
        if let rest = line.dropping(start: "@interface ") { return enter(rest) }
        if line.hasPrefix("@property") { return add(property(line)) }
        guard line.hasPrefix("-") || line.hasPrefix("+") else { return }
        add(selector(line))
    }

    private func property(_ line: Substring) -> String {
        let end = line.prefix { $0 != ";" }
        return String(end.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
    }

    /// Returns the selector of a method, such as `insertObject:inStepsAtIndex:`.
    private func selector(_ line: Substring) -> String {
        var parts: [String] = []
        var depth = 0
        var word = ""
        for character in line.dropFirst() {
            switch character {
            case "(": depth += 1
            case ")": depth -= 1
            case ":" where depth == 0:
                parts.append(word + ":")
                word = ""
            case ";", "{":
                return parts.isEmpty ? word : parts.joined()
            case " " where depth == 0: word = ""
            default: if depth == 0 { word.append(character) }
            }
        }
        return parts.isEmpty ? word : parts.joined()
    }
}

import ModelcBase

/// A rule of a Makefile: a target and the files that it is made from.
struct MakeRule {
    let target: String
    let prerequisites: [String]

    private static let separator = " \\\n  "
    private static let endings = [
        CompiledSource.bundleExtension, CompiledSource.versionExtension, CompiledSource.mappingExtension,
    ]
    /// Characters that have a meaning in a rule and for which no escape works in both Make and Ninja.
    private static let reserved: Set<Unicode.Scalar> = ["\n", "\r", "\t", ";", "%", "="]

    /// The text of the rule, such as `Library.momd: Library.xcdatamodeld/...`. It also contains an empty rule for
    /// each input, so that a missing input does not stop the build.
    var text: String {
        MakeRule.text(MakeRule.escaped(target), prerequisites.map(MakeRule.escaped))
    }

    private static func text(_ target: String, _ inputs: [String]) -> String {
        let rule = ([target + ":"] + inputs).joined(separator: separator)
        return rule + "\n" + inputs.map { "\n\($0):\n" }.joined()
    }

    /// The reason why one of the paths cannot be written in a rule; nil if all paths can.
    var problem: String? {
        for path in [target] + prerequisites {
            guard let scalar = path.unicodeScalars.first(where: MakeRule.reserved.contains) else { continue }
            let name = scalar == "\n" || scalar == "\r" ? "a line break" : scalar == "\t" ? "a tab" : "'\(scalar)'"
            return "the path \(TerminalText.quoted(path)) has \(name), which a rule of Make cannot contain"
        }
        return nil
    }

    /// Whether a text consists of one or more rules for compiled models, exactly in the form of `text`.
    static func areRules(_ text: String) -> Bool {
        var rest = text[...]
        while let (head, inputLines) = rest.cut(at: ":" + separator) {
            let target = String(head)
            guard endings.contains(where: target.hasSuffix), !target.contains(where: \.isNewline),
                let inputs = inputLines.cut(at: "\n\n")?.head.parts(between: separator),
                let next = rest.dropping(start: MakeRule.text(target, inputs))
            else { return false }
            rest = next
        }
        return rest.isEmpty && !text.isEmpty
    }

    private static func escaped(_ path: String) -> String {
        path.unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar {
            case " ", "#", "\\", ":": text += "\\" + String(scalar)
            case "$": text += "$$"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}

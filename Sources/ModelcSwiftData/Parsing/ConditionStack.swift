import ModelcSourceCode

/// The `#if` directives around the current declaration.
struct ConditionStack {
    private enum Branch {
        /// The branch is part of every build for Apple's systems.
        case taken
        /// The branch is part of no build for Apple's systems.
        case left
        /// The branch is part of some builds. The value is the condition.
        case open(String)
    }

    private struct Directive {
        var branch: Branch
        /// Whether a branch before this one is part of every build.
        var isDecided: Bool
    }

    private var directives: [Directive] = []
    /// Whether an `#else` or `#endif` has no `#if`.
    private var hasStrayDirective = false

    /// Whether each directive has its partner. Only meaningful at the end of the file.
    var isBalanced: Bool { directives.isEmpty && !hasStrayDirective }

    /// Whether the current branch is part of no build.
    var isLeft: Bool {
        directives.contains { if case .left = $0.branch { true } else { false } }
    }

    /// The conditions that determine whether the current branch is part of a build; nil if it does not depend on the
    /// build.
    var condition: String? {
        let open = directives.compactMap { if case .open(let text) = $0.branch { text } else { nil } }
        return open.isEmpty ? nil : open.joined(separator: ", ")
    }

    /// Enters a directive.
    ///
    /// - Parameters:
    ///   - word: `if`, `elseif`, `else` or `endif`.
    ///   - text: the condition as written.
    mutating func enter(_ word: String, _ text: String, _ tokens: ArraySlice<SwiftToken>) {
        if word != "if", directives.isEmpty { hasStrayDirective = true }
        switch word {
        case "if":
            let value = ConditionStack.value(of: tokens)
            directives.append(
                Directive(branch: ConditionStack.branch(value, "#if " + text), isDecided: value == true))
        case "elseif": enterElse(ConditionStack.value(of: tokens), "#elseif " + text)
        case "else": enterElse(true, "#else")
        default: _ = directives.popLast()
        }
    }

    private mutating func enterElse(_ value: Bool?, _ text: String) {
        guard let last = directives.popLast() else { return }
        let isFirst: Bool
        if case .left = last.branch, !last.isDecided { isFirst = true } else { isFirst = false }
        // A branch after one that is part of some builds is part of the others.
        let branch: Branch =
            last.isDecided ? .left : ConditionStack.branch(isFirst ? value : value == false ? false : nil, text)
        directives.append(Directive(branch: branch, isDecided: last.isDecided || isFirst && value == true))
    }

    private static func branch(_ value: Bool?, _ text: String) -> Branch {
        switch value {
        case true?: .taken
        case false?: .left
        case nil: .open(text)
        }
    }

    /// Returns the value that a condition has in all builds for Apple's systems; nil if it depends on the build.
    private static func value(of tokens: ArraySlice<SwiftToken>) -> Bool? {
        let negations = tokens.prefix { $0.kind == .symbol("!") }.count
        guard let plain = plainValue(of: tokens.dropFirst(negations).map(\.kind)) else { return nil }
        return negations.isMultiple(of: 2) ? plain : !plain
    }

    private static func plainValue(of words: [CodeToken]) -> Bool? {
        if words == [.word("true")] { return true }
        if words == [.word("false")] { return false }
        guard words.count == 4, words[1] == .symbol("("), words[3] == .symbol(")"), let argument = words[2].name else {
            return nil
        }
        switch words[0].name {
        case "canImport" where appleModules.contains(argument): return true
        case "os" where otherSystems.contains(argument): return false
        default: return nil
        }
    }

    private static let appleModules: Set = ["CoreData", "Foundation", "Observation", "SwiftData"]
    private static let otherSystems: Set = ["Android", "FreeBSD", "Linux", "OpenBSD", "WASI", "Windows"]
}

import ModelcSourceCode

/// Finds the top-level classes and extensions in a Swift file, with the details that lint rules need.
struct SwiftClassScanner {
    /// The meaning of the code between two braces.
    private enum Scope {
        /// The body of a class or extension. The value is its index in `found`.
        case type(Int)
        /// The body of the method `awakeFromInsert`. The value is the index of its class in `found`.
        case insertion(Int)
        case other
    }

    /// The attributes and the access modifier before a declaration, such as `@NSManaged` and `public`.
    private struct Attributes {
        var access: String?
        var objectiveCName: String?
        var isModel = false
        var isManaged = false
    }

    private let tokens: [CodeToken]
    private let path: String
    private var index = 0
    private var found: [DeclaredClass] = []
    private var scopes: [Scope] = []
    /// The meaning of the next opening brace.
    private var header = Scope.other
    private var attributes = Attributes()

    init(_ tokens: [CodeToken], _ path: String) {
        self.tokens = tokens
        self.path = path
    }

    mutating func scan() -> [DeclaredClass] {
        while let token = take() {
            switch token {
            case .symbol("@"): readAttribute()
            case .symbol("{"):
                scopes.append(header)
                header = .other
                attributes = Attributes()
            case .symbol("}"):
                _ = scopes.popLast()
                attributes = Attributes()
            case .word(let word): read(word)
            case .text(let text): mention(text)
            case .symbol, .escaped: break
            }
        }
        return found
    }

    private var next: CodeToken? { index < tokens.count ? tokens[index] : nil }

    private mutating func take() -> CodeToken? {
        defer { index += 1 }
        return next
    }

    private mutating func read(_ word: String) {
        guard let scope = scopes.last else { return readTop(word) }
        switch scope {
        case .type(let type) where scopes.count == 1: readMember(word, of: type)
        case .type, .insertion, .other: mention(word)
        }
    }

    /// Records a name or string literal if it is inside `awakeFromInsert`, at any depth.
    private mutating func mention(_ text: String) {
        guard scopes.count > 1, case .insertion(let type) = scopes[1] else { return }
        found[type].insertionNames.insert(text)
    }
}

extension SwiftClassScanner {
    /// Reads an attribute such as `@NSManaged`, `@objc(Name)` or `@available(…)`.
    private mutating func readAttribute() {
        guard let name = qualifiedName() else { return }
        switch name {
        case "NSManaged": attributes.isManaged = true
        case "Model": attributes.isModel = true
        default: break
        }
        guard next == .symbol("(") else { return }
        let arguments = balanced("(", ")")
        if name == "objc" { attributes.objectiveCName = arguments.first?.name }
    }

    /// Returns the tokens between two matching brackets. The opening bracket is the next token.
    private mutating func balanced(_ open: Character, _ close: Character) -> ArraySlice<CodeToken> {
        let start = min(index + 1, tokens.count)
        var depth = 0
        while let token = take() {
            if token == .symbol(open) { depth += 1 }
            if token == .symbol(close) { depth -= 1 }
            if depth == 0 { return tokens[start..<max(start, index - 1)] }
        }
        return []
    }

    private mutating func readTop(_ word: String) {
        switch word {
        case "public", "open", "package", "internal", "fileprivate", "private": attributes.access = word
        // Skips the `class` in `import class Module.Name`, which declares no class.
        case "import":
            index += 1
            attributes.access = nil
        case "class": declare(isExtension: false)
        case "extension": declare(isExtension: true)
        case "struct", "enum", "protocol", "actor", "func", "var", "let", "typealias", "macro":
            attributes = Attributes()
        default: break
        }
    }

    /// Reads `Name<Generic>: Superclass, Protocol where …` up to the opening brace, and adds the declaration.
    private mutating func declare(isExtension: Bool) {
        guard let name = qualifiedName() else { return }
        let nameIndex = index - 1
        if next == .symbol("<") { _ = balanced("<", ">") }
        var superclass: String?
        if next == .symbol(":") {
            index += 1
            superclass = qualifiedName()
        }
        var declared = DeclaredClass(
            name: name, path: path, objectiveCName: attributes.objectiveCName,
            superclassName: isExtension ? nil : superclass, isSwiftDataModel: attributes.isModel)
        declared.isExtension = isExtension
        declared.isSwift = true
        declared.access = attributes.access
        declared.nameIndex = nameIndex
        found.append(declared)
        header = .type(found.count - 1)
        attributes = Attributes()
    }

    /// Reads a name such as `Module.Name` and returns its last part; nil if there is no name.
    private mutating func qualifiedName() -> String? {
        guard var name = next?.name else { return nil }
        index += 1
        while next == .symbol("."), index + 1 < tokens.count, let last = tokens[index + 1].name {
            name = last
            index += 2
        }
        return name
    }

    private mutating func readMember(_ word: String, of type: Int) {
        switch word {
        case "func":
            guard let name = next?.name else { return }
            found[type].methods.append(name)
            header = name == "awakeFromInsert" ? .insertion(type) : .other
        case "var":
            guard let name = next?.name else { return }
            if attributes.isManaged { found[type].managedProperties.append(name) }
            found[type].scalarProperties[name] = isScalarNext()
        case "let", "init", "deinit", "subscript", "struct", "enum", "actor", "typealias", "case": break
        default: return
        }
        attributes = Attributes()
    }

    /// Whether the next property is declared with a number type or `Bool`, and is not optional.
    private func isScalarNext() -> Bool {
        var place = index + 1
        guard place + 1 < tokens.count, tokens[place] == .symbol(":") else { return false }
        place += 1
        // For a type such as `Swift.Int`, only the last name counts.
        while place + 2 < tokens.count, tokens[place + 1] == .symbol("."), tokens[place + 2].name != nil { place += 2 }
        guard let type = tokens[place].name, SwiftClassScanner.scalars.contains(type) else { return false }
        let isOptional = place + 1 < tokens.count && [.symbol("?"), .symbol("!")].contains(tokens[place + 1])
        return !isOptional
    }

    private static let scalars: Set = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Bool", "Double",
        "Float",
        "CGFloat", "TimeInterval",
    ]
}

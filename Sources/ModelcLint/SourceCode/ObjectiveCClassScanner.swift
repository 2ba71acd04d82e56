import ModelcSourceCode

/// Finds the interfaces, categories and implementations of an Objective-C file.
struct ObjectiveCClassScanner {
    private let tokens: [CodeToken]
    private let path: String
    private var index = 0
    private var found: [DeclaredClass] = []
    /// Whether the scanner is inside the last declaration, so `@end` has not been read yet.
    private var isInside = false
    /// Whether the next brace opens the body of the method `awakeFromInsert`.
    private var isInsertion = false
    private var depth = 0
    private var insertionDepth: Int?

    init(_ tokens: [CodeToken], _ path: String) {
        self.tokens = tokens
        self.path = path
    }

    mutating func scan() -> [DeclaredClass] {
        while index < tokens.count {
            let token = tokens[index]
            index += 1
            switch token {
            case .symbol("@"): readDirective()
            case .symbol("{"): open()
            case .symbol("}"): close()
            case .symbol("-"), .symbol("+"): if isInside, depth == 0 { readMethod() }
            case .word(let text), .text(let text): mention(text)
            case .symbol, .escaped: break
            }
        }
        return found
    }

    private var next: CodeToken? { index < tokens.count ? tokens[index] : nil }

    private mutating func readDirective() {
        guard let name = next?.name else { return }
        switch name {
        case "interface": declare(isImplementation: false)
        case "implementation": declare(isImplementation: true)
        case "end", "protocol": isInside = false
        case "property": readProperty()
        default: break
        }
    }

    /// Reads `Name<Generic> : Superclass` or `Name (Category)`, and adds the declaration.
    private mutating func declare(isImplementation: Bool) {
        index += 1
        guard let name = next?.name else { return }
        let nameIndex = index
        index += 1
        if next == .symbol("<") { skip("<", ">") }
        var declared = DeclaredClass(name: name, path: path, objectiveCName: name)
        declared.isExtension = true
        declared.nameIndex = nameIndex
        if next == .symbol(":"), !isImplementation {
            index += 1
            declared.isExtension = false
            declared.superclassName = next?.name
        }
        found.append(declared)
        (isInside, isInsertion, depth, insertionDepth) = (true, false, 0, nil)
    }

    /// Reads a method declaration of the form `- (Type)name…`.
    private mutating func readMethod() {
        guard next == .symbol("(") else { return }
        skip("(", ")")
        guard let name = next?.name, let last = found.indices.last else { return }
        found[last].methods.append(name)
        isInsertion = name == "awakeFromInsert"
    }

    /// Reads a property declaration of the form `property (nonatomic) Type name;`.
    private mutating func readProperty() {
        guard isInside, depth == 0, let last = found.indices.last else { return }
        index += 1
        if next == .symbol("(") { skip("(", ")") }
        var words: [String] = []
        var isPointer = false
        // An unfinished declaration ends at the next directive.
        while let token = next, token != .symbol(";"), token != .symbol("@") {
            index += 1
            if let word = token.name { words.append(word) }
            if token == .symbol("*") { isPointer = true }
        }
        guard let name = words.last, words.count > 1 else { return }
        found[last].scalarProperties[name] = !isPointer && !words.contains("id")
    }

    /// Skips from the opening bracket, which is the next token, to the matching closing bracket.
    private mutating func skip(_ open: Character, _ close: Character) {
        var count = 0
        while let token = next {
            index += 1
            if token == .symbol(open) { count += 1 }
            if token == .symbol(close) { count -= 1 }
            if count == 0 { return }
        }
    }

    private mutating func open() {
        if isInside, isInsertion, depth == 0 { insertionDepth = depth }
        isInsertion = false
        depth += 1
    }

    private mutating func close() {
        depth = max(0, depth - 1)
        if insertionDepth == depth { insertionDepth = nil }
    }

    private mutating func mention(_ text: String) {
        guard insertionDepth != nil, let last = found.indices.last else { return }
        found[last].insertionNames.insert(text)
    }
}

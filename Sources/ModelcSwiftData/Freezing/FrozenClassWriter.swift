import ModelcBase
import ModelcSchema
import ModelcSourceCode

/// Writes classes of a frozen version.
struct FrozenClassWriter {
    let resolver: TypeResolver
    let files: [SwiftFile]
    /// The names of types that the copy uses and does not contain.
    private(set) var outsideTypes: Set<String> = []
    /// The declarations of types that stood next to the classes in their `VersionedSchema`.
    private(set) var sharedTexts: [String] = []
    private var copied: Set<String> = []

    init(resolver: TypeResolver, files: [SwiftFile]) {
        self.resolver = resolver
        self.files = files
    }

    /// The class with its stored properties, its constraints and indexes, and an initializer.
    mutating func text(of type: DeclaredType) -> String {
        guard let declaration = type.declaration, let name = type.path.last else { return "" }
        let file = files[declaration.file]
        let stored = declaration.properties.filter(FrozenClassWriter.isStored)
        var inner: [String] = []
        var lines = stored.map { property($0, of: type, in: file, &inner) }
        let macros = declaration.macros.filter { ["Unique", "Index"].contains($0.name) }.compactMap { macro in
            macro.arguments.map { "#\(macro.name)<\(name)>(\(file.text(of: $0)))" }
        }
        lines = macros + lines + [""] + initializer(stored, of: type, in: file)
        if !inner.isEmpty { lines += [""] + inner }
        let parent = parentName(of: type, declaration)
        return "@Model\nfinal class \(name)\(parent) {\n"
            + lines.map(FrozenClassWriter.indented).joined(separator: "\n")
            + "\n}"
    }

    private static func isStored(_ property: PropertyDeclaration) -> Bool {
        !property.isStatic && property.accessors != .computed
            && !property.attributes.contains { $0.name == "Transient" && $0.condition == nil }
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    }

    private func parentName(of type: DeclaredType, _ declaration: TypeDeclaration) -> String {
        guard case .named(let path, _)? = declaration.inherited.first,
            case .declared(let parent) = resolver.index.resolve(path, in: Array(type.path.dropLast())),
            parent.declaration?.attribute(named: "Model") != nil, let name = parent.path.last
        else { return "" }
        return ": " + name
    }

    /// A property with its macros. Types that are nested in the class are added to `inner`.
    private mutating func property(
        _ property: PropertyDeclaration, of type: DeclaredType, in file: SwiftFile, _ inner: inout [String]
    ) -> String {
        let macros = property.attributes.filter { ["Attribute", "Relationship"].contains($0.name) }.map { macro in
            "@\(macro.name)" + (macro.arguments.map { "(" + arguments($0, in: file) + ")" } ?? "") + " "
        }.joined()
        let written = property.type ?? DefaultValue.inferredType(property.value, in: file)
        let kept = FrozenClassWriter.keptDefault(property, in: file).map { " = " + $0 } ?? ""
        guard let written else { return macros + "var \(property.name)" + kept }
        return macros + "var \(property.name): \(name(of: written.desugared, in: type, &inner))" + kept
    }

    /// The arguments of a macro. The inverse is written without the names of enclosing types.
    private func arguments(_ range: Range<Int>, in file: SwiftFile) -> String {
        ArgumentList(range, in: file.tokens).arguments.map { argument in
            var value = file.text(of: argument.value)
            if argument.label == "inverse", let path = KeyPathSyntax(argument.value, in: file.tokens),
                let property = path.property, let root = path.root.last
            {
                value = "\\\(root).\(property)"
            }
            return argument.label.map { "\($0): \(value)" } ?? value
        }.joined(separator: ", ")
    }

    /// The name of a type in the copy.
    private mutating func name(
        of syntax: WrittenType, in type: DeclaredType, _ inner: inout [String]
    ) -> String {
        switch syntax {
        case .optional(let wrapped, let isImplicitlyUnwrapped):
            return name(of: wrapped, in: type, &inner) + (isImplicitlyUnwrapped ? "!" : "?")
        case .array(let element): return "[" + name(of: element, in: type, &inner) + "]"
        case .dictionary(let key, let value):
            return "[" + name(of: key, in: type, &inner) + ": " + name(of: value, in: type, &inner) + "]"
        case .named(let path, let arguments) where arguments.isEmpty: return name(path, in: type, &inner)
        case .named, .other: return syntax.text
        }
    }

    private mutating func name(_ path: [String], in type: DeclaredType, _ inner: inout [String]) -> String {
        switch resolver.index.resolve(path, in: type.path) {
        case .declared(let used):
            guard let declaration = used.declaration else { break }
            if declaration.attribute(named: "Model") != nil { return used.path.last ?? "" }
            return copy(used, declaration, for: type, &inner)
        case .alias(let target, _): return target.text
        case .parameter, .uncertain, .unknown: break
        }
        return path.joined(separator: ".")
    }

    /// Copies a type that is nested in the class, or next to it in a `VersionedSchema`. Other types are used where they
    /// are.
    private mutating func copy(
        _ used: DeclaredType, _ declaration: TypeDeclaration, for type: DeclaredType, _ inner: inout [String]
    ) -> String {
        let isInside = used.path.starts(with: type.path)
        let isBeside =
            type.path.count > 1 && used.path.count == type.path.count && used.path.dropLast() == type.path.dropLast()
        guard isInside || isBeside else {
            outsideTypes.insert(used.name)
            return used.name
        }
        if copied.insert(used.name).inserted {
            let text = files[declaration.file].text(of: declaration.extent)
            if isInside { inner.append(text) } else { sharedTexts.append(text) }
        }
        return used.path.last ?? ""
    }

    /// The default that a copy keeps: a literal, an empty array or a call without arguments. Others depend on the app.
    private static func keptDefault(_ property: PropertyDeclaration, in file: SwiftFile) -> String? {
        guard let value = property.value else { return nil }
        let text = file.text(of: value)
        switch DefaultValue(value, in: file) {
        case .none, .text, .integer, .fraction, .boolean: return text
        case .computed:
            let isCase = text.hasPrefix(".") && !text.contains("(")
            let isMade =
                DefaultValue.inferredType(value, in: file) != nil && (text.hasSuffix("()") || text == "Date.now")
            return isCase || isMade || text == "[]" || text == ".init()" ? text : nil
        }
    }

    /// An initializer with a parameter for each property without a default.
    private mutating func initializer(
        _ stored: [PropertyDeclaration], of type: DeclaredType, in file: SwiftFile
    ) -> [String] {
        var inner: [String] = []
        let needed = stored.filter { property in
            if case .optional? = property.type?.desugared { return false }
            return FrozenClassWriter.keptDefault(property, in: file) == nil
        }
        let parameters = needed.map { property in
            let type = property.type.map { name(of: $0.desugared, in: type, &inner) } ?? "Never"
            return "\(property.name): \(type)"
        }
        guard !needed.isEmpty else { return ["init() {}"] }
        return ["init(" + parameters.joined(separator: ", ") + ") {"]
            + needed.map { "    self.\($0.name) = \($0.name)" } + ["}"]
    }
}

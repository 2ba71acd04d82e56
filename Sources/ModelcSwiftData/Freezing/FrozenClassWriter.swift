import ModelcBase
import ModelcSchema
import ModelcSourceCode

/// Writes classes of a frozen version.
struct FrozenClassWriter {
    let resolver: TypeResolver
    let files: [SwiftFile]
    /// The names of types that the copy uses and does not contain.
    private(set) var outsideTypes: Set<String> = []
    /// The declarations of types that stand next to the classes in the copy.
    private(set) var sharedTexts: [String] = []
    /// The properties whose types the source does not show, such as `Trip.status`.
    private(set) var untyped: [String] = []
    private var copied: Set<String> = []
    /// The names of the classes in the copy.
    private let classNames: Set<String>
    private let plain: PlainTypes

    init(resolver: TypeResolver, files: [SwiftFile], classNames: Set<String>) {
        self.resolver = resolver
        self.files = files
        self.classNames = classNames
        plain = PlainTypes(resolver: resolver, files: files)
    }

    /// Returns the declaration of a class with its stored properties, its constraints and indexes, and an
    /// initializer.
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

    /// Returns the declaration of a property with its macros. Copies of types that are nested in the class are added
    /// to `inner`.
    private mutating func property(
        _ property: PropertyDeclaration, of type: DeclaredType, in file: SwiftFile, _ inner: inout [String]
    ) -> String {
        let macros = property.attributes.filter { ["Attribute", "Relationship"].contains($0.name) }.map { macro in
            "@\(macro.name)" + (macro.arguments.map { "(" + arguments($0, in: file) + ")" } ?? "") + " "
        }.joined()
        let kept = keptDefault(property, in: file, type).map { " = " + $0 } ?? ""
        guard let written = resolver.type(of: property, in: file, scope: type.path) else {
            untyped.append("\(type.path.last ?? "").\(property.name)")
            return macros + "var \(property.name)" + kept
        }
        return macros + "var \(property.name): \(name(of: written.desugared, in: type.path, for: type, &inner))" + kept
    }

    /// Returns the arguments of a macro. In the key path of the inverse, the names of enclosing types are removed.
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

    /// The maximum number of aliases that stand for one another.
    private static let mostAliases = 16

    /// Returns a type as it is written in the copy.
    ///
    /// - Parameters:
    ///   - scope: the names of the types around the place where the type is written.
    ///   - type: the class that is copied.
    private mutating func name(
        of syntax: WrittenType, in scope: [String], for type: DeclaredType, _ inner: inout [String], _ depth: Int = 0
    ) -> String {
        guard depth < FrozenClassWriter.mostAliases else { return syntax.text }
        func part(_ syntax: WrittenType) -> String { name(of: syntax, in: scope, for: type, &inner, depth + 1) }
        switch syntax {
        case .optional(let wrapped, let isImplicitlyUnwrapped):
            return part(wrapped) + (isImplicitlyUnwrapped ? "!" : "?")
        case .array(let element): return "[" + part(element) + "]"
        case .dictionary(let key, let value): return "[" + part(key) + ": " + part(value) + "]"
        case .named(let path, let arguments):
            let name = name(path, in: scope, for: type, &inner, depth)
            return arguments.isEmpty ? name : name + "<" + arguments.map(part).joined(separator: ", ") + ">"
        case .other: return syntax.text
        }
    }

    private mutating func name(
        _ path: [String], in scope: [String], for type: DeclaredType, _ inner: inout [String], _ depth: Int
    ) -> String {
        switch resolver.index.resolve(path, in: scope) {
        case .declared(let used):
            guard let declaration = used.declaration else { break }
            if declaration.attribute(named: "Model") != nil { return used.path.last ?? "" }
            return copy(used, for: type, &inner)
        case .alias(let target, let outer):
            // The name of a type of another module stands for itself.
            if case .named(let names, let arguments) = target, arguments.isEmpty,
                case .unknown = resolver.index.resolve(names, in: outer)
            {
                return target.text
            }
            return name(of: target.desugared, in: outer, for: type, &inner, depth + 1)
        case .parameter, .uncertain, .unknown: break
        }
        return path.joined(separator: ".")
    }

    /// Copies a type that is nested in the class, or next to it in a `VersionedSchema`, or that needs nothing else of the
    /// app. Other types are used where they are.
    ///
    /// - Returns: the name of the type in the copy.
    private mutating func copy(_ used: DeclaredType, for type: DeclaredType, _ inner: inout [String]) -> String {
        let count = type.path.count
        if used.path.count > count, used.path.starts(with: type.path) {
            copyText(ofTypeAt: used.path.prefix(count + 1), isInside: true, for: type, &inner)
            return used.path.dropFirst(count).joined(separator: ".")
        }
        if count > 1, used.path.starts(with: type.path.dropLast()) {
            copyText(ofTypeAt: used.path.prefix(count), isInside: false, for: type, &inner)
            return used.path.dropFirst(count - 1).joined(separator: ".")
        }
        guard plain.contains(used), !classNames.contains(used.name) else {
            outsideTypes.insert(used.name)
            return used.name
        }
        copyText(ofTypeAt: used.path[...], isInside: false, for: type, &inner)
        return used.name
    }

    /// Copies the declaration of a type, and those of the types that it uses.
    private mutating func copyText(
        ofTypeAt path: ArraySlice<String>, isInside: Bool, for type: DeclaredType, _ inner: inout [String]
    ) {
        let copiedName = path.joined(separator: ".")
        guard let declaration = resolver.index.types[copiedName]?.declaration, copied.insert(copiedName).inserted else {
            return
        }
        let text = files[declaration.file].text(of: declaration.extent)
        if isInside { inner.append(text) } else { sharedTexts.append(text) }
        copyTypes(in: declaration, scope: Array(path), for: type, &inner)
    }

    private mutating func copyTypes(
        in declaration: TypeDeclaration, scope: [String], for type: DeclaredType, _ inner: inout [String]
    ) {
        for syntax in declaration.properties.compactMap(\.type) {
            _ = name(of: syntax.desugared, in: scope, for: type, &inner)
        }
        for nested in declaration.types where nested.kind != .extension {
            copyTypes(in: nested, scope: scope + nested.path, for: type, &inner)
        }
    }

    /// The default that a copy keeps: a literal, a case, an empty array or a call without arguments. Others depend on the
    /// app.
    private func keptDefault(_ property: PropertyDeclaration, in file: SwiftFile, _ type: DeclaredType) -> String? {
        guard let value = property.value else { return nil }
        if property.type == nil, let enumeration = resolver.enumeration(ofCase: value, in: file, type.path) {
            return "." + file.text(of: value).dropFirst(enumeration.text.count + 1)
        }
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

    /// Returns an initializer with a parameter for each property that is neither optional nor has a default value in
    /// the copy.
    private mutating func initializer(
        _ stored: [PropertyDeclaration], of type: DeclaredType, in file: SwiftFile
    ) -> [String] {
        var inner: [String] = []
        let needed = stored.filter { property in
            if case .optional? = property.type?.desugared { return false }
            return keptDefault(property, in: file, type) == nil
        }
        let parameters = needed.map { property in
            let written = resolver.type(of: property, in: file, scope: type.path) ?? .other("Never")
            return "\(property.name): \(name(of: written.desugared, in: type.path, for: type, &inner))"
        }
        guard !needed.isEmpty else { return ["init() {}"] }
        return ["init(" + parameters.joined(separator: ", ") + ") {"]
            + needed.map { "    self.\($0.name) = \($0.name)" } + ["}"]
    }
}

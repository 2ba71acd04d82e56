/// All types of a source by their names.
struct DeclarationIndex: Sendable {
    /// The types, by their qualified names. The empty name is the top level of the files.
    private(set) var types: [String: DeclaredType] = ["": DeclaredType(path: [])]
    /// The names of all types in the order of the files.
    private(set) var names: [String] = []

    /// Whether there are several files, so that an alias of one file may hide a type from the others.
    private let hasSeveralFiles: Bool

    init(_ tops: [TypeDeclaration]) {
        hasSeveralFiles = tops.count > 1
        for top in tops {
            types[""]?.extensions.append(top)
            addAliases(top, to: "")
        }
        // Types before extensions, because the name of an extended type may be an alias.
        for top in tops { for type in top.types where type.kind != .extension { add(type, below: []) } }
        var rest = tops.flatMap(\.types).filter { $0.kind == .extension }
        // An extension may declare the type that another one extends.
        while true {
            let waiting = rest.filter { !addExtension($0) }
            guard waiting.count < rest.count else { break }
            rest = waiting
        }
        for type in rest { add(type, below: []) }
    }

    private mutating func add(_ type: TypeDeclaration, below scope: [String]) {
        let path = scope + type.path
        let name = path.joined(separator: ".")
        if types[name] == nil {
            types[name] = DeclaredType(path: path)
            names.append(name)
        }
        if type.kind == .extension {
            types[name]?.extensions.append(type)
        } else {
            types[name]?.declarations.append(type)
        }
        addAliases(type, to: name)
        for inner in type.types { add(inner, below: path) }
    }

    private mutating func addAliases(_ type: TypeDeclaration, to name: String) {
        for alias in type.aliases { types[name]?.aliases[alias.name, default: []].append(alias) }
    }

    /// Adds an extension to the type that it extends.
    ///
    /// - Returns: false if the source does not declare the type so far.
    private mutating func addExtension(_ type: TypeDeclaration) -> Bool {
        guard case .declared(let extended) = resolve(type.path, in: []) else { return false }
        var named = type
        named.path = extended.path
        add(named, below: [])
        return true
    }
}

extension DeclarationIndex {
    /// The maximum length of a chain of aliases, in which each alias refers to the next one.
    private static let mostAliases = 16

    /// Finds the declaration to which a type name refers.
    ///
    /// - Parameters:
    ///   - path: the parts of the name, such as `["SchemaV1", "Item"]`.
    ///   - scope: the names of the types that enclose the use of the name.
    func resolve(_ path: [String], in scope: [String]) -> ResolvedName { resolve(path, in: scope, 0) }

    private func resolve(_ path: [String], in scope: [String], _ count: Int) -> ResolvedName {
        guard let first = path.first else { return .unknown }
        for length in stride(from: scope.count, through: 0, by: -1) {
            let outer = Array(scope[..<length])
            let name = outer.joined(separator: ".")
            guard let type = types[name] else { continue }
            if type.declarations.contains(where: { $0.genericParameters.contains(first) }) { return .parameter }
            // A type's own name is known inside it.
            if let last = outer.last, last == first, length > 0 { return step(type, path.dropFirst(), count) }
            if let found = member(first, of: type) { return follow(found, path.dropFirst(), count) }
            if inherits(first, type, count) { return .uncertain(first) }
        }
        return .unknown
    }

    /// The maximum number of superclasses and protocols of one type.
    private static let mostBases = 64
    /// The maximum number of scopes in which the names of superclasses and protocols are looked up in turn.
    private static let deepestScopes = 4

    /// The superclasses and protocols of a type that the source declares, with theirs.
    private func bases(of type: DeclaredType, _ count: Int) -> [DeclaredType] {
        var found: [DeclaredType] = []
        var seen: Set = [type.name]
        var waiting = [type]
        while let next = waiting.popLast(), found.count < DeclarationIndex.mostBases {
            for case .named(let path, _) in next.inherited {
                guard case .declared(let base) = resolve(path, in: Array(next.path.dropLast()), count),
                    seen.insert(base.name).inserted
                else { continue }
                found.append(base)
                waiting.append(base)
            }
        }
        return found
    }

    /// Whether a superclass or a protocol of a type declares a name, so that it has another meaning inside the type.
    private func inherits(_ name: String, _ type: DeclaredType, _ count: Int) -> Bool {
        guard count < DeclarationIndex.deepestScopes, !type.path.isEmpty else { return false }
        return bases(of: type, count + 1).contains { member(name, of: $0) != nil }
    }

    /// Whether a type conforms to a protocol of another module, by itself or through protocols of the source.
    func conforms(_ type: DeclaredType, to protocolName: String) -> Bool {
        ([type] + bases(of: type, 0)).contains { base in
            base.inherited.contains { inherited in
                guard case .named(let path, _) = inherited else { return false }
                return path.last == protocolName
            }
        }
    }

    private enum Member {
        case type(DeclaredType)
        case alias(TypeAliasDeclaration, scope: [String], isCertain: Bool)
    }

    private func member(_ name: String, of type: DeclaredType) -> Member? {
        if let inner = types[(type.path + [name]).joined(separator: ".")], !type.path.isEmpty || inner.path.count == 1 {
            return .type(inner)
        }
        guard let aliases = type.aliases[name], let alias = aliases.first else { return nil }
        let isCertain =
            aliases.count == 1 && alias.condition == nil && !alias.isGeneric && !(alias.isOfFile && hasSeveralFiles)
        return .alias(alias, scope: type.path, isCertain: isCertain)
    }

    private func follow(_ member: Member, _ rest: ArraySlice<String>, _ count: Int) -> ResolvedName {
        switch member {
        case .type(let type): return step(type, rest, count)
        case .alias(let alias, let scope, let isCertain):
            guard isCertain, count < DeclarationIndex.mostAliases else { return .uncertain(alias.name) }
            guard case .named(let path, let arguments) = alias.type, arguments.isEmpty else {
                return rest.isEmpty ? .alias(alias.type, scope: scope) : .uncertain(alias.name)
            }
            let target = resolve(path + rest, in: scope, count + 1)
            // The name of a type of another module keeps its meaning.
            if case .unknown = target { return .alias(.named(path + rest, []), scope: scope) }
            return target
        }
    }

    private func step(_ type: DeclaredType, _ rest: ArraySlice<String>, _ count: Int) -> ResolvedName {
        // The source extends a type of another module, and does not declare it.
        guard let next = rest.first else { return type.declaration == nil ? .unknown : .declared(type) }
        guard let found = member(next, of: type) else { return .unknown }
        return follow(found, rest.dropFirst(), count)
    }
}

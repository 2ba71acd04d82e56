import ModelcBase
import ModelcSchema
import ModelcSourceCode

/// Reads SwiftData source (page SwiftData).
///
/// 1. `CodeLexer` splits each file into tokens, and `DeclarationParser` finds the declarations in them.
/// 2. `DeclarationIndex` finds the declaration to which a name refers.
/// 3. `SchemaReader` finds the versions and their classes. `EntityBuilder` creates their entities, using
///    `TypeResolver`, and `InverseResolver` finds the inverses of their relationships.
/// 4. `PlanReader` reads migration plans.
///
/// The source is not compiled. Facts that cannot be determined from the source, and unknown behaviour of SwiftData,
/// are listed in the model's `uncertainties`.
package enum SwiftDataReader {
    /// Reads the versions in Swift files. All files that declare types of properties should be among them.
    ///
    /// - Parameter name: the name of the version if the source has no `VersionedSchema`.
    package static func read(_ sources: [SwiftSourceFile], name: String) -> SwiftDataSource {
        let parsed = ParsedSource(sources)
        return source(parsed.index, parsed.files, parsed.doubtful, name)
    }

    private static func source(
        _ index: DeclarationIndex, _ files: [SwiftFile], _ doubtful: [SwiftFile], _ name: String
    ) -> SwiftDataSource {
        let types = index.names.compactMap { index.types[$0] }
        let schemas = types.filter { index.conforms($0, to: "VersionedSchema") && $0.declaration?.kind != .protocol }
        let classes = types.filter { $0.declaration?.attribute(named: "Model") != nil }
        let reader = SchemaReader(index: index, files: files, schemas: schemas)
        var source = SwiftDataSource()
        source.files = files.map(\.source.path)
        source.plans = types.filter { type in
            index.conforms(type, to: "SchemaMigrationPlan") && type.declaration?.kind != .protocol
        }
        .map(PlanReader(index: index, files: files).plan)
        if schemas.isEmpty {
            if !classes.isEmpty { source.versions = [reader.version(of: classes, named: name)] }
        } else {
            source.versions = SchemaOrder.sorted(schemas, by: source.plans, reader).map(reader.version)
            let used = Set(source.versions.flatMap(\.classes).map(\.name))
            let live = classes.filter { reader.described($0).schemaName == nil }
            if !live.isEmpty { source.live = reader.version(of: live, named: name) }
            source.unusedClasses = classes.filter { !used.contains($0.name) }.map(reader.described)
        }
        for index in source.versions.indices { addDoubts(about: doubtful, to: &source.versions[index].model) }
        if var live = source.live {
            addDoubts(about: doubtful, to: &live.model)
            source.live = live
        }
        return source
    }

    /// Adds the doubts about files that the parser did not understand. They may hide a class or an alias, so that no entity
    /// is certain.
    private static func addDoubts(about files: [SwiftFile], to model: inout ManagedObjectModel) {
        let doubts = files.map { file in
            SourceUncertainty(
                "a bracket, a literal or an #if in '\(PathText.name(of: file.source.path))' has no partner, so "
                    + "declarations may be missing",
                at: SchemaLocation(position: file.position(at: file.unfinished ?? 0)))
        }
        guard var first = doubts.first else { return }
        model.uncertainties += doubts
        for entity in model.entities {
            first.entityName = entity.name
            model.uncertainties.append(first)
        }
    }
}

extension SwiftDataReader {
    /// Returns the files that are needed to read the models: the files that declare model classes, and the files that
    /// declare the types that are used in them.
    ///
    /// - Parameters:
    ///   - declaring: the files that declare classes with `@Model` and their versions.
    ///   - all: all files of the project, in the order of the result.
    package static func needed(_ declaring: [SwiftSourceFile], of all: [SwiftSourceFile]) -> [SwiftSourceFile] {
        guard declaring.count < all.count else { return all }
        var chosen = Set(declaring.map(\.path))
        var latest = declaring.map { SwiftFile($0, index: 0) }
        let extended = Set(latest.flatMap(versionedTypes))
        for source in all where !chosen.contains(source.path) && declares(extended, after: ["extension"], source) {
            latest.append(SwiftFile(source, index: 0))
            chosen.insert(source.path)
        }
        var names: Set<String> = []
        // An alias or a structure names further types. More than a few steps make no difference to a model.
        for _ in 0..<4 where !latest.isEmpty {
            names.formUnion(latest.flatMap(mentionedTypes))
            let found = all.filter { !chosen.contains($0.path) && declares(names, after: keywordsOfTypes, $0) }
            chosen.formUnion(found.map(\.path))
            latest = found.map { SwiftFile($0, index: 0) }
        }
        return all.filter { chosen.contains($0.path) }
    }

    /// Returns all names in the types of properties, in aliases and in inheritance clauses of a file.
    private static func mentionedTypes(in file: SwiftFile) -> [String] {
        func names(_ type: TypeDeclaration) -> [String] {
            let ofProperties = type.properties.compactMap { $0.type ?? DefaultValue.inferredType($0.value, in: file) }
            let types = ofProperties + type.aliases.map(\.type) + type.inherited
            return types.flatMap { $0.names.flatMap { $0 } } + type.types.flatMap(names)
        }
        return names(DeclarationParser.declarations(in: file).top)
    }

    /// The types of a file that an extension in another file may add `models`, `schemas` or `stages` to.
    private static func versionedTypes(in file: SwiftFile) -> [String] {
        let words = file.tokens.filter { ["SchemaMigrationPlan", "VersionedSchema"].contains($0.kind.name) }
        guard !words.isEmpty else { return [] }
        return DeclarationParser.declarations(in: file).top.types.filter { type in
            type.inherited.contains { inherited in
                inherited.names.contains { ["SchemaMigrationPlan", "VersionedSchema"].contains($0.last) }
            }
        }.compactMap(\.path.last)
    }

    private static let keywordsOfTypes: [StaticString] = [
        "class", "struct", "enum", "typealias", "actor", "protocol",
    ]

    /// Whether a file may have one of the names after one of the keywords. This is a search in the bytes, with comments
    /// and literals.
    private static func declares(_ names: Set<String>, after keywords: [StaticString], _ source: SwiftSourceFile)
        -> Bool
    {
        keywords.contains { keyword in
            var rest = source.text.bytes[...]
            while let place = rest.firstPlace(of: keyword) {
                rest = rest[place.upperBound...]
                let name = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "`") }
                    .prefix(while: CodeLexer.isOfName)
                if !name.isEmpty, names.contains(String(decoding: name, as: UTF8.self)) { return true }
            }
            return false
        }
    }
}

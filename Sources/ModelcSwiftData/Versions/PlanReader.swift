import ModelcSchema
import ModelcSourceCode

/// Reads a `SchemaMigrationPlan`: its schemas and stages.
struct PlanReader {
    let index: DeclarationIndex
    let files: [SwiftFile]

    func plan(_ type: DeclaredType) -> SwiftDataPlan {
        let declaration = type.declaration ?? type.extensions.first
        let position = declaration.map { files[$0.file].position(ofToken: $0.token) }
        var plan = SwiftDataPlan(name: type.name, place: SchemaLocation(position: position))
        plan.schemas = schemas(of: type)
        plan.stages = stages(of: type)
        return plan
    }

    private func schemas(of plan: DeclaredType) -> [SwiftDataReference]? {
        guard let (property, file) = plan.staticProperty("schemas"), property.condition == nil,
            let list = TypeListSyntax(of: property, in: files[file])
        else { return nil }
        let found = list.parts.map { part -> SwiftDataReference? in
            guard case .element(let range) = part else { return nil }
            return reference(range, of: plan, in: files[file])
        }
        let known = found.compactMap { $0 }
        return known.count == found.count ? known : nil
    }

    private func reference(_ range: Range<Int>, of plan: DeclaredType, in file: SwiftFile) -> SwiftDataReference? {
        guard let path = TypeListSyntax.type(of: range, in: file.tokens) else { return nil }
        let place = SchemaLocation(position: file.position(ofToken: range.lowerBound))
        guard case .declared(let type) = index.resolve(path, in: plan.path) else {
            return SwiftDataReference(name: path.joined(separator: "."), place: place)
        }
        return SwiftDataReference(name: type.name, place: place)
    }

    private func stages(of plan: DeclaredType) -> [SwiftDataStage]? {
        guard let (property, file) = plan.staticProperty("stages"), property.condition == nil,
            let list = TypeListSyntax(of: property, in: files[file])
        else { return nil }
        let found = list.parts.map { part -> SwiftDataStage? in
            guard case .element(let range) = part else { return nil }
            return stage(range, of: plan, in: files[file])
        }
        let known = found.compactMap { $0 }
        return known.count == found.count ? known : nil
    }

    /// A stage in the list: the stage itself, or the name of a static property that holds it.
    private func stage(_ range: Range<Int>, of plan: DeclaredType, in file: SwiftFile) -> SwiftDataStage? {
        if let stage = call(range, of: plan, in: file) { return stage }
        guard case .named(let path, _)? = TypeParsing.type(of: range, in: file.tokens), let name = path.last,
            path.count == 1 || path.dropLast() == ["Self"] || Array(path.dropLast()) == [plan.path.last],
            let (property, other) = plan.staticProperty(name), property.condition == nil,
            let value = TypeListSyntax.expression(of: property, in: files[other].tokens)
        else { return nil }
        return call(value, of: plan, in: files[other])
    }

    /// Reads a call such as `MigrationStage.lightweight(fromVersion: SchemaV1.self, toVersion: SchemaV2.self)`.
    private func call(_ range: Range<Int>, of plan: DeclaredType, in file: SwiftFile) -> SwiftDataStage? {
        guard let open = range.first(where: { file.tokens[$0].kind == .symbol("(") }), open > range.lowerBound,
            let kind = file.tokens[open - 1].kind.name, ["custom", "lightweight"].contains(kind)
        else { return nil }
        var cursor = TokenCursor(Array(file.tokens[open..<range.upperBound]))
        let inner = cursor.skipBrackets()
        let arguments = ArgumentList(open + inner.lowerBound..<open + inner.upperBound, in: file.tokens)
        guard let from = arguments["fromVersion"].flatMap({ reference($0, of: plan, in: file) }),
            let target = arguments["toVersion"].flatMap({ reference($0, of: plan, in: file) })
        else { return nil }
        let place = SchemaLocation(position: file.position(ofToken: range.lowerBound))
        return SwiftDataStage(isCustom: kind == "custom", source: from, destination: target, place: place)
    }
}

import ModelcDiagnostics
import ModelcSchema
import ModelcText
import ModelcVersionHash
import ModelcVersionLock

/// Short ways to write down versions of a model.
func version(
    _ name: String, isCurrent: Bool = false, _ entities: EntityDescription...
) -> HashedVersion {
    version(name, isCurrent: isCurrent, entities)
}

func version(_ name: String, isCurrent: Bool = false, _ entities: [EntityDescription]) -> HashedVersion {
    var model = ManagedObjectModel()
    model.entities = entities
    return HashedVersion(
        name: name, isCurrent: isCurrent, hashes: VersionHasher.hashes(of: ResolvedModel(model)),
        locate: { SourceLocation(path: "\(name)/contents", position: $0.position) })
}

/// - Parameter line: the entity's line; its properties follow one by one.
func entity(
    _ name: String, parent: String? = nil, line: Int = 1, _ attributes: String...,
    editing edit: (inout EntityDescription) -> Void = { _ in }
) -> EntityDescription {
    var entity = EntityDescription()
    entity.name = name
    entity.parentName = parent
    entity.position = SourcePosition(offset: line * 100, line: line, column: 5)
    for (index, text) in attributes.enumerated() {
        var attribute = AttributeDescription()
        attribute.name = text
        attribute.type = .string
        attribute.position = SourcePosition(offset: (line + index + 1) * 100, line: line + index + 1, column: 9)
        entity.attributes.append(attribute)
    }
    edit(&entity)
    return entity
}

extension VersionLocker {
    init(_ versions: HashedVersion...) { self.init(versions, bundle: SourceLocation(path: "Model.xcdatamodeld")) }

    /// The lock of versions that were never locked before.
    func firstLock() -> LockedModel {
        lock(LockedModel(path: "Model.xcdatamodeld"), changing: .named([]), locksCurrent: true).model
    }
}

extension LockComparison {
    /// `line:column id path`.
    var findings: [String] {
        diagnostics.map { diagnostic in
            let place = diagnostic.location?.position.map { "\($0.line):\($0.column) " } ?? ""
            return "\(place)\(diagnostic.id) \(diagnostic.modelPath ?? "")"
        }
    }

    var stateNames: [String] { states.map { "\($0.version) \($0.state.rawValue)" } }
}

import ModelcBase
import ModelcDiagnostics
import ModelcSchema
import ModelcTestSupport
import ModelcVersionHash
import ModelcVersionLock

/// Creates versions of a model in short form.
func version(
    _ name: String, isCurrent: Bool = false, _ entities: EntityDescription...
) -> HashedVersion {
    version(name, isCurrent: isCurrent, entities)
}

func version(
    _ name: String, isCurrent: Bool = false, _ entities: [EntityDescription], composites: [CompositeDescription] = []
) -> HashedVersion {
    var model = ManagedObjectModel()
    model.entities = entities
    model.composites = composites
    return HashedVersion(
        name: name, isCurrent: isCurrent, hashes: VersionHasher.hashes(of: ResolvedModel(model)),
        locate: { SourceLocation(path: "\(name)/contents", position: $0.position) })
}

/// An entity of strings.
///
/// - Parameter line: the entity's line; its properties follow one by one.
func listed(
    _ name: String, parent: String? = nil, line: Int = 1, _ attributes: String...,
    editing edit: (inout EntityDescription) -> Void = { _ in }
) -> EntityDescription {
    let attributes = attributes.enumerated().map { index, text in
        attribute(text, optional: false) {
            $0.position = SourcePosition(offset: (line + index + 1) * 100, line: line + index + 1, column: 9)
        }
    }
    return entity(name, parent: parent, attributes, line: line, editing: edit)
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

/// A lock of two versions: one entity is added, one loses a property, and one is removed.
func sampleLock() -> VersionLock {
    var lock = VersionLock()
    lock["Model.xcdatamodeld"] = VersionLocker(
        version(
            "Model", listed("Author", "born", "name"), listed("Book", "isbn", "title") { $0.isAbstract = true },
            listed("Shelf", "name")),
        version(
            "Model 2", isCurrent: true, listed("Atlas", parent: "Book"), listed("Author", "born", "name"),
            listed("Book", "isbn"))
    ).firstLock()
    return lock
}

/// Reads a lock file with this text.
func readLock(_ text: String) -> Result<VersionLock, LockFileError> {
    LockFileReader.read(SourceText(Array(text.utf8)), path: "modelc.lock")
}

/// The reason why a lock file with this text is refused; nil if it is read.
func lockProblem(_ text: String) -> Diagnostic? {
    switch readLock(text) {
    case .success: nil
    case .failure(let problem): problem.diagnostic
    }
}

import ModelcBase
import ModelcDiagnostics
import ModelcSchema

/// How the objects of one model version become those of another: an `.xcmappingmodel` (FormatMappingModel §3).
///
/// Stored is what the file says. What the compiler derives from it (default names, automatic expressions, whether an
/// entity is copied or transformed) is not stored.
package struct MappingModel: SourceElement, Hashable {
    /// The version that is migrated from.
    package var source = EmbeddedModel()
    /// The version that is migrated to.
    package var destination = EmbeddedModel()
    /// The entity mappings that belong to the model, by number, then by the names of their entities.
    package var entityMappings: [EntityMapping] = []
    /// Objects of the file that nothing leads to, such as mappings deleted in the editor, and objects of unknown types;
    /// kept whole and without meaning.
    package var unreachableObjects: [VerbatimElement] = []

    /// The UUID of the store that the file is; nil until it is written for the first time.
    package var storeIdentifier: String?
    /// The version of the framework that saved the file (`1251`); nil until it is written for the first time.
    package var frameworkVersion: Int?
    /// The number in the object's id (`z102`); nil until it is written for the first time.
    package var objectNumber: Int?
    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}
}

/// The copy of a model version inside a mapping model, with the path that it was made from (FormatMappingModel §5).
package struct EmbeddedModel: Hashable, Sendable {
    /// The version's folder, from the folder of the Xcode project: `App/Book.xcdatamodeld/Book 2.xcdatamodel`. It is often
    /// outdated.
    package var path: String?
    /// The copy, decoded; nil if there is none or it cannot be read.
    package var model: ManagedObjectModel?
    /// The copy as the file has it: a keyed archive. Nil where it is to be made from `model`.
    package var archive: [UInt8]?

    package init(path: String? = nil, model: ManagedObjectModel? = nil, archive: [UInt8]? = nil) {
        self.path = path
        self.model = model
        self.archive = archive
    }

    /// The version's name: the last part of the path, without its extension.
    package var versionName: String? { component(fromEnd: 0, withoutExtension: ".xcdatamodel") }
    /// The name of the bundle: the part before it; nil for a version outside a bundle.
    package var bundleName: String? { component(fromEnd: 1, withoutExtension: ".xcdatamodeld") }

    private func component(fromEnd index: Int, withoutExtension ending: String) -> String? {
        let parts = PathText.parts(of: path ?? "").filter { !$0.isEmpty }
        guard parts.count > index else { return nil }
        let part = parts[parts.count - 1 - index]
        guard part.hasSuffix(ending) else { return index == 0 ? part : nil }
        return String(part.dropLast(ending.count))
    }
}

/// Texts that the author attached to a mapping. The file keeps them as a keyed archive (FormatMappingModel §3).
package struct MappingUserInfo: Sendable {
    /// The texts, by key.
    package let userInfo: UserInfo
    /// The keyed archive that they were read from; nil where it is to be made.
    package let archive: [UInt8]?

    package init(_ userInfo: UserInfo, archive: [UInt8]? = nil) {
        self.userInfo = userInfo
        self.archive = archive
    }
}

extension MappingUserInfo: Hashable {
    /// Whether both hold the same texts.
    package static func == (left: MappingUserInfo, right: MappingUserInfo) -> Bool { left.userInfo == right.userInfo }
    package func hash(into hasher: inout Hasher) { hasher.combine(userInfo) }
}

/// Whether the copy of a version in a mapping model is still the version, as Core Data tells versions apart.
package enum CopyFreshness: Hashable, Sendable {
    case fresh
    /// The entities that differ, in byte order.
    case stale([String])
    /// The version is not found, so that nothing can be said.
    case unknown
}

/// One thing that is to be said about a mapping model: what, where, why, and the next step.
package struct MappingFinding: Hashable, Sendable {
    package var code: MigrationFindingCode
    /// `PersonToPerson`, `PersonToPerson.age`, or empty for the mapping model as a whole.
    package var modelPath: String
    /// One sentence that begins with its subject and has no final stop.
    package var message: String
    /// The next step, without final stop; nil if there is none.
    package var help: String?
    /// The object in the mapping model's file.
    package var position: SourcePosition?
    /// Other places that explain it: what differs, which versions are meant.
    package var related: [RelatedPlace]
    /// How much it matters.
    package var level: Severity

    /// - Parameter level: nil for the usual one of the code.
    package init(
        _ code: MigrationFindingCode, modelPath: String = "", _ message: String, help: String? = nil,
        at position: SourcePosition? = nil, related: [RelatedPlace] = [], level: Severity? = nil
    ) {
        self.code = code
        self.modelPath = modelPath
        self.message = message
        self.help = help
        self.position = position
        self.related = related
        self.level = level ?? code.level
    }
}

extension MappingFinding: Comparable {
    /// By place in the file, the whole first; then by code, model path and message.
    package static func < (lhs: MappingFinding, rhs: MappingFinding) -> Bool {
        let (left, right) = (lhs.position?.offset ?? -1, rhs.position?.offset ?? -1)
        if left != right { return left < right }
        return (lhs.code.rawValue, lhs.modelPath, lhs.message) < (rhs.code.rawValue, rhs.modelPath, rhs.message)
    }
}

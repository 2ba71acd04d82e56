import ModelcBase
import ModelcDiagnostics
import ModelcSchema

/// An `.xcmappingmodel`: how the objects of one model version are migrated to another version (FormatMappingModel
/// §3).
///
/// Stores what is in the file. It does not store what the compiler derives from the file (default names, automatic
/// expressions, whether an entity is copied or transformed).
package struct MappingModel: SourceElement, Hashable {
    /// The source version.
    package var source = EmbeddedModel()
    /// The destination version.
    package var destination = EmbeddedModel()
    /// The entity mappings of the model, sorted by number, then by the names of their entities.
    package var entityMappings: [EntityMapping] = []
    /// Objects of the file that cannot be reached, such as mappings deleted in the editor, and objects of unknown
    /// types. They are kept unchanged and have no meaning.
    package var unreachableObjects: [VerbatimElement] = []

    /// The store UUID of the file; nil until the file is first written.
    package var storeIdentifier: String?
    /// The version of the framework that saved the file (`1251`); nil until the file is first written.
    package var frameworkVersion: Int?
    /// The number in the object's id (`z102`); nil until the file is first written.
    package var objectNumber: Int?
    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}
}

/// The copy of a model version inside a mapping model, with the path of the original (FormatMappingModel §5).
package struct EmbeddedModel: Hashable, Sendable {
    /// The path of the version, relative to the Xcode project's folder: `App/Book.xcdatamodeld/Book 2.xcdatamodel`.
    /// Often outdated.
    package var path: String?
    /// The copy, decoded; nil if there is none or it cannot be read.
    package var model: ManagedObjectModel?
    /// The copy as stored in the file, a keyed archive; nil if it is to be made from `model`.
    package var archive: [UInt8]?

    package init(path: String? = nil, model: ManagedObjectModel? = nil, archive: [UInt8]? = nil) {
        self.path = path
        self.model = model
        self.archive = archive
    }

    /// The version's name: the last path component, without its extension.
    package var versionName: String? { component(fromEnd: 0, withoutExtension: ".xcdatamodel") }
    /// The name of the bundle: the path component before the version; nil for a version outside a bundle.
    package var bundleName: String? { component(fromEnd: 1, withoutExtension: ".xcdatamodeld") }

    private func component(fromEnd index: Int, withoutExtension ending: String) -> String? {
        let parts = PathText.parts(of: path ?? "").filter { !$0.isEmpty }
        guard parts.count > index else { return nil }
        let part = parts[parts.count - 1 - index]
        guard part.hasSuffix(ending) else { return index == 0 ? part : nil }
        return String(part.dropLast(ending.count))
    }
}

/// The user info that the author attached to a mapping. The file stores it as a keyed archive (FormatMappingModel
/// §3).
package struct MappingUserInfo: Sendable {
    /// The strings, by key.
    package let userInfo: UserInfo
    /// The keyed archive that the strings were read from; nil if it is to be created.
    package let archive: [UInt8]?

    package init(_ userInfo: UserInfo, archive: [UInt8]? = nil) {
        self.userInfo = userInfo
        self.archive = archive
    }
}

extension MappingUserInfo: Hashable {
    /// Whether both have the same strings.
    package static func == (left: MappingUserInfo, right: MappingUserInfo) -> Bool { left.userInfo == right.userInfo }
    package func hash(into hasher: inout Hasher) { hasher.combine(userInfo) }
}

/// Whether the copy of a version in a mapping model still matches the version, by Core Data's own comparison.
package enum CopyFreshness: Hashable, Sendable {
    case fresh
    /// The copy is outdated. The entities that differ, in byte order.
    case stale([String])
    /// The version is not found, so the copy cannot be compared.
    case unknown
}

/// A problem in a mapping model: what, where, why, and the next step.
package struct MappingFinding: Hashable, Sendable {
    package var code: MigrationFindingCode
    /// `PersonToPerson`, `PersonToPerson.age`, or empty for the mapping model as a whole.
    package var modelPath: String
    /// One sentence that begins with its subject and has no final period.
    package var message: String
    /// The next step, without a final period; nil if there is none.
    package var help: String?
    /// The object in the mapping model's file.
    package var position: SourcePosition?
    /// Other places that explain the finding: what differs, which versions are meant.
    package var related: [RelatedLocation]
    /// How severe the finding is.
    package var level: Severity

    /// - Parameter level: nil for the default of the code.
    package init(
        _ code: MigrationFindingCode, modelPath: String = "", _ message: String, help: String? = nil,
        at position: SourcePosition? = nil, related: [RelatedLocation] = [], level: Severity? = nil
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
    /// Sorts by place in the file, the whole file first; then by code, model path and message.
    package static func < (lhs: MappingFinding, rhs: MappingFinding) -> Bool {
        let (left, right) = (lhs.position?.offset ?? -1, rhs.position?.offset ?? -1)
        if left != right { return left < right }
        return (lhs.code.rawValue, lhs.modelPath, lhs.message) < (rhs.code.rawValue, rhs.modelPath, rhs.message)
    }
}

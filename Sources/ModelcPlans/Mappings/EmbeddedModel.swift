import ModelcBase
import ModelcSchema

/// The copy of a model version inside a mapping model, with the path of the original (FormatMappingModel §5).
package struct EmbeddedModel: Hashable, Sendable {
    /// The path of the version, relative to the folder of the Xcode project, such as `App/Book.xcdatamodeld/Book
    /// 2.xcdatamodel`. It is often outdated.
    package var path: String?
    /// The decoded copy; nil if there is none, or if it cannot be read.
    package var model: ManagedObjectModel?
    /// The copy as stored in the file, a keyed archive; nil if it has to be created from `model`.
    package var archive: [UInt8]?

    package init(path: String? = nil, model: ManagedObjectModel? = nil, archive: [UInt8]? = nil) {
        self.path = path
        self.model = model
        self.archive = archive
    }

    /// The version's name: the last path component, without its extension.
    package var versionName: String? { component(fromEnd: 0, withoutExtension: ".xcdatamodel") }
    /// The name of the bundle: the path component in front of the version, without extension; nil for a version outside
    /// a bundle.
    package var bundleName: String? { component(fromEnd: 1, withoutExtension: ".xcdatamodeld") }

    private func component(fromEnd index: Int, withoutExtension ending: String) -> String? {
        let parts = PathText.parts(of: path ?? "").filter { !$0.isEmpty }
        guard parts.count > index else { return nil }
        let part = parts[parts.count - 1 - index]
        guard part.hasSuffix(ending) else { return index == 0 ? part : nil }
        return String(part.dropLast(ending.count))
    }
}

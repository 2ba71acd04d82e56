/// The copy of a model version inside a mapping model, with the path that it was made from (mapping-model §5).
package struct EmbeddedModel: Hashable, Sendable {
    /// The version's folder, from the folder of the Xcode project: `App/Book.xcdatamodeld/Book 2.xcdatamodel`. It is often
    /// outdated.
    package var path: String?
    /// The copy, decoded; nil where there is none or it cannot be read.
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
        let parts = (path ?? "").split(separator: "/")
        guard parts.count > index else { return nil }
        let part = parts[parts.count - 1 - index]
        guard part.hasSuffix(ending) else { return index == 0 ? String(part) : nil }
        return String(part.dropLast(ending.count))
    }
}

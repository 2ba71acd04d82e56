import ModelcBase

/// One version of a Core Data model, as its author wrote it (`NSManagedObjectModel`; FormatModelXML §2.3).
///
/// The stored properties contain only what the source contains. `ResolvedModel` computes other facts, such as inherited
/// properties and the inverse of a relationship.
package struct ManagedObjectModel: SourceElement, Hashable {
    /// The kind of document; always `com.apple.IDECoreDataModeler.DataModel` if present.
    package var documentType: String?
    /// The version of the document format; always `1.0` if present.
    package var documentVersion: String?
    /// The build of the editor that last saved the file, such as `23231` or `14490.99`.
    package var lastSavedToolsVersion: ToolsVersion?
    /// The build of the operating system on which the file was last saved.
    package var systemVersion: String?
    /// The minimum Xcode version as written: `Automatic`, or a version such as `Xcode 7.0`.
    package var minimumToolsVersion: String?
    /// The language in which Xcode generates classes; nil in files from before Xcode 8.
    package var sourceLanguage: SourceLanguage?
    /// The version identifier that the author set. An empty string also means that there is none.
    package var versionIdentifier: String?
    /// Whether the Default configuration is mirrored to CloudKit.
    package var isUsedWithCloudKit = false
    /// Whether Xcode generates SwiftData code for the model.
    package var isUsedWithSwiftData = false
    /// The `name` of the root element. Only the first Xcode 4 wrote it; it has no effect.
    package var legacyName: String?
    /// The root's `macOSVersion`. Only Xcode 4 to 6 wrote it; it has no effect.
    package var legacyMacOSVersion: String?
    /// The root's `iOSVersion`. Only Xcode 4 to 6 wrote it; it has no effect.
    package var legacyIOSVersion: String?

    package var entities: [EntityDescription] = []
    package var composites: [CompositeDescription] = []
    /// Fetch request templates in file order.
    package var fetchRequests: [FetchRequestDescription] = []
    /// The named configurations, without the implicit Default configuration.
    package var configurations: [ConfigurationDescription] = []
    /// The boxes of the editor's diagram. Xcode 14 and earlier wrote them; they have no effect.
    package var diagramElements: [DiagramElement] = []

    /// Where the model was read from.
    package var origin = ModelOrigin.source
    /// The facts that cannot be determined from the source of the model; empty unless the source is Swift.
    package var uncertainties: [SourceUncertainty] = []

    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}
}

extension ManagedObjectModel {
    /// Whether the model was not read from a source model file, so that scalars, Codegen settings and regular
    /// expressions are not known. Also true for Swift source.
    package var isCompiled: Bool { origin != .source }

    /// The oldest Xcode that should open the model, such as `9.0`. Nil if the model names none or says `Automatic`.
    package var oldestXcode: String? {
        guard let text = minimumToolsVersion, text.hasPrefix("Xcode ") else { return nil }
        return String(text.dropFirst("Xcode ".count))
    }

    /// Whether a stored attribute has no type, or a relationship has no destination. Such a model does not compile, so
    /// no store with it exists.
    package var lacksTypes: Bool {
        entities.contains { entity in
            entity.attributes.contains { $0.type == .undefined && !$0.isTransient }
                || entity.relationships.contains { $0.destinationName == nil }
        }
    }
}

extension ManagedObjectModel {
    /// Returns the stored values of a composite, in the order of its members. A composite that is nested in itself is
    /// omitted, and so are all values after the first 1,000.
    package func columns(ofComposite name: String?) -> [CompositeColumn] {
        guard let name else { return [] }
        var columns: [CompositeColumn] = []
        addColumns(of: name, below: "", within: [], to: &columns)
        return columns
    }

    private func addColumns(
        of name: String, below path: String, within outer: Set<String>, to columns: inout [CompositeColumn]
    ) {
        guard !outer.contains(name), let composite = composites.first(where: { $0.name == name }) else { return }
        for member in composite.attributes where !member.isTransient {
            guard columns.count < ManagedObjectModel.mostColumns else { return }
            if member.type == .composite, let inner = member.compositeName {
                addColumns(of: inner, below: "\(path)\(member.name).", within: outer.union([name]), to: &columns)
            } else {
                columns.append(
                    CompositeColumn(
                        path: path + member.name, olderPath: path + (member.renamingIdentifier ?? member.name),
                        type: member.type, isOptional: member.isOptional))
            }
        }
    }

    private static let mostColumns = 1_000
}

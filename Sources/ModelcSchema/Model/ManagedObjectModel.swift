import ModelcBase

/// One version of a Core Data model, as its author wrote it (`NSManagedObjectModel`; FormatModelXML §2.3).
///
/// The stored properties contain the content of the source; derived facts (inherited properties, the inverse of a
/// relationship) are computed by `ResolvedModel`.
package struct ManagedObjectModel: SourceElement, Hashable {
    /// The kind of document; always `com.apple.IDECoreDataModeler.DataModel` if present.
    package var documentType: String?
    /// The version of the document format; always `1.0` if present.
    package var documentVersion: String?
    /// The build of the editor that last saved the file, dotted integers (`23231`, `14490.99`).
    package var lastSavedToolsVersion: ToolsVersion?
    /// The build of the operating system of the last save.
    package var systemVersion: String?
    /// `Automatic` or an Xcode version (`Xcode 7.0`).
    package var minimumToolsVersion: String?
    /// The language in which Xcode generates classes; absent before Xcode 8.
    package var sourceLanguage: SourceLanguage?
    /// The version identifier that the author gave; the empty string if there is none.
    package var versionIdentifier: String?
    /// Whether the Default configuration is mirrored to CloudKit.
    package var isUsedWithCloudKit = false
    /// Whether Xcode generates SwiftData code for the model.
    package var isUsedWithSwiftData = false
    /// The root's `name`, written by the first Xcode 4 only; without meaning.
    package var legacyName: String?
    /// `macOSVersion`, written by Xcode 4 to 6 only; without meaning.
    package var legacyMacOSVersion: String?
    /// `iOSVersion`, written by Xcode 4 to 6 only; without meaning.
    package var legacyIOSVersion: String?

    package var entities: [EntityDescription] = []
    package var composites: [CompositeDescription] = []
    /// Fetch request templates in file order.
    package var fetchRequests: [FetchRequestDescription] = []
    /// Named configurations; the implicit Default one is not included.
    package var configurations: [ConfigurationDescription] = []
    /// The boxes of the editor's diagram, written until Xcode 14; without meaning.
    package var diagramElements: [DiagramElement] = []

    /// Whether the model was read from a compiled file, which lacks much of a source: scalars, Codegen, regular
    /// expressions.
    package var isCompiled = false

    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}
}

extension ManagedObjectModel {
    /// The oldest Xcode that should open the model, such as `9.0`; nil if the model does not name one, as with
    /// `Automatic`.
    package var oldestXcode: String? {
        guard let text = minimumToolsVersion, text.hasPrefix("Xcode ") else { return nil }
        return String(text.dropFirst("Xcode ".count))
    }

    /// Whether a stored attribute has no type, or a relationship no destination. Such a model does not compile, so no
    /// store was ever made with it.
    package var lacksTypes: Bool {
        entities.contains { entity in
            entity.attributes.contains { $0.type == .undefined && !$0.isTransient }
                || entity.relationships.contains { $0.destinationName == nil }
        }
    }
}

extension ManagedObjectModel {
    /// The values that a composite consists of, in the order of its members. For a composite within itself, and for
    /// more than 1,000 values, the rest is left out.
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

import ModelcText

/// One version of a Core Data model, as its author wrote it (`NSManagedObjectModel`; model-format §2.3).
///
/// Stored is what the source says; everything that follows from it (inherited properties, the inverse of a
/// relationship) is computed by `ResolvedModel`.
package struct ManagedObjectModel: SourceElement, Hashable {
    /// The kind of document; `com.apple.IDECoreDataModeler.DataModel` wherever it is present.
    package var documentType: String?
    /// The version of the document format; `1.0` wherever it is present.
    package var documentVersion: String?
    /// Build of the editor that saved the file last, dotted integers (`23231`, `14490.99`).
    package var lastSavedToolsVersion: ToolsVersion?
    /// Build of the operating system of the last save.
    package var systemVersion: String?
    /// `Automatic` or an Xcode version (`Xcode 7.0`).
    package var minimumToolsVersion: String?
    /// The language in which Xcode generates classes; absent before Xcode 8.
    package var sourceLanguage: SourceLanguage?
    /// The version identifier that the author gave; the empty string where none was given.
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
    /// Named configurations; the implicit Default one is not among them.
    package var configurations: [ConfigurationDescription] = []
    /// The boxes of the editor's diagram, written until Xcode 14; without meaning.
    package var diagramElements: [DiagramElement] = []

    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}
}

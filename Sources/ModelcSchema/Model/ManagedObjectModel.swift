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

/// A named subset of the model's entities (FormatModelXML §4.5).
package struct ConfigurationDescription: SourceElement, Hashable {
    package var name: String = ""
    /// The entities of the configuration in file order; may be empty.
    package var members: [NamedReference] = []
    /// Whether the configuration is mirrored to CloudKit. No public model has it on a configuration: unverified.
    package var isUsedWithCloudKit = false
    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}
}

/// The box of an entity in the editor's diagram, in the editor's own numbers (FormatModelXML §2.9). Without meaning.
package struct DiagramElement: SourceElement, Hashable {
    /// The entity shown.
    package var name: String = ""
    /// Left edge, as written.
    package var positionX: String?
    /// Top edge, as written.
    package var positionY: String?
    /// Width, as written.
    package var width: String?
    /// Height, as written.
    package var height: String?
    package var position: SourcePosition?
    package var verbatim = VerbatimContent()

    package init() {}
}

/// The language in which Xcode itself would generate classes for the model (`sourceLanguage`, FormatModelXML §2.3).
package enum SourceLanguage: String, CaseIterable, Sendable {
    case swift = "Swift"
    case objectiveC = "Objective-C"
}

/// A build number of the model editor: dotted integers such as `23231` or `14490.99`.
package struct ToolsVersion: Hashable, Sendable, CustomStringConvertible {
    /// The text as written; it may be anything.
    package let text: String

    package init(_ text: String) { self.text = text }

    package var description: String { text }

    /// The numbers of the text up to the first part that is not a number; empty for a text that is not a version.
    package var components: [Int] {
        var numbers: [Int] = []
        for part in text.split(separator: ".", omittingEmptySubsequences: false) {
            guard let number = Int(part) else { break }
            numbers.append(number)
        }
        return numbers
    }

    /// The first number, which alone orders the releases of the editor; nil for a text that is not a version.
    package var major: Int? { components.first }
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

/// A value that a store keeps for a composite attribute: a member of its composite, or of a composite in it.
package struct CompositeColumn: Hashable, Sendable {
    /// The names of the members on the path, separated by dots: `size.width`.
    package var path: String
    /// The same path with the renaming identifier of the member.
    package var olderPath: String
    package var type: AttributeType
    var isOptional: Bool

    /// `size.width Double`, `unit String required`.
    package var text: String { "\(path) \(type.rawValue)\(isOptional ? "" : " required")" }
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

import ModelcSchema

extension ManagedObjectModel {
    /// `<model>` (FormatModelXML §2.3).
    static let xmlFormat = XMLElementFormat<ManagedObjectModel>(
        "model",
        fields: [
            .text("type", \.documentType),
            .text("documentVersion", \.documentVersion),
            .toolsVersion("lastSavedToolsVersion", \.lastSavedToolsVersion),
            .text("systemVersion", \.systemVersion),
            .text("minimumToolsVersion", \.minimumToolsVersion),
            .choice("sourceLanguage", \.sourceLanguage, problem: FieldProblem.unknownValue),
            .flag("usedWithCloudKit", \.isUsedWithCloudKit),
            .flag("usedWithSwiftData", \.isUsedWithSwiftData),
            .text("userDefinedModelVersionIdentifier", \.versionIdentifier),
            .text("name", \.legacyName),
            .text("macOSVersion", \.legacyMacOSVersion),
            .text("iOSVersion", \.legacyIOSVersion),
        ],
        children: [
            .list(\.entities, EntityDescription.xmlFormat, sortedBy: "name"),
            .list(\.composites, CompositeDescription.xmlFormat, sortedBy: "name"),
            .list(\.fetchRequests, FetchRequestDescription.xmlFormat, sortedBy: "name"),
            .list(\.configurations, ConfigurationDescription.xmlFormat, sortedBy: "name"),
            .container("elements", \.diagramElements, DiagramElement.xmlFormat),
        ],
        writingOrder: \.xmlWritingOrder,
        check: check)

    /// The order of attributes in old files: before Xcode 8 the version identifier came first, and earlier the name
    /// (FormatModelXML §6.3). Nil for a file in the current order.
    private var xmlWritingOrder: [Int]? {
        guard isInOldAttributeOrder else { return nil }
        return ManagedObjectModel.oldOrder
    }

    private var isInOldAttributeOrder: Bool {
        if legacyName != nil || legacyMacOSVersion != nil || legacyIOSVersion != nil { return true }
        if sourceLanguage != nil { return false }
        return (lastSavedToolsVersion?.major).map { $0 < 11198 && $0 != 1 } ?? false
    }

    private static let oldOrder: [Int] = {
        let first = ["name", "userDefinedModelVersionIdentifier"]
        let names = first + xmlFormat.fieldNames.filter { !first.contains($0) }
        return names.compactMap(xmlFormat.fieldIndex)
    }()

    private static func check(_ model: ManagedObjectModel, _ report: ElementReport) {
        if model.documentType == nil {
            report.warning(
                .ignoredContent, "<model> has no type",
                help: "write type=\"com.apple.IDECoreDataModeler.DataModel\"")
        }
    }
}

extension FieldProblem {
    /// The problem reported for a text that is not one of the allowed values. It is a warning, and the text is ignored.
    static func unknownValue(_ text: String, _ near: String?) -> FieldProblem {
        FieldProblem(
            id: .ignoredContent, severity: .warning, message: "is unknown and is ignored",
            help: near.map { "did you mean '\($0)'?" } ?? "correct it, or remove the attribute")
    }
}

extension XMLField {
    /// The field for a build number of Xcode's editor.
    fileprivate static func toolsVersion(
        _ name: String, _ path: WritableKeyPath<Element, ToolsVersion?> & Sendable
    ) -> XMLField {
        XMLField(
            name: name,
            read: { text, element in
                element[keyPath: path] = ToolsVersion(text)
                return .canonical
            },
            write: { $0.pointee[keyPath: path]?.text })
    }
}

extension CompositeDescription {
    /// `<composite>` (FormatModelXML §4.1).
    static let xmlFormat = XMLElementFormat<CompositeDescription>(
        "composite",
        fields: [.name("name", \.name)],
        children: [.list(\.attributes, AttributeDescription.xmlFormat)],
        pathComponent: \.name)
}

extension ConfigurationDescription {
    /// `<configuration>` (FormatModelXML §4.5).
    static let xmlFormat = XMLElementFormat<ConfigurationDescription>(
        "configuration",
        fields: [.name("name", \.name), .flag("usedWithCloudKit", \.isUsedWithCloudKit)],
        children: [.list(\.members, XMLElementFormat("memberEntity", fields: [.name("name", \.name)]))],
        pathComponent: \.name)
}

extension DiagramElement {
    /// `<element>` of the diagram (FormatModelXML §2.9).
    static let xmlFormat = XMLElementFormat<DiagramElement>(
        "element",
        fields: [
            .text("name", \.name),
            .text("positionX", \.positionX),
            .text("positionY", \.positionY),
            .text("width", \.width),
            .text("height", \.height),
        ])
}

extension UserInfoEntry {
    /// `<entry>` of a `<userInfo>` (FormatModelXML §4.6). Keys and values may be empty.
    static let xmlFormat = XMLElementFormat<UserInfoEntry>(
        "entry", fields: [.text("key", \.key), .text("value", \.value)])
}

extension UserInfo {
    /// Reports keys that occur more than once. Core Data uses the last entry; the author probably did not intend to
    /// write both.
    func reportDuplicateKeys(_ report: ElementReport) {
        guard entries.count > 1 else { return }
        var seen: Set<String> = []
        for entry in entries where !seen.insert(entry.key).inserted {
            report.warning(
                .ignoredContent, "the user info key '\(entry.key)' occurs twice; the last value is used",
                help: "remove one of the entries")
        }
    }
}

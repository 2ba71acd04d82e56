import ModelcSchema

extension CompositeDescription {
    /// `<composite>` (model-format §4.1).
    static let xmlFormat = XMLElementFormat<CompositeDescription>(
        "composite",
        fields: [.name("name", \.name)],
        children: [.list(\.attributes, AttributeDescription.xmlFormat)],
        pathComponent: \.name)
}

extension ConfigurationDescription {
    /// `<configuration>` (model-format §4.5).
    static let xmlFormat = XMLElementFormat<ConfigurationDescription>(
        "configuration",
        fields: [.name("name", \.name), .flag("usedWithCloudKit", \.isUsedWithCloudKit)],
        children: [.list(\.members, XMLElementFormat("memberEntity", fields: [.name("name", \.name)]))],
        pathComponent: \.name)
}

extension DiagramElement {
    /// `<element>` of the diagram (model-format §2.9).
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

import ModelcDiagnostics
import ModelcSchema

extension FetchIndexDescription {
    /// `<fetchIndex>` (model-format §2.9).
    static let xmlFormat = XMLElementFormat<FetchIndexDescription>(
        "fetchIndex",
        fields: [.name("name", \.name), .text("partialIndexPredicate", \.partialIndexPredicate)],
        children: [.list(\.elements, FetchIndexElementDescription.xmlFormat)],
        pathComponent: \.name)
}

extension FetchIndexElementDescription {
    /// `<fetchIndexElement>` (model-format §2.9).
    static let xmlFormat = XMLElementFormat<FetchIndexElementDescription>(
        "fetchIndexElement",
        fields: [
            .text("property", \.propertyName),
            .text("expression", \.expression),
            .text("expressionType", \.expressionType),
            .choice("type", \.collation, problem: FieldProblem.unknownValue),
            .choice("order", \.order, problem: FieldProblem.unknownValue),
        ])
}

extension CompoundIndex {
    /// `<compoundIndex>` (model-format §2.9).
    static let xmlFormat = XMLElementFormat<CompoundIndex>(
        "compoundIndex", fields: [],
        children: [.list(\.members, XMLElementFormat("index", fields: [.name("value", \.name)]))])
}

extension UniquenessConstraint {
    /// `<uniquenessConstraint>` (model-format §2.9).
    static let xmlFormat = XMLElementFormat<UniquenessConstraint>(
        "uniquenessConstraint", fields: [],
        children: [.list(\.members, XMLElementFormat("constraint", fields: [.name("value", \.name)]))])
}

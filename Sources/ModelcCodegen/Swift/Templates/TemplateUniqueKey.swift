import ModelcTemplating

/// The attributes of a uniqueness constraint, as a template object.
final class TemplateUniqueKey: KeyedObject {
    static let fields = TemplateFields<TemplateUniqueKey>(
        "UniqueKey", "The attributes of a uniqueness constraint.",
        [
            TemplateField(
                "parameters", .list(.object(TemplateParameter.self)), "The attributes in the order of the constraint."
            ) { .list($0.parameters.map { .object(TemplateParameter($0)) }) }
        ])

    private let parameters: [GeneratedParameter]

    init(_ parameters: [GeneratedParameter]) { self.parameters = parameters }
}

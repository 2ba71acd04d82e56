import ModelcSchema

/// How one kind of element of the schema stands in `contents`: the single table from which it is read and written, in
/// Xcode's canonical order (model-format §2 and §6.3, §6.4).
final class XMLElementFormat<Element: SourceElement>: Sendable {
    /// The element's name in the XML.
    let name: String
    /// Its attributes in the order in which they are written.
    let fields: [XMLField<Element>]
    /// Its children in the order in which they are written.
    let children: [XMLChild<Element>]
    /// The element's part of the model path (`Book`); nil for elements that users do not think of by name.
    let pathComponent: @Sendable (Element) -> String?
    /// What is to be said about the element once it is read with all its children.
    let check: @Sendable (Element, ElementReport) -> Void
    /// Positions in `fields` in the order to write them, for elements whose order changed over time.
    let writingOrder: @Sendable (Element) -> [Int]?

    /// The orders of attributes and children apart from what they mean.
    let shape: XMLElementShape

    private let fieldIndexByName: [String: Int]
    private let childIndexByName: [String: Int]

    init(
        _ name: String,
        fields: [XMLField<Element>],
        children: [XMLChild<Element>] = [],
        pathComponent: @escaping @Sendable (Element) -> String? = { _ in nil },
        writingOrder: @escaping @Sendable (Element) -> [Int]? = { _ in nil },
        check: @escaping @Sendable (Element, ElementReport) -> Void = { _, _ in }
    ) {
        self.name = name
        self.fields = fields
        self.children = children
        self.pathComponent = pathComponent
        self.writingOrder = writingOrder
        self.check = check
        shape = XMLElementShape(
            children: children.map(\.shape),
            attributeOrder: { present in
                var element = Element()
                for field in fields {
                    guard let attribute = present.first(where: { $0.name == field.name }) else { continue }
                    _ = field.read(attribute.value, &element)
                }
                return writingOrder(element).map { $0.map { fields[$0].name } } ?? fields.map(\.name)
            })
        fieldIndexByName = Dictionary(
            fields.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        childIndexByName = Dictionary(
            children.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    func fieldIndex(named name: String) -> Int? { fieldIndexByName[name] }

    func child(named name: String) -> XMLChild<Element>? { childIndexByName[name].map { children[$0] } }

    /// The names of the attributes that the format knows here.
    var fieldNames: [String] { fields.map(\.name) }

    /// The names of the elements that the format knows here.
    var childNames: [String] { children.map(\.name) }
}

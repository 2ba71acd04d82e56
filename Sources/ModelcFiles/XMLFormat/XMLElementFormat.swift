import ModelcSchema
import ModelcXML

/// The form of one kind of schema element in `contents`. The same table is used to read and to write the element, in
/// Xcode's canonical order (FormatModelXML §2 and §6.3, §6.4).
///
/// The generic constraints on `Element` are on the readers and writers, not on the table. Otherwise the runtime would
/// look up the conformances of each kind of element, among thousands of types, whenever the tables are made.
final class XMLElementFormat<Element>: Sendable {
    /// The name of the XML element.
    let name: String
    /// The attributes of the element, in the order in which they are written.
    let fields: [XMLField<Element>]
    /// The kinds of children, in the order in which they are written.
    let children: [XMLChild<Element>]
    /// The element's part of the model path (`Book`); nil for elements that users do not know by name.
    let pathComponent: @Sendable (Element) -> String?
    /// Called after an element is read with all its children. Reports problems of the element.
    let check: @Sendable (Element, ElementReport) -> Void
    /// The order in which attributes are written, as indices of `fields`, for elements with an order that changed over
    /// time. Nil for all other elements.
    let writingOrder: (@Sendable (Element) -> [Int]?)?

    /// The order of attributes and children, without their types and values.
    let shape: XMLElementShape

    /// Called by a builder for a start tag and at the end of an element. These closures are compiled for one kind of
    /// element. Methods of a generic class that are called through a protocol would look up its types at each use.
    let start: @Sendable (TypedElementBuilder<Element>, borrowing XMLStartTag, ReadingContext) -> Void
    let finish: @Sendable (TypedElementBuilder<Element>, ReadingContext) -> Void
    /// The builder for a child that is about to begin; nil if the format has no such child in this element.
    let open: @Sendable (TypedElementBuilder<Element>, _ name: String) -> (any ElementBuilder)?

    /// The names of the attributes that the format defines for this element.
    let fieldNames: [String]
    private let fieldIndexByName: [String: Int]

    fileprivate init(
        _ name: String, _ fields: [XMLField<Element>], _ children: [XMLChild<Element>], _ shape: XMLElementShape,
        pathComponent: @escaping @Sendable (Element) -> String?,
        writingOrder: (@Sendable (Element) -> [Int]?)?,
        check: @escaping @Sendable (Element, ElementReport) -> Void,
        start: @escaping @Sendable (TypedElementBuilder<Element>, borrowing XMLStartTag, ReadingContext) -> Void,
        finish: @escaping @Sendable (TypedElementBuilder<Element>, ReadingContext) -> Void,
        open: @escaping @Sendable (TypedElementBuilder<Element>, String) -> (any ElementBuilder)?
    ) {
        self.name = name
        self.start = start
        self.finish = finish
        self.open = open
        self.fields = fields
        self.children = children
        self.shape = shape
        self.pathComponent = pathComponent
        self.writingOrder = writingOrder
        self.check = check
        fieldNames = fields.map(\.name)
        fieldIndexByName = Dictionary(
            fields.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    func fieldIndex(named name: String) -> Int? { fieldIndexByName[name] }

    /// Returns the index of the field with a name; nil if there is none.
    ///
    /// - Parameter first: the index at which the search starts. Most files have the attributes in the order of the
    ///   fields.
    func fieldIndex(named name: String, from first: Int) -> Int? {
        for index in first..<fieldNames.count where fieldNames[index] == name { return index }
        return fieldIndexByName[name]
    }

    func child(named name: String) -> XMLChild<Element>? { children.first { $0.name == name } }

    /// The names of the children that the format defines for this element.
    var childNames: [String] { children.map(\.name) }
}

extension XMLElementFormat where Element: SourceElement {
    convenience init(
        _ name: String,
        fields: [XMLField<Element>],
        children: [XMLChild<Element>] = [],
        pathComponent: @escaping @Sendable (Element) -> String? = { _ in nil },
        writingOrder: (@Sendable (Element) -> [Int]?)? = nil,
        check: @escaping @Sendable (Element, ElementReport) -> Void = { _, _ in }
    ) {
        let names = fields.map(\.name)
        let shape = XMLElementShape(
            children: children.map(\.shape),
            attributeOrder: { present in
                // The element's values are read only if the order depends on them.
                guard let writingOrder else { return names }
                var element = Element()
                for field in fields {
                    guard let attribute = present.first(where: { $0.name == field.name }) else { continue }
                    _ = field.read(attribute.value, &element)
                }
                return writingOrder(element).map { $0.map { names[$0] } } ?? names
            })
        self.init(
            name, fields, children, shape, pathComponent: pathComponent, writingOrder: writingOrder, check: check,
            start: { builder, tag, context in builder.read(tag, context) },
            finish: { builder, context in builder.conclude(context) },
            open: { builder, name in builder.open(name) })
    }
}

/// One kind of child element: how one child is read, and how all children of this kind are written.
final class XMLChild<Parent>: Sendable {
    let name: String
    /// Makes the builder that reads a child and passes the result to the parent's builder.
    let open: @Sendable (_ parent: TypedElementBuilder<Parent>) -> any ElementBuilder
    /// Writes all children of this kind.
    let write: @Sendable (_ parent: Parent, _ output: inout XMLOutput) -> Void

    /// The edits that turn the old children of this kind into the new ones.
    let edits: @Sendable (_ old: Parent, _ new: Parent) -> [ModelEdit]
    /// Returns the XML of all children of this kind, to be inserted with a new parent. If the children have a group
    /// element, it is included.
    let elements: @Sendable (_ parent: Parent) -> [VerbatimElement]

    /// Changes the positions of all children of this kind after they moved in the file.
    let move: @Sendable (_ parent: inout Parent, _ shift: PositionShift) -> Void

    /// The position of this kind of children among all children.
    let shape: XMLChildShape

    fileprivate init(
        name: String, shape: XMLChildShape,
        open: @escaping @Sendable (TypedElementBuilder<Parent>) -> any ElementBuilder,
        write: @escaping @Sendable (Parent, inout XMLOutput) -> Void,
        edits: @escaping @Sendable (Parent, Parent) -> [ModelEdit],
        elements: @escaping @Sendable (Parent) -> [VerbatimElement],
        move: @escaping @Sendable (inout Parent, PositionShift) -> Void
    ) {
        self.name = name
        self.shape = shape
        self.open = open
        self.write = write
        self.edits = edits
        self.elements = elements
        self.move = move
    }
}

extension XMLChild where Parent: SourceElement {
    /// Any number of direct children.
    ///
    /// - Parameter key: the attribute by which Xcode sorts them; nil if they stay in the order of creation.
    static func list<Child: SourceElement>(
        _ path: WritableKeyPath<Parent, [Child]> & Sendable, _ format: XMLElementFormat<Child>,
        sortedBy key: String? = nil
    ) -> XMLChild {
        let property = StoredProperty(path)
        return XMLChild(
            name: format.name,
            shape: XMLChildShape(name: format.name, sortKey: key, element: format.shape),
            open: { parent in
                TypedElementBuilder(format) { property.append($0, to: &parent.element) }
            },
            write: { parent, output in
                output.write(property.value(of: parent), format)
            },
            edits: { old, new in
                ChildEdits(format, isSorted: key != nil, group: nil, parent: old.position)
                    .edits(from: property.value(of: old), to: property.value(of: new))
            },
            elements: { property.value(of: $0).map(format.element) },
            move: { parent, shift in
                property.change(&parent) { children in
                    for index in children.indices { format.move(&children[index], by: shift) }
                }
            })
    }

    /// Any number of children inside a group element (`<userInfo><entry/></userInfo>`).
    ///
    /// - Parameter key: the attribute by which Xcode sorts them; nil if they stay in the order of creation.
    static func container<Child: SourceElement>(
        _ name: String, _ path: WritableKeyPath<Parent, [Child]> & Sendable, _ format: XMLElementFormat<Child>,
        sortedBy key: String? = nil
    ) -> XMLChild {
        let property = StoredProperty(path)
        return XMLChild(
            name: name,
            shape: XMLChildShape(
                name: name,
                element: XMLElementShape(
                    children: [XMLChildShape(name: format.name, sortKey: key, element: format.shape)],
                    isContainer: true)),
            open: { parent in
                ContainerBuilder(name: name, childName: format.name, parent: parent) {
                    TypedElementBuilder(format) { property.append($0, to: &parent.element) }
                }
            },
            write: { parent, output in
                let children = property.value(of: parent)
                guard !children.isEmpty || parent.verbatim.emptyContainers.contains(name) else { return }
                output.writeContainer(name) { output in
                    for child in children { output.write(child, format) }
                }
            },
            edits: { old, new in
                ChildEdits(format, isSorted: key != nil, group: name, parent: old.position)
                    .edits(from: property.value(of: old), to: property.value(of: new))
            },
            elements: { parent in
                let children = property.value(of: parent)
                return children.isEmpty ? [] : [VerbatimElement(name: name, children: children.map(format.element))]
            },
            move: { parent, shift in
                property.change(&parent) { children in
                    for index in children.indices { format.move(&children[index], by: shift) }
                }
            })
    }

    /// At most one child. If there are several, the last one is used, and all others are reported.
    static func single<Child: SourceElement>(
        _ path: WritableKeyPath<Parent, Child?> & Sendable, _ format: XMLElementFormat<Child>
    ) -> XMLChild {
        let property = StoredProperty(path)
        return XMLChild(
            name: format.name,
            shape: XMLChildShape(name: format.name, element: format.shape),
            open: { parent in
                let isRepeated = property.value(of: parent.element) != nil
                return TypedElementBuilder(format, isRepeated: isRepeated) { property.set($0, of: &parent.element) }
            },
            write: { parent, output in
                if let child = property.value(of: parent) { output.write(child, format) }
            },
            edits: { old, new in
                ChildEdits(format, isSorted: false, group: nil, parent: old.position)
                    .edits(
                        from: [property.value(of: old)].compactMap { $0 },
                        to: [property.value(of: new)].compactMap { $0 })
            },
            elements: { [property.value(of: $0)].compactMap { $0 }.map(format.element) },
            move: { parent, shift in
                property.change(&parent) { child in
                    guard var moved = child else { return }
                    format.move(&moved, by: shift)
                    child = moved
                }
            })
    }
}

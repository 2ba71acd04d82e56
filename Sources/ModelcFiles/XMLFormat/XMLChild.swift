import ModelcSchema

/// One kind of child element: how it is opened when reading, and how all such children are written.
final class XMLChild<Parent: SourceElement>: Sendable {
    let name: String
    /// Makes the builder that reads one such child and hands the result to the parent's builder.
    let open: @Sendable (_ parent: TypedElementBuilder<Parent>) -> any ElementBuilder
    /// Writes all such children of an element.
    let write: @Sendable (_ parent: Parent, _ output: inout XMLOutput) -> Void

    /// How such children stand among their siblings.
    let shape: XMLChildShape

    private init(
        name: String, shape: XMLChildShape,
        open: @escaping @Sendable (TypedElementBuilder<Parent>) -> any ElementBuilder,
        write: @escaping @Sendable (Parent, inout XMLOutput) -> Void
    ) {
        self.name = name
        self.shape = shape
        self.open = open
        self.write = write
    }

    /// Any number of children that stand directly in the parent.
    ///
    /// - Parameter key: the attribute by which Xcode sorts them; nil where it keeps the order in which they were made.
    static func list<Child: SourceElement>(
        _ path: WritableKeyPath<Parent, [Child]> & Sendable, _ format: XMLElementFormat<Child>,
        sortedBy key: String? = nil
    ) -> XMLChild {
        XMLChild(
            name: format.name,
            shape: XMLChildShape(name: format.name, sortKey: key, element: format.shape),
            open: { parent in
                TypedElementBuilder(format) { parent.element[keyPath: path].append($0) }
            },
            write: { parent, output in
                for child in parent[keyPath: path] { output.write(child, format) }
            })
    }

    /// Any number of children inside an element of their own (`<userInfo><entry/></userInfo>`).
    ///
    /// - Parameter key: the attribute by which Xcode sorts them; nil where it keeps the order in which they were made.
    static func container<Child: SourceElement>(
        _ name: String, _ path: WritableKeyPath<Parent, [Child]> & Sendable, _ format: XMLElementFormat<Child>,
        sortedBy key: String? = nil
    ) -> XMLChild {
        XMLChild(
            name: name,
            shape: XMLChildShape(
                name: name,
                element: XMLElementShape(
                    children: [XMLChildShape(name: format.name, sortKey: key, element: format.shape)],
                    isContainer: true)),
            open: { parent in
                ContainerBuilder(name: name, childName: format.name, parent: parent) {
                    TypedElementBuilder(format) { parent.element[keyPath: path].append($0) }
                }
            },
            write: { parent, output in
                let children = parent[keyPath: path]
                guard !children.isEmpty || parent.verbatim.emptyContainers.contains(name) else { return }
                output.writeContainer(name) { output in
                    for child in children { output.write(child, format) }
                }
            })
    }

    /// At most one child; of several the last one counts, and the others are reported.
    static func single<Child: SourceElement>(
        _ path: WritableKeyPath<Parent, Child?> & Sendable, _ format: XMLElementFormat<Child>
    ) -> XMLChild {
        XMLChild(
            name: format.name,
            shape: XMLChildShape(name: format.name, element: format.shape),
            open: { parent in
                let isRepeated = parent.element[keyPath: path] != nil
                return TypedElementBuilder(format, isRepeated: isRepeated) { parent.element[keyPath: path] = $0 }
            },
            write: { parent, output in
                if let child = parent[keyPath: path] { output.write(child, format) }
            })
    }
}

import ModelcSourceCode

/// Writes the Swift file of a class's properties (code-generation §7.3).
struct XcodeSwiftPropertiesFile {
    let style: XcodeStyle

    func lines(_ planned: XcodeClass) -> [String] {
        let name = SwiftIdentifier.escaped(planned.name)
        var lines = XcodeSwiftWords.imports(style) + [String](repeating: "", count: style.propertiesGap)
        lines += XcodeSwiftWords.collectionAlias(planned.name + "CoreDataProperties", style)
        lines += ["extension \(name) {", ""]
        lines += request(name, entity: planned.entityName)
        lines += planned.properties.map(property)
        lines += ["", "}"]
        if style.hasSwiftAccessors {
            let accessors = XcodeSwiftAccessors(className: name, access: style.access)
            lines += planned.collections.flatMap(accessors.lines)
        }
        return lines + identifiable(name, planned)
    }

    private func request(_ name: String, entity: String) -> [String] {
        guard let end = style.requestEnd else { return [] }
        return [
            "    @nonobjc \(style.access)class func fetchRequest() -> NSFetchRequest<\(name)> {",
            "        return NSFetchRequest<\(name)>(entityName: \(SwiftText.literal(entity)))\(end)",
            "    }",
            "",
        ]
    }

    private func property(_ property: XcodeProperty) -> String {
        let name = SwiftIdentifier.escaped(property.name)
        let mark = property.isOptional ? "?" : ""
        return "    @NSManaged \(style.access)var \(name): \(property.type.swift)\(mark)"
    }

    private func identifiable(_ name: String, _ planned: XcodeClass) -> [String] {
        let lines = ["", "extension \(name) : Identifiable {", "", "}"]
        switch style.identifiable {
        case .none: return []
        case .all: return lines
        case .root: return planned.selected.superclassName == nil ? lines : []
        }
    }
}

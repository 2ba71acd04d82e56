import ModelcSourceCode

/// Writes the Swift file of a class, which holds nothing but its declaration.
struct XcodeSwiftClassFile {
    let style: XcodeStyle

    func lines(_ planned: XcodeClass) -> [String] {
        let superclass = SwiftIdentifier.escaped(planned.superclass)
        var lines = XcodeSwiftWords.imports(style) + [""]
        lines += XcodeSwiftWords.collectionAlias(planned.name + "CoreDataClass", style)
        // Where the name in Objective-C is not written there is an empty line in its place.
        lines.append(style.hasObjectiveCNames && planned.selected.hasPlainName ? "@objc(\(planned.name))" : "")
        lines += ["\(style.access)class \(SwiftIdentifier.escaped(planned.name)): \(superclass) {", ""]
        if style.hasPlaceholder {
            lines += ["// Insert code here to add functionality to your managed object subclass", ""]
        }
        return lines + ["}"]
    }
}

/// Writes the Swift file of a class's properties.
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

/// Writes the extension with the accessors of a to-many relationship.
struct XcodeSwiftAccessors {
    /// The class, in backticks where it is a keyword.
    let className: String
    let access: String

    func lines(_ collection: XcodeCollection) -> [String] {
        let name = collection.capitalizedName
        let ordered = Array(zip(XcodeSelectors.ordered(name), orderedSignatures(collection)))
        let plain = Array(zip(XcodeSelectors.plain(name), plainSignatures(collection)))
        return ["", "// MARK: Generated accessors for \(collection.name)", "extension \(className) {", ""]
            + ((collection.isOrdered ? ordered : []) + plain).flatMap(method) + ["}"]
    }

    private func method(_ selector: String, _ signature: String) -> [String] {
        ["    @objc(\(selector))", "    @NSManaged \(access)func \(signature)", ""]
    }

    private func orderedSignatures(_ collection: XcodeCollection) -> [String] {
        let name = collection.capitalizedName
        let element = SwiftIdentifier.escaped(collection.element)
        return [
            "insertInto\(name)(_ value: \(element), at idx: Int)",
            "removeFrom\(name)(at idx: Int)",
            "insertInto\(name)(_ values: [\(element)], at indexes: NSIndexSet)",
            "removeFrom\(name)(at indexes: NSIndexSet)",
            "replace\(name)(at idx: Int, with value: \(element))",
            "replace\(name)(at indexes: NSIndexSet, with values: [\(element)])",
        ]
    }

    private func plainSignatures(_ collection: XcodeCollection) -> [String] {
        let name = collection.capitalizedName
        let element = SwiftIdentifier.escaped(collection.element)
        return [
            "addTo\(name)(_ value: \(element))",
            "removeFrom\(name)(_ value: \(element))",
            "addTo\(name)(_ values: \(collection.collectionClass))",
            "removeFrom\(name)(_ values: \(collection.collectionClass))",
        ]
    }
}

/// Lines that both Swift files of a class have.
enum XcodeSwiftWords {
    static func imports(_ style: XcodeStyle) -> [String] {
        let access = style.hasPublicImports ? "public " : ""
        return ["\(access)import Foundation", "\(access)import CoreData"]
    }

    /// An alias that nobody uses, presumably so that the file has a public declaration that needs its public import.
    ///
    /// - Parameter stem: the class and the kind of file.
    static func collectionAlias(_ stem: String, _ style: XcodeStyle) -> [String] {
        style.hasPublicImports ? ["public typealias \(stem)Set = NSSet", ""] : []
    }
}

import ModelcSourceCode

/// Writes the extension with the accessors of a to-many relationship (code-generation §7.3).
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

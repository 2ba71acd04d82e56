import ModelcSourceCode

/// Writes the Swift file of a class, which holds nothing but its declaration (code-generation §7.3).
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

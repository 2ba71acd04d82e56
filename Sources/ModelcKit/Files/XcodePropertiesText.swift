import ModelcBase

/// Recognises the text of Xcode's properties files, `Book+CoreDataProperties.swift`, without the sentence in their first lines that
/// many teams remove: it declares nothing but stored properties, their accessors, and the fetch request. Replacing such a file
/// loses nothing that somebody wrote.
enum XcodePropertiesText {
    private static let ending = "+CoreDataProperties.swift"

    /// Whether a file with this path and this content is such a file.
    static func isOfXcode(_ path: String, _ bytes: [UInt8]) -> Bool {
        guard path.hasSuffix(ending), let text = String(exactly: bytes) else { return false }
        var isHead = true
        var declaresProperties = false
        for line in text.split(whereSeparator: \.isNewline) {
            let words = line.drop(while: \.isWhitespace)
            if words.isEmpty || isHead && words.hasPrefix("//") { continue }
            isHead = false
            guard isWritten(words) else { return false }
            declaresProperties = declaresProperties || words.hasPrefix("@NSManaged ")
        }
        return declaresProperties
    }

    /// Whether Xcode writes such a line after the comment at the top.
    private static func isWritten(_ line: Substring) -> Bool {
        if line.hasPrefix("//") { return line.hasPrefix("// MARK: Generated accessors for ") }
        let form =
            /(?:public |internal )?import \w+\s*|(?:public )?typealias \w+CoreDataPropertiesSet = NSSet\s*|(?:nonisolated )?extension [\w.]+\s*(?:: ?Identifiable)?\s*\{\s*\}?\s*|\}\s*|@objc\(\w+:?\)\s*|@NSManaged (?:nonisolated )?(?:public )?(?:var|func) [^{}]*|(?:@nonobjc )?(?:nonisolated )?(?:public )?class func fetchRequest\(\) -> NSFetchRequest<\w+> \{\s*|return NSFetchRequest<\w+>\(entityName: ?"[\w ]+"\);?\s*/
        return line.wholeMatch(of: form) != nil
    }
}

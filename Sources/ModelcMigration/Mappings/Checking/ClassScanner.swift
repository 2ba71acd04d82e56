/// Finds the classes that a source file declares, in Swift or Objective-C, by its words: comments and texts are passed over.
package struct ClassScanner {
    private let bytes: [UInt8]
    private var index = 0

    /// The classes in the order of the file.
    package static func declarations(in source: [UInt8]) -> [PolicyClasses.Declaration] {
        var scanner = ClassScanner(source)
        return scanner.scan()
    }

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    private mutating func scan() -> [PolicyClasses.Declaration] {
        var found: [PolicyClasses.Declaration] = []
        /// The name in the last `@objc(…)` that no declaration has used up.
        var objectiveCName: String?
        while let word = next() {
            switch word {
            case "@objc": objectiveCName = parenthesized() ?? objectiveCName
            case "class":
                if let declaration = swiftClass(objectiveCName) { found.append(declaration) }
                objectiveCName = nil
            case "@interface", "@implementation":
                if let declaration = objectiveCClass(isInterface: word == "@interface") { found.append(declaration) }
            case "func", "var", "let", "init", "struct", "enum", "protocol", "extension", "actor", "{", "}", ";":
                objectiveCName = nil
            default: break
            }
        }
        return found
    }

    /// What follows the word `class`; nil for `class func` and its like, and for a requirement of a protocol.
    private mutating func swiftClass(_ objectiveCName: String?) -> PolicyClasses.Declaration? {
        guard let name = next(), ClassScanner.isName(name), !ClassScanner.membersOfClass.contains(name) else {
            return nil
        }
        var depth = 0
        while let word = next(), word != "{", word != "}", word != ";" {
            switch word {
            case "<": depth += 1
            case ">": depth -= 1
            case ":" where depth == 0:
                return PolicyClasses.Declaration(name: name, objectiveCName: objectiveCName, superclass: typeName())
            default: break
            }
        }
        return PolicyClasses.Declaration(name: name, objectiveCName: objectiveCName, superclass: nil)
    }

    private static let membersOfClass: Set = [
        "func", "var", "let", "subscript", "init", "override", "final", "private", "fileprivate", "public", "open",
        "internal", "package", "static",
    ]

    /// A class of Objective-C; nil for a category, which declares none. An implementation does not say the superclass,
    /// which stands in the interface: it is taken to be one that is not known.
    private mutating func objectiveCClass(isInterface: Bool) -> PolicyClasses.Declaration? {
        guard let name = next(), ClassScanner.isName(name) else { return nil }
        let start = index
        let mark = next()
        if isInterface, mark == ":" {
            return PolicyClasses.Declaration(name: name, objectiveCName: name, superclass: typeName())
        }
        index = start
        return mark == "(" ? nil : PolicyClasses.Declaration(name: name, objectiveCName: name, superclass: "?")
    }

    /// The last part of a type's name: `NSEntityMigrationPolicy` of `CoreData.NSEntityMigrationPolicy`.
    private mutating func typeName() -> String? {
        guard var name = next(), ClassScanner.isName(name) else { return nil }
        while index < bytes.count, bytes[index] == UInt8(ascii: ".") {
            index += 1
            guard let part = next(), ClassScanner.isName(part) else { break }
            name = part
        }
        return name
    }

    private mutating func parenthesized() -> String? {
        guard index < bytes.count, bytes[index] == UInt8(ascii: "(") else { return nil }
        index += 1
        return next().flatMap { ClassScanner.isName($0) ? $0 : nil }
    }

    private static func isName(_ word: String) -> Bool { word.utf8.first.map(isNameByte) ?? false }
}

extension ClassScanner {
    /// The next word or mark; nil at the end. A name comes with an `@` before it.
    private mutating func next() -> String? {
        skip()
        guard index < bytes.count else { return nil }
        let start = index
        if bytes[index] == UInt8(ascii: "@") { index += 1 }
        while index < bytes.count, ClassScanner.isNameByte(bytes[index]) { index += 1 }
        if index == start { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    /// Passes over white space, comments and texts.
    private mutating func skip() {
        while index < bytes.count {
            if bytes[index] <= 0x20 || bytes[index] == UInt8(ascii: "`") {
                index += 1
            } else if isAt("//") {
                while index < bytes.count, bytes[index] != 0x0A { index += 1 }
            } else if isAt("/*") {
                skipComment()
            } else if isAt("\"\"\"") {
                skip(past: "\"\"\"")
            } else if isAt("\"") {
                skipLineText()
            } else {
                return
            }
        }
    }

    /// Comments nest in Swift; those of Objective-C that look nested are rare enough.
    private mutating func skipComment() {
        var depth = 0
        while index < bytes.count {
            if isAt("/*") {
                depth += 1
                index += 2
            } else if isAt("*/") {
                depth -= 1
                index += 2
                if depth == 0 { return }
            } else {
                index += 1
            }
        }
    }

    private mutating func skip(past end: String) {
        index += end.utf8.count
        while index < bytes.count, !isAt(end) { index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1 }
        index = min(index + end.utf8.count, bytes.count)
    }

    private mutating func skipLineText() {
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != 0x0A {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index = min(index + 1, bytes.count)
    }

    private func isAt(_ text: String) -> Bool {
        var place = index
        for byte in text.utf8 {
            guard place < bytes.count, bytes[place] == byte else { return false }
            place += 1
        }
        return true
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}

import ModelcDiagnostics
import ModelcSourceCode

/// The class of a transformable attribute's values as the model states it.
enum ValueClassText: Equatable {
    /// A lone dot, or an empty text.
    case empty
    /// `UIColor`, `.Palette`, `UIKit.UIColor`.
    case named(String, module: String?)
    /// `NSArray<NSString *>`: Swift has no such generics.
    case generic(String)
    /// `[Int64]`: a Swift type, which Core Data does not know.
    case swift(String)
    /// `Any`.
    case any
    /// `Class`.
    case anyClass
    /// `id<NSCoding>`.
    case protocols([String])
    /// A text that is not a known type.
    case invalid

    init(_ text: String) {
        let text = SwiftText.trimmed(text)
        self =
            ValueClassText.words[text] ?? ValueClassText.readNamed(text) ?? ValueClassText.readProtocols(text)
            ?? ValueClassText.readGeneric(text) ?? (SwiftTypeSyntax.isType(text) ? .swift(text) : .invalid)
    }

    private static let words: [String: ValueClassText] = [
        "": .empty, ".": .empty, "Any": .any, "id": .any, "Class": .anyClass, "AnyClass": .anyClass,
    ]

    private static func readNamed(_ text: String) -> ValueClassText? {
        guard let dot = text.lastIndex(of: ".") else {
            return SwiftIdentifier.isValid(text) ? .named(text, module: nil) : nil
        }
        let name = String(text[text.index(after: dot)...])
        let module = String(text[..<dot])
        guard SwiftIdentifier.isValid(name), module.isEmpty || SwiftIdentifier.isValid(module) else { return nil }
        return .named(name, module: module.isEmpty ? nil : module)
    }

    private static func readProtocols(_ text: String) -> ValueClassText? {
        guard text.hasPrefix("id<"), text.hasSuffix(">") else { return nil }
        let names = text.dropFirst(3).dropLast().split(separator: ",", omittingEmptySubsequences: false)
            .map { SwiftText.trimmed(String($0)) }
        return names.allSatisfy(SwiftIdentifier.isValid) ? .protocols(names) : nil
    }

    /// Objective-C's generics apply to classes of Foundation, whose names begin with NS.
    private static func readGeneric(_ text: String) -> ValueClassText? {
        guard text.hasPrefix("NS"), text.hasSuffix(">"), let bracket = text.firstIndex(of: "<") else { return nil }
        let name = SwiftText.trimmed(String(text[..<bracket]))
        return SwiftIdentifier.isValid(name) ? .generic(name) : nil
    }
}

extension DiagnosticCollector {
    /// Reports the problem with a declared class: since the SDKs of Xcode 16 Core Data logs a fault at run time for a
    /// name that is not an Objective-C class, and a text that is not a type could be any other code.
    ///
    /// - Parameter helpForSwift: the advice for a Swift type.
    mutating func report(
        _ text: ValueClassText, _ declared: String, at place: ModelLocation, helpForSwift: String
    ) {
        switch text {
        case .named, .any, .anyClass, .protocols: break
        case .empty:
            report(
                .invalidObjCClass, .warning, "attribute '\(place.path)' has a class without a name", at: place,
                help: "name the class, such as customClassName=\"NSArray\", or remove customClassName")
        case .generic(let name):
            report(
                .invalidObjCClass, .warning, "class '\(declared)' of '\(place.path)' is not an Objective-C class name",
                at: place, help: "write \(name)")
        case .swift:
            report(
                .invalidObjCClass, .warning,
                "class '\(declared)' of '\(place.path)' is a Swift type, no Objective-C class", at: place,
                help: helpForSwift)
        case .invalid:
            report(
                .invalidObjCClass, .error, "class '\(declared)' of '\(place.path)' is not a type", at: place,
                help: "name an Objective-C class, such as NSArray")
        }
    }
}

/// A parser for the Swift types that models contain: names with modules and generic arguments, arrays, dictionaries,
/// optionals. It only checks that a text is a type, so that generated code contains no other text.
struct SwiftTypeSyntax {
    private var rest: Substring.UnicodeScalarView
    /// The nesting limit of types, so that no text can exhaust the stack.
    private static let depthLimit = 32

    /// Whether the whole text is a type.
    static func isType(_ text: String) -> Bool {
        var syntax = SwiftTypeSyntax(rest: Substring(text).unicodeScalars)
        return syntax.readType(depth: 0) && syntax.rest.isEmpty
    }

    /// Whether the spelling of a type in square brackets is that of a dictionary: the outermost brackets contain a
    /// colon.
    static func isDictionary(_ spelling: String) -> Bool {
        var depth = 0
        for character in spelling {
            if character == ":", depth == 1 { return true }
            if "[<".contains(character) { depth += 1 }
            if "]>".contains(character) { depth -= 1 }
        }
        return false
    }

    private mutating func readType(depth: Int) -> Bool {
        guard depth < SwiftTypeSyntax.depthLimit else { return false }
        skipSpaces()
        guard take("[") ? readBrackets(depth: depth) : readName(depth: depth) else { return false }
        while take("?") {}
        skipSpaces()
        return true
    }

    /// `T]` or `K: V]`.
    private mutating func readBrackets(depth: Int) -> Bool {
        guard readType(depth: depth + 1) else { return false }
        if take(":"), !readType(depth: depth + 1) { return false }
        return take("]")
    }

    /// `A.B<C, D>`.
    private mutating func readName(depth: Int) -> Bool {
        repeat {
            guard readIdentifier() else { return false }
        } while take(".")
        guard take("<") else { return true }
        repeat {
            guard readType(depth: depth + 1) else { return false }
        } while take(",")
        return take(">")
    }

    private mutating func readIdentifier() -> Bool {
        let end = rest.firstIndex { " .<>[]:,?".unicodeScalars.contains($0) } ?? rest.endIndex
        let name = String(rest[..<end])
        guard SwiftIdentifier.isValid(name) else { return false }
        guard name == "Any" || SwiftIdentifier.escaped(name) == name else { return false }
        rest = rest[end...]
        return true
    }

    private mutating func skipSpaces() {
        while take(" ") {}
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard rest.first == scalar else { return false }
        rest.removeFirst()
        return true
    }
}

/// Recognizes types that consist only of values of the standard library and of Foundation, such as `[String: [Int]]`:
/// these are known to be Sendable, Hashable and Codable. For any other type only its author knows.
struct ValueTypeSyntax {
    let names: StandardNames

    func isValue(_ text: String) -> Bool {
        let text = SwiftText.trimmed(text)
        if text.hasSuffix("?") { return isValue(String(text.dropLast())) }
        if text.hasPrefix("["), text.hasSuffix("]") { return isCollection(text.dropFirst().dropLast()) }
        if text.hasPrefix("Set<"), text.hasSuffix(">") {
            return names.isUnshadowed("Set") && isValue(String(text.dropFirst(4).dropLast()))
        }
        return ValueTypeSyntax.values.contains(text) && names.isUnshadowed(text)
    }

    /// Checks the content of square brackets: elements, or keys and values separated by a colon.
    private func isCollection(_ text: Substring) -> Bool {
        var depth = 0
        for index in text.indices {
            switch text[index] {
            case "[", "<": depth += 1
            case "]", ">": depth -= 1
            case ":" where depth == 0:
                return isValue(String(text[..<index])) && isValue(String(text[text.index(after: index)...]))
            default: break
            }
            // `[A]?, [B]` is not a type, though it is in brackets.
            if depth < 0 { return false }
        }
        return isValue(String(text))
    }

    private static let values: Set<String> = [
        "Bool", "Data", "Date", "Decimal", "Double", "Float", "Int", "Int16", "Int32", "Int64", "String", "URL", "UUID",
    ]
}

extension SwiftType {
    /// The type with its known conformances, if it consists of standard values.
    func knowing(_ syntax: ValueTypeSyntax) -> SwiftType {
        guard syntax.isValue(name) else { return self }
        var type = self
        (type.isSendable, type.isHashable, type.isCodable) = (true, true, true)
        return type
    }
}

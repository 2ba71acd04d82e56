import ModelcSourceCode

/// What a transformable attribute says about the class of its values (code-generation §2.3).
enum ValueClassText: Equatable {
    /// A lone dot, or nothing.
    case empty
    /// `UIColor`, `.Palette`, `UIKit.UIColor`.
    case named(String, module: String?)
    /// `NSArray<NSString *>`: Swift has no such generics.
    case generic(String)
    /// `[Int64]`: a type of Swift, of which Core Data knows nothing.
    case swift(String)
    /// `Any`.
    case any
    /// `Class`.
    case anyClass
    /// `id<NSCoding>`.
    case protocols([String])
    /// Nothing that is known to be a type.
    case invalid

    init(_ text: String) {
        let text = SwiftText.trimmed(text)
        switch text {
        case "", ".": self = .empty
        case "Any", "id": self = .any
        case "Class", "AnyClass": self = .anyClass
        default:
            self =
                ValueClassText.readNamed(text) ?? ValueClassText.readProtocols(text)
                ?? ValueClassText.readGeneric(text) ?? (SwiftTypeSyntax.isType(text) ? .swift(text) : .invalid)
        }
    }

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

    /// Objective-C's generics stand on classes of Foundation, whose names begin with NS.
    private static func readGeneric(_ text: String) -> ValueClassText? {
        guard text.hasPrefix("NS"), text.hasSuffix(">"), let bracket = text.firstIndex(of: "<") else { return nil }
        let name = SwiftText.trimmed(String(text[..<bracket]))
        return SwiftIdentifier.isValid(name) ? .generic(name) : nil
    }
}

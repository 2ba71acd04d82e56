import ModelcDiagnostics
import ModelcSchema
import ModelcSourceCode

/// The class for the values of a transformable attribute, as it is written in the model.
enum ValueClassText: Equatable {
    /// Only a dot, or an empty text.
    case empty
    /// A class name, with or without a module: `UIColor`, `.Palette`, `UIKit.UIColor`.
    case named(String, module: String?)
    /// A generic Objective-C class, which Swift cannot express: `NSArray<NSString *>`.
    case generic(String)
    /// A Swift type, which Core Data does not support: `[Int64]`.
    case swift(String)
    /// The text `Any`.
    case any
    /// The text `Class`.
    case anyClass
    /// Protocols: `id<NSCoding>`.
    case protocols([String])
    /// A text that is not a valid type.
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

    /// Reads a generic class. Only Foundation classes, whose names begin with `NS`, have Objective-C generics.
    private static func readGeneric(_ text: String) -> ValueClassText? {
        guard text.hasPrefix("NS"), text.hasSuffix(">"), let bracket = text.firstIndex(of: "<") else { return nil }
        let name = SwiftText.trimmed(String(text[..<bracket]))
        return SwiftIdentifier.isValid(name) ? .generic(name) : nil
    }
}

extension DiagnosticCollector {
    /// Reports a problem with the class that an attribute names.
    ///
    /// Since the SDKs of Xcode 16, Core Data logs a fault at run time for a name that is not an Objective-C class. A
    /// text that is not a type is an error, because it could insert other code into the generated file.
    ///
    /// - Parameter helpForSwift: the advice if the text is a Swift type.
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
                .invalidObjCClass, .warning, ValueClassProblem.text(of: place.path, declared: declared), at: place,
                help: "write \(name)")
        case .swift:
            report(
                .invalidObjCClass, .warning, ValueClassProblem.text(of: place.path, declared: declared), at: place,
                help: helpForSwift)
        case .invalid:
            report(
                .invalidObjCClass, .error, "class '\(declared)' of '\(place.path)' is not a type", at: place,
                help: "name an Objective-C class, such as NSArray")
        }
    }
}

extension SwiftType {
    /// Marks the type as Sendable, Hashable and Codable if it consists only of standard library and Foundation values.
    /// Otherwise returns it unchanged.
    func knowing(_ syntax: ValueTypeSyntax) -> SwiftType {
        guard syntax.isValue(name) else { return self }
        var type = self
        (type.isSendable, type.isHashable, type.isCodable) = (true, true, true)
        return type
    }
}

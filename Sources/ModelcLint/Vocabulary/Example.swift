import ModelcDiagnostics
import ModelcSettings

/// A small model that illustrates a rule, used in its documentation and in its test.
///
/// The text is the content of `<model>`, or a whole `<model>` if its attributes matter. In bad examples the marker
/// `▸` precedes each place of a finding: before `<`, or before the attribute's name.
package struct Example: Sendable, ExpressibleByStringLiteral {
    /// The marker of places of findings.
    package static let marker: Character = "▸"

    /// The text with its markers.
    var markedXML: String
    /// The earlier state of the model, for a rule about versions.
    var before: Before?
    /// The rules' context besides the model; in the description of a rule it includes the rule's options.
    package private(set) var context: LintContext
    /// The options of the rule that are not the default.
    private let options: [String: RuleOptionValue]

    init(
        _ markedXML: String, options: [String: RuleOptionValue] = [:], context: LintContext = LintContext()
    ) {
        self.markedXML = markedXML
        self.options = options
        self.context = context
    }

    /// Creates an example of two versions.
    ///
    /// - Parameters:
    ///   - before: the older one, written like the newer one; it cannot contain findings.
    ///   - after: the newer one with its markers.
    init(_ step: Before.Step, before: Example, after: Example) {
        self = after
        self.before = Before(step: step, xml: before.markedXML)
    }

    package init(stringLiteral text: String) { self.init(text) }

    /// Returns the example with the options in its context as those of a rule.
    func of(_ rule: DiagnosticID) -> Example {
        var copy = self
        if !options.isEmpty { copy.context.options[rule] = options }
        return copy
    }

    /// The text without markers; for two versions both, with their names.
    package var xml: String {
        let text = markedXML.filter { $0 != Example.marker }
        guard let before else { return text }
        return "<!-- \(before.step.titles.older) -->\n\(before.xml)\n<!-- \(before.step.titles.newer) -->\n\(text)"
    }
}

extension Example {
    /// The older of the two versions of an example.
    package struct Before: Sendable {
        /// The older version, as in `Example`.
        var step: Step
        var xml: String
    }
}

extension Example.Before {
    /// How the older version became the newer one.
    package enum Step: CaseIterable, Sendable {
        /// The newer one was added, and is current.
        case nextVersion
        /// One version that was released as the current one and edited later.
        case editedCurrent
        /// One version that was released when another one was already current, and edited later.
        case editedFrozen
        /// One version that was locked, and edited later.
        case editedLocked
        /// The newer one was added to the released state, and is not current.
        case addedNotCurrent
        /// The released state had both versions; the older one became current again.
        case currentReset

        /// The titles of the two where they are shown.
        var titles: (older: String, newer: String) {
            switch self {
            case .nextVersion: ("Library.xcdatamodel", "Library 2.xcdatamodel, current")
            case .editedCurrent: ("Library.xcdatamodel as released, current", "Library.xcdatamodel now")
            case .editedFrozen: ("Library.xcdatamodel as released, not current", "Library.xcdatamodel now")
            case .editedLocked: ("Library.xcdatamodel as locked", "Library.xcdatamodel now")
            case .addedNotCurrent: ("Library.xcdatamodel, released and current", "Library 2.xcdatamodel, added")
            case .currentReset: ("Library 2.xcdatamodel, released as current", "Library.xcdatamodel, now current again")
            }
        }
    }
}

extension DeclaredClass {
    /// Returns a Swift class, for examples.
    static func swift(_ name: String, _ superclass: String? = nil, objectiveCName: String? = nil) -> DeclaredClass {
        var declared = DeclaredClass(
            name: name, path: "Sources/\(name).swift", objectiveCName: objectiveCName, superclassName: superclass)
        declared.isSwift = true
        return declared
    }

    /// Returns a SwiftData class, for examples.
    static func swiftData(_ name: String) -> DeclaredClass {
        DeclaredClass(name: name, path: "Sources/\(name).swift", isSwiftDataModel: true)
    }
}

extension Example {
    /// The text without markers as shown in pages: after comments with the context besides the model. Without them,
    /// an example that is wrong with one setting and right with another would have the same text.
    package var shown: String {
        let comments = (settings + context.sourceLines).map { "<!-- \($0) -->" }
        return (comments + [xml]).joined(separator: "\n")
    }

    /// The settings that the example requires, as lines of a configuration.
    private var settings: [String] {
        let rules = context.options.sorted { $0.key < $1.key }.map { rule, options in
            let values = options.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.text)" }
            return "rules: { \(rule): { \(values.joined(separator: ", ")) } }"
        }
        return (context.settingTexts + rules).map { ".modelc.yml: lint: { \($0) }" }
    }
}

extension LintContext {
    /// The settings that are not the default, as entries of the section `lint`.
    fileprivate var settingTexts: [String] {
        let systems = [
            ("ios", deployment.iOS), ("macos", deployment.macOS), ("tvos", deployment.tvOS),
            ("watchos", deployment.watchOS), ("visionos", deployment.visionOS),
        ].compactMap { name, version in version.map { "\(name): \"\($0)\"" } }
        return (systems.isEmpty ? [] : ["deployment: { \(systems.joined(separator: ", ")) }"])
            + [("cloudkit", cloudKit), ("swiftdata", swiftData)].compactMap { name, use in
                use.text.map { "\(name): \($0)" }
            }
    }

    /// The source code of the project, a line for each class.
    fileprivate var sourceLines: [String] {
        let generated = (generatedEntities ?? []).sorted().map {
            "\(ToolCommandName.generate) writes the class of \($0)"
        }
        let ofModels = (otherModels ?? []).map { "\($0.path): Xcode generates \($0.names.joined(separator: ", "))" }
        guard let declaredClasses else { return generated + ofModels }
        return generated + ofModels
            + (declaredClasses.isEmpty ? ["the source code declares no class"] : declaredClasses.map(\.shownText))
    }
}

extension PlatformUse {
    /// The value as it is written in a configuration; nil for the default.
    fileprivate var text: String? {
        switch self {
        case .automatic: nil
        case .always: "true"
        case .never: "false"
        case .configurations(let names): "[\(names.joined(separator: ", "))]"
        }
    }
}

extension DeclaredClass {
    /// `Sources/Ship.swift: class Ship: NSManagedObject, with @NSManaged var name`.
    fileprivate var shownText: String {
        let attribute = (isSwiftDataModel ? "@Model " : "") + (objectiveCName.map { "@objc(\($0)) " } ?? "")
        let kind = isExtension ? "extension" : "class"
        let parts =
            managedProperties.map { "@NSManaged var \($0)" }
            + scalarProperties.sorted { $0.key < $1.key }.map { name, isScalar in
                "var \(name) that \(isScalar ? "cannot" : "can") be nil"
            } + insertionNames.sorted().map { "awakeFromInsert that sets \($0)" }
        return "\(path): \(attribute)\(kind) \(name)" + (superclassName.map { ": \($0)" } ?? "")
            + (parts.isEmpty ? "" : ", with \(parts.joined(separator: ", "))")
    }
}

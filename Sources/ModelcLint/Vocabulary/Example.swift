import ModelcDiagnostics
import ModelcSettings

/// A small model that shows a rule: as its documentation, and as its test.
///
/// The text is what stands inside `<model>`, or a whole `<model>` where its attributes matter. In bad examples the
/// marker `▸` stands before each place that a finding points at: before `<`, or before the attribute's name.
package struct Example: Sendable, ExpressibleByStringLiteral {
    /// The marker of places of findings.
    package static let marker: Character = "▸"

    /// The text with its markers.
    var markedXML: String
    /// For a rule between versions: what the model was like before.
    var before: Before?
    /// What the rules know beside the model; in the description of a rule its options are among it.
    package private(set) var context: LintContext
    /// The options of the rule, where they are not the default.
    private let options: [String: RuleOptionValue]

    init(
        _ markedXML: String, options: [String: RuleOptionValue] = [:], context: LintContext = LintContext()
    ) {
        self.markedXML = markedXML
        self.options = options
        self.context = context
    }

    /// An example of two versions.
    ///
    /// - Parameters:
    ///   - before: the older one, written like the newer one; no finding can stand in it.
    ///   - after: the newer one with its markers.
    init(_ step: Before.Step, _ before: String, _ after: String) {
        self.init(after)
        self.before = Before(step: step, xml: before)
    }

    package init(stringLiteral text: String) { self.init(text) }

    /// The example with the options in its context as those of a rule.
    func of(_ rule: DiagnosticID) -> Example {
        var copy = self
        if !options.isEmpty { copy.context.options[rule] = options }
        return copy
    }

    /// The text without markers; of two versions both, with their names.
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
        /// It is one version, which was released as the current one and edited since.
        case editedCurrent
        /// It is one version, which was released when another one was current already, and edited since.
        case editedFrozen
        /// It is one version, which is locked as it was, and was edited since.
        case editedLocked
        /// The newer one was added to what was released, and is not current.
        case addedNotCurrent
        /// It is what was released as the older one of two; that one was made current again.
        case currentReset

        /// What the two are called where they are shown.
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
    /// A class in Swift, for examples.
    static func swift(_ name: String, _ superclass: String? = nil, objectiveCName: String? = nil) -> DeclaredClass {
        var declared = DeclaredClass(
            name: name, path: "Sources/\(name).swift", objectiveCName: objectiveCName, superclassName: superclass)
        declared.isSwift = true
        return declared
    }

    /// A class of SwiftData, for examples.
    static func swiftData(_ name: String) -> DeclaredClass {
        DeclaredClass(name: name, path: "Sources/\(name).swift", isSwiftDataModel: true)
    }
}

extension Example {
    /// The text without markers as pages show it: behind comments that say what there is beside the model. Without them, what is
    /// wrong with one setting and right with another would be the same text twice.
    package var shown: String {
        let comments = (settings + context.sourceLines).map { "<!-- \($0) -->" }
        return (comments + [xml]).joined(separator: "\n")
    }

    /// The settings that the example needs, as lines of a configuration.
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

    /// What the source code of the project has, a line for each class.
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

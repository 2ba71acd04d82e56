import ModelcDiagnostics
import ModelcSettings

/// A small model that illustrates a rule. The rule's documentation and its test use it.
///
/// The text is the content of `<model>`, or a whole `<model>` element if its attributes matter. In bad examples the
/// marker `▸` precedes each location of a finding: it is before `<`, or before the attribute's name.
package struct Example: Sendable, ExpressibleByStringLiteral {
    /// Marks the location of an expected finding.
    package static let marker: Character = "▸"

    /// The text of the example, including the markers.
    var markedXML: String
    /// The older version of the model, for a rule about versions; nil for other rules.
    var before: Before?
    /// The input of the rule in addition to the model. `of(_:)` adds the option values of the example to it.
    package private(set) var context: LintContext
    /// Option values of the rule that differ from the default, by the option's name.
    private let options: [String: RuleOptionValue]
    /// Whether the text is Swift source, and not XML.
    package private(set) var isSwift = false

    init(
        _ markedXML: String, options: [String: RuleOptionValue] = [:], context: LintContext = LintContext()
    ) {
        self.markedXML = markedXML
        self.options = options
        self.context = context
    }

    /// Creates an example with two versions of a model.
    ///
    /// - Parameters:
    ///   - before: the older version, in the same form as the newer one, but without markers.
    ///   - after: the newer version with its markers.
    init(_ step: Before.Step, before: Example, after: Example) {
        self = after
        self.before = Before(step: step, xml: before.markedXML)
    }

    package init(stringLiteral text: String) { self.init(text) }

    /// Creates an example of Swift source.
    init(swift text: String) {
        self.init(text)
        isSwift = true
    }

    /// Returns a copy of the example for a rule: the option values are added to its context as options of this rule.
    func of(_ rule: DiagnosticID) -> Example {
        var copy = self
        if !options.isEmpty { copy.context.options[rule] = options }
        return copy
    }

    /// The text without markers. For an example with two versions: both versions, each with its title.
    package var xml: String {
        let text = markedXML.filter { $0 != Example.marker }
        guard let before else { return text }
        return "<!-- \(before.step.titles.older) -->\n\(before.xml)\n<!-- \(before.step.titles.newer) -->\n\(text)"
    }
}

extension Example {
    /// The older version of an example with two versions.
    package struct Before: Sendable {
        /// How the older version became the newer one.
        var step: Step
        var xml: String
    }
}

extension Example.Before {
    /// The difference between the older version and the newer one.
    package enum Step: CaseIterable, Sendable {
        /// The newer version was added to the bundle, and is current.
        case nextVersion
        /// The bundle has one version. It was released as the current version, and edited later.
        case editedCurrent
        /// The version was released while another version was already current, and edited later.
        case editedFrozen
        /// The version was locked, and edited later.
        case editedLocked
        /// The newer version was added after the release, but is not current.
        case addedNotCurrent
        /// The release contains both versions. The older one was made current again.
        case currentReset

        /// The titles of the two versions in the documentation.
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
    /// Returns a Swift class for use in an example.
    static func swift(_ name: String, _ superclass: String? = nil, objectiveCName: String? = nil) -> DeclaredClass {
        var declared = DeclaredClass(
            name: name, path: "Sources/\(name).swift", objectiveCName: objectiveCName, superclassName: superclass)
        declared.isSwift = true
        return declared
    }

    /// Returns a SwiftData class for use in an example.
    static func swiftData(_ name: String) -> DeclaredClass {
        DeclaredClass(name: name, path: "Sources/\(name).swift", isSwiftDataModel: true)
    }
}

extension Example {
    /// The text of the example in the documentation: the model without markers, after comments that show the settings
    /// and the source code. Without these comments, an example that is wrong with one setting and correct with another
    /// would be shown twice with the same text.
    package var shown: String {
        if isSwift { return xml }
        let comments = (settings + context.sourceLines).map { "<!-- \($0) -->" }
        return (comments + [xml]).joined(separator: "\n")
    }

    /// The settings that the example requires, as lines of `.modelc.yml`.
    private var settings: [String] {
        let rules = context.options.sorted { $0.key < $1.key }.map { rule, options in
            let values = options.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.text)" }
            return "rules: { \(rule): { \(values.joined(separator: ", ")) } }"
        }
        return (context.settingTexts + rules).map { ".modelc.yml: lint: { \($0) }" }
    }
}

extension LintContext {
    /// The settings that differ from the default, as entries of the section `lint` of `.modelc.yml`.
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

    /// The classes in the source code of the project, a line for each.
    fileprivate var sourceLines: [String] {
        let generated = (generatedEntities ?? []).sorted().map {
            "\(ToolCommandName.generate) writes the class of \($0)"
        }
        let ofModels = (otherModels ?? []).map { "\($0.path): Xcode generates \($0.names.joined(separator: ", "))" }
        let ofSwiftData = (swiftSource?.versions.last?.model.entities ?? []).flatMap { entity in
            entity.attributes.map {
                "@Model class \(entity.name): var \($0.name)\($0.isOptional ? ", optional" : ", required")"
            }
        }
        guard let declaredClasses else { return generated + ofModels + ofSwiftData }
        return generated + ofModels
            + (declaredClasses.isEmpty ? ["the source code declares no class"] : declaredClasses.map(\.shownText))
    }
}

extension PlatformUse {
    /// The value as written in `.modelc.yml`; nil for the default.
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
    /// The class as text, such as `Sources/Ship.swift: class Ship: NSManagedObject, with @NSManaged var name`.
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

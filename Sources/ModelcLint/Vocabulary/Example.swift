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

        /// What the two are called where they are shown.
        var titles: (older: String, newer: String) {
            switch self {
            case .nextVersion: ("Library.xcdatamodel", "Library 2.xcdatamodel, current")
            case .editedCurrent: ("Library.xcdatamodel as released, current", "Library.xcdatamodel now")
            case .editedFrozen: ("Library.xcdatamodel as released, not current", "Library.xcdatamodel now")
            case .editedLocked: ("Library.xcdatamodel as locked", "Library.xcdatamodel now")
            case .addedNotCurrent: ("Library.xcdatamodel, released and current", "Library 2.xcdatamodel, added")
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

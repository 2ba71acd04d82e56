import ModelcBase
import ModelcKit
import ModelcSchema

// The texts of a diagram. They are the same in every format.
extension ModelDiagram {
    /// The name of the model and of its version.
    var title: String {
        let safe = TerminalText.escaped(version)
        return version.hasPrefix(model) ? safe : "\(TerminalText.escaped(model)) (\(safe))"
    }
}

extension ModelDiagram.Box {
    /// The name of the entity; a renamed entity also has its former name.
    var title: String { TerminalText.name(name) + (formerName.map { " (was \(TerminalText.name($0)))" } ?? "") }
}

extension ModelDiagram.Row {
    /// The type of an attribute or the destination of a relationship, and the differences from the older version.
    var detail: String { content.detail + (formerText.map { " (\($0))" } ?? "") }

    /// The delete rule of a relationship; nil for other rows.
    var ruleText: String? { content.ruleText }

    var isRelationship: Bool {
        if case .relationship = content { true } else { false }
    }

    /// The differences from the older version, such as `was caption String`; nil if there are none.
    var formerText: String? {
        guard let former else { return nil }
        let name = former.name == self.name ? nil : TerminalText.name(former.name)
        let detail = former.content.detail == content.detail ? nil : former.content.detail
        let rule = former.content.ruleText == content.ruleText ? nil : former.content.ruleText
        return (["was"] + [name, detail, rule].compactMap { $0 }).joined(separator: " ")
    }
}

extension ModelDiagram.Content {
    fileprivate var detail: String {
        switch self {
        case .attribute(let type, let isOptional, let traits):
            ([TerminalText.name(type) + (isOptional ? "?" : "")] + traits).joined(separator: ", ")
        case .relationship(let destination, let isMissing, let end):
            [
                destination.map(TerminalText.name) ?? "no destination",
                isMissing && destination != nil ? "(missing)" : nil,
                end.cardinality.text, end.isOrdered ? "ordered" : nil,
            ].compactMap { $0 }.joined(separator: " ")
        case .fetchedProperty(let entity): "fetched " + (entity.map(TerminalText.name) ?? "nothing")
        }
    }

    fileprivate var ruleText: String? {
        if case .relationship(_, _, let end) = self { end.rule.diagramText } else { nil }
    }
}

extension ModelDiagram.Cardinality {
    /// The cardinality: `1`, `0..1`, `*`, `2..5`.
    var text: String {
        switch (least, most) {
        case (0, nil): "*"
        case (_, nil): "\(least)..*"
        case (_, least): "\(least)"
        case (_, let most?): "\(least)..\(most)"
        }
    }
}

extension DeleteRule {
    var diagramText: String {
        switch self {
        case .noAction: "no action"
        case .nullify: "nullify"
        case .cascade: "cascade"
        case .deny: "deny"
        }
    }
}

extension DiagramMark {
    /// The meaning of the mark, for the legend.
    var text: String {
        switch self {
        case .added: "added"
        case .removed: "removed"
        case .altered: "changed"
        case .deleted: "deleted"
        case .updated: "loses a reference"
        case .denied: "stops the deletion"
        case .broken: "left invalid"
        }
    }

    /// The prefix of marked elements in formats without colours.
    var sign: String {
        switch self {
        case .added: "+"
        case .removed: "-"
        case .altered: "~"
        case .deleted: "x"
        case .updated: "~"
        case .denied: "!"
        case .broken: "!"
        }
    }

    /// The colours of the fill and of lines and text, as `#rrggbb`. Used by formats without style sheets.
    var colors: (fill: String, line: String) {
        switch self {
        case .added: ("#e6f6ea", "#1a7f37")
        case .removed, .deleted: ("#fdecee", "#b3142e")
        case .altered: ("#fdf4dc", "#8a6100")
        case .updated: ("#e7f1fd", "#0969da")
        case .denied: ("#f2eafd", "#7a3fcb")
        case .broken: ("#fdeee3", "#c24e00")
        }
    }

    var darkColors: (fill: String, line: String) {
        switch self {
        case .added: ("#16301e", "#4cc46a")
        case .removed, .deleted: ("#3a1a1d", "#ff7b72")
        case .altered: ("#33290f", "#dcc04a")
        case .updated: ("#14283f", "#6cb2ff")
        case .denied: ("#2b1f42", "#c39bff")
        case .broken: ("#3a2312", "#ff9c5b")
        }
    }
}

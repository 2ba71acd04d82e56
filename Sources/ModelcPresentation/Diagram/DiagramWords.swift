import ModelcBase
import ModelcKit
import ModelcSchema

// The words of a diagram, which are the same in every format.
extension ModelDiagram {
    /// The name of the model with its version.
    var title: String {
        let safe = TerminalText.escaped(version)
        return version.hasPrefix(model) ? safe : "\(TerminalText.escaped(model)) (\(safe))"
    }
}

extension ModelDiagram.Row {
    /// The type of an attribute, the destination of a relationship.
    var detail: String {
        switch content {
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

    /// The delete rule of a relationship.
    var ruleText: String? {
        if case .relationship(_, _, let end) = content { end.rule.diagramText } else { nil }
    }

    var isRelationship: Bool {
        if case .relationship = content { true } else { false }
    }
}

extension ModelDiagram.Cardinality {
    /// `1`, `0..1`, `*`, `2..5`.
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
    /// What the mark means, in a legend.
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

    /// Stands before what has the mark where there are no colours.
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

    /// Fill, line and text, for formats without style sheets: `#rrggbb`.
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

import ModelcJSON
import ModelcSchema

// The parts that `json` and `jsonl` share. Keys come in the documented order: first those that every tool of this kind
// has, then our own.

extension ReportedFinding {
    var jsonMembers: [JSONMember] {
        [
            JSONMember(key: "rule", value: .string(rule.rawValue)),
            JSONMember(key: "severity", value: .string(severity.rawValue)),
            JSONMember(key: "category", value: .string(category)),
            JSONMember(key: "message", value: .string(message)),
            JSONMember(key: "file", value: .string(location.path)),
            JSONMember(key: "line", value: .optional(location.region?.start.line)),
            JSONMember(key: "column", value: .optional(location.region?.start.column)),
            JSONMember(key: "modelPath", value: .string(selector)),
            JSONMember(key: "fix", value: fix?.json ?? .null),
            JSONMember(key: "help", value: .optional(help)),
            JSONMember(key: "bundle", value: .string(bundle)),
            JSONMember(key: "version", value: .optional(version)),
            JSONMember(key: "selector", value: .string(selector)),
            JSONMember(key: "location", value: location.json),
            JSONMember(key: "related", value: .array(related.map(\.json))),
            JSONMember(key: "facts", value: .array(facts.map(JSONValue.string))),
            JSONMember(key: "fingerprint", value: .string(fingerprint)),
            JSONMember(key: "suppressed", value: suppression?.json ?? .null),
            JSONMember(key: "baseline", value: .string(baseline.rawValue)),
        ]
    }
}

extension ReportedPlace {
    fileprivate var json: JSONValue {
        [
            "path": .string(path),
            "startLine": .optional(region?.start.line),
            "startColumn": .optional(region?.start.column),
            "endLine": .optional(region?.end.line),
            "endColumn": .optional(region?.end.column),
            "byteOffset": .optional(region?.byteOffset),
            "byteLength": .optional(region?.byteLength),
        ]
    }
}

extension ReportedRelation {
    fileprivate var json: JSONValue {
        ["message": .string(message), "selector": .string(selector), "location": location.json]
    }
}

extension ReportedFix {
    fileprivate var json: JSONValue {
        ["tier": .string(tier.rawValue), "title": .string(title), "edits": .array(edits.map(\.json))]
    }
}

extension ReportedEdit {
    fileprivate var json: JSONValue {
        [
            "path": .string(path),
            "byteOffset": .integer(byteOffset),
            "byteLength": .integer(byteLength),
            "text": .string(text),
        ]
    }
}

extension Suppression {
    fileprivate var json: JSONValue { ["kind": .string(kind.rawValue), "reason": .optional(reason)] }
}

extension ReportProblem {
    var jsonMembers: [JSONMember] {
        [JSONMember(key: "path", value: .string(path)), JSONMember(key: "message", value: .string(message))]
    }
}

extension ReportTotals {
    var jsonMembers: [JSONMember] {
        let fixable = FixTier.allCases.map { JSONMember(key: $0.rawValue, value: .integer(self.fixable($0))) }
        return [
            JSONMember(key: "errors", value: .integer(errors)),
            JSONMember(key: "warnings", value: .integer(warnings)),
            JSONMember(key: "infos", value: .integer(infos)),
            JSONMember(key: "models", value: .integer(models)),
            JSONMember(key: "suppressed", value: .integer(suppressed)),
            JSONMember(key: "baselined", value: .integer(baselined)),
            JSONMember(key: "fixable", value: .object(fixable)),
        ]
    }
}

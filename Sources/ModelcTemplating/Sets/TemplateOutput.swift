import ModelcText

/// One kind of file that a set of templates makes.
package struct TemplateOutput: Hashable, Sendable {
    /// How often the template is rendered.
    package enum Scope: String, CaseIterable, Sendable {
        /// Once for each entity.
        case entity
        /// Once for the model.
        case model
    }

    /// Who owns the file once it is there.
    package enum Policy: String, CaseIterable, Sendable {
        /// It is rewritten whenever its text differs.
        case machine
        /// It is written once and never again.
        case human
        /// It is written where nothing is, and what is there and differs is an error.
        case never
    }

    /// What stands in the place of a name in the mask of a file name.
    package enum Placeholder: String, CaseIterable, Sendable {
        case `class`
        case entity
        case model
    }

    /// The name of the template's file in the set.
    package var template: String
    /// The name of the file to make, with placeholders: `_{{class}}.swift`.
    package var fileName: String
    package var scope: Scope
    package var policy: Policy
    /// Whether the output is no part of the set but was added to it: its files are not joined with the set's own.
    package var isExtra: Bool

    package init(template: String, fileName: String, scope: Scope, policy: Policy, isExtra: Bool = false) {
        self.template = template
        self.fileName = fileName
        self.scope = scope
        self.policy = policy
        self.isExtra = isExtra
    }

    /// The name of the file with the placeholders filled in.
    package func fileName(_ values: (Placeholder) -> String) -> String {
        Placeholder.allCases.reduce(fileName) { name, placeholder in
            name.replacing("{{\(placeholder.rawValue)}}", with: values(placeholder))
        }
    }
}

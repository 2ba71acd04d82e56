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

    /// The name of the file with the placeholders filled in.
    package func fileName(_ values: (Placeholder) -> String) -> String {
        Placeholder.allCases.reduce(fileName) { name, placeholder in
            name.replacing("{{\(placeholder.rawValue)}}", with: values(placeholder))
        }
    }
}

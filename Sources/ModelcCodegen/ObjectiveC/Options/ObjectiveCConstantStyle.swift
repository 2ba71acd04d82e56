/// How the names of properties become constants (code-generation §4, 16).
package enum ObjectiveCConstantStyle: String, CaseIterable, Sendable {
    /// A class `BookAttributes` with a class method for each name, as mogenerator makes since 1.30.
    case `class`
    /// A string constant `BookAttributes_title` for each name.
    case extern
    /// Not at all.
    case none
}

import ModelcSourceCode
import ModelcTemplating

/// A planned value whose fields templates can access.
protocol PlannedSubject: Hashable, Sendable {
    static var fields: TemplateFields<Self> { get }
}

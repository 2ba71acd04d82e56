import ModelcSourceCode
import ModelcTemplating

/// A planned value that templates can access.
protocol PlannedSubject: Hashable, Sendable {
    static var fields: TemplateFields<Self> { get }
}

import ModelcBase
import ModelcDiagnostics
import ModelcEditing

/// Sample models, defined by the actions that create them.
package enum SampleModel: String, CaseIterable, Sendable {
    case library = "Library"
    case tasks = "Tasks"

    /// Returns the actions of a sample by its name, ignoring letter case.
    static func actions(_ name: String) throws(RunFailure) -> [EditAction] {
        guard let sample = allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else {
            throw RunFailure([
                Diagnostic(
                    .newModelRefused, .error, "there is no sample '\(TerminalText.escaped(name))'",
                    help: "the samples are \(allCases.map(\.rawValue).joined(separator: ", "))")
            ])
        }
        return try EditScript(name: sample.rawValue).actions(sample.script).compactMap(\.action.complete)
    }

    /// The script that creates the model.
    var script: String {
        switch self {
        case .library:
            """
            add entity Author
            add attribute Author.name String --required --default ''
            add entity Book
            add attribute Book.identifier UUID --required
            add attribute Book.title String --required --default ''
            add attribute Book.publishedOn Date
            add attribute Book.pageCount Int32 --no-default --min 1
            add relationship Book.author Author --inverse books --to-many-inverse
            add index Book title
            add constraint Book identifier
            add fetch-request booksByTitle Book --predicate 'title BEGINSWITH[c] $PREFIX'
            """
        case .tasks:
            """
            add entity Category
            add attribute Category.name String --required --default ''
            add entity Todo
            add attribute Todo.createdAt Date --required
            add attribute Todo.dueOn Date
            add attribute Todo.isDone Boolean --required --default NO
            add attribute Todo.title String --required --default ''
            add relationship Todo.category Category --inverse tasks --to-many-inverse
            add index Todo isDone
            """
        }
    }
}

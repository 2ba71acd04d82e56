import ModelcDiagnostics

/// The request to list or change the versions of a model.
package struct VersionsRequest {
    package enum Task: Hashable, Sendable {
        case list
        /// Adds a copy of a version. If `name` is nil, the new version gets the next name of the series. If `from` is
        /// nil, the current version is copied.
        case add(name: String?, from: String?, becomesCurrent: Bool)
        case use(String)
        case rename(String, to: String)
        case remove(String)
        /// Removes all versions before the given one.
        case prune(keepingFrom: String)

        /// The name of the existing version that the request refers to; nil if it refers to none.
        var wanted: String? {
            switch self {
            case .list: nil
            case .add(_, let name, _): name
            case .use(let name), .rename(let name, _), .remove(let name), .prune(let name): name
            }
        }
    }

    /// The path of the model; nil to use the project's only model.
    var path: String?
    package var task = Task.list
    /// Whether to rename or remove a version even if it is locked, has shipped, or is needed by a mapping model.
    package var isForced = false
    /// Whether the run is a dry run: it writes nothing.
    package var isRehearsal = false

    package init(path: String? = nil) { self.path = path }
}

extension DiagnosticID {
    static let projectNotEdited = DiagnosticID("project-not-edited")
    static let projectDisagrees = DiagnosticID("project-disagrees")
}

import ModelcCodegen

/// Where generated files go.
struct OutputFolders {
    /// Files that are rewritten.
    var machine: String
    /// Files that belong to the user.
    var human: String

    func folder(of file: GeneratedFile) -> String {
        switch file.policy {
        case .machine: machine
        case .human: human
        }
    }

    func path(of file: GeneratedFile) -> String { folder(of: file) + "/" + file.path }
}

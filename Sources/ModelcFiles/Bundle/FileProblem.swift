/// Why a file or folder cannot be read.
struct FileProblem: Error {
    var path: String
    /// The reason, to follow "cannot be read:".
    var reason: String
}

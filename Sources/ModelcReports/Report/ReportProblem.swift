/// Something that kept the tool from doing its work, and that is no finding about a model.
package struct ReportProblem: Hashable, Sendable {
    /// The file or folder that it is about.
    package var path: String
    package var message: String

    package init(path: String, message: String) {
        self.path = path
        self.message = message
    }
}

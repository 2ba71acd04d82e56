/// A file that records a run, so that it need not be repeated if nothing has changed.
package struct StampRequest {
    var path: String
    /// The command line. Together with the files, it determines the result of the run.
    var arguments: [String]
    /// The path of the program; nil if it is unknown.
    var tool: String?
    /// Whether an existing stamp may replace the run. A caller that needs the result for each file sets this to false.
    var mayAnswer: Bool

    package init(path: String, arguments: [String], tool: String?, mayAnswer: Bool) {
        self.path = path
        self.arguments = arguments
        self.tool = tool
        self.mayAnswer = mayAnswer
    }
}

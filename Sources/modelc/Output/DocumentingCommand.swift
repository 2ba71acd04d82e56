/// A command that can be asked for a document of JSON on standard output, and then gives one whatever happens.
protocol DocumentingCommand {
    var printsDocument: Bool { get }
}

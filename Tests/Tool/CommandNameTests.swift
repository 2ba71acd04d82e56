import Testing

@testable import ModelcKit
@testable import modelc

@Suite("Names of commands")
struct CommandNameTests {
    /// argument-parser asks every command for its name whenever the tool starts. Where none is written it prints the
    /// type, for which the runtime searches all conformances of the program: 4 such commands took 40 % of the
    /// instructions of `modelc --version`.
    @Test("every command names itself, since a name from its type is slow")
    func names() {
        var rest = Modelc.configuration.subcommands
        var count = 0
        while let command = rest.popLast() {
            #expect(command.configuration.commandName != nil, "\(command)")
            rest += command.configuration.subcommands
            count += 1
        }
        #expect(count > 10)
    }
}

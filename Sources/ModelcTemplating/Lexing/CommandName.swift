/// The words that begin a command and not a field, in any letter case.
enum CommandName: String, CaseIterable {
    case `if`, `elseif`, `else`, `endif`, foreach, endforeach, set, include, comment, field
    // Commands of the language's other dialects, reserved so that a template never changes its meaning.
    case `break`, call, `continue`, copy, date, debug, delayedparse, endloop, endprocedure, endwhile, identify, index,
        loop, next, omit, option, procedure, setengine, setglobal, setlocal, setmerge, `while`

    init?(word: String) { self.init(rawValue: word.lowercased()) }

    var isSupported: Bool {
        switch self {
        case .if, .elseif, .else, .endif, .foreach, .endforeach, .set, .include, .comment, .field: true
        case .break, .call, .continue, .copy, .date, .debug, .delayedparse, .endloop, .endprocedure, .endwhile,
            .identify, .index, .loop, .next, .omit, .option, .procedure, .setengine, .setglobal, .setlocal, .setmerge,
            .while:
            false
        }
    }
}

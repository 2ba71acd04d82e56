/// The words that begin a command. Letter case is ignored. Any other word begins a field.
enum CommandName: String, CaseIterable {
    case `if`, `elseif`, `else`, `endif`, foreach, endforeach, loop, endloop, procedure, endprocedure, call, set,
        include,
        layout, comment, field
    // Commands of other dialects of the template language. They are reserved, so that a template does not change its
    // meaning if they are added.
    case `break`, `continue`, copy, date, debug, delayedparse, endwhile, identify, index, next, omit, option, setengine,
        setglobal, setlocal, setmerge, `while`

    init?(word: String) { self.init(rawValue: word.lowercased()) }

    var isSupported: Bool {
        switch self {
        case .if, .elseif, .else, .endif, .foreach, .endforeach, .loop, .endloop, .procedure, .endprocedure, .call,
            .set,
            .include, .layout, .comment, .field:
            true
        case .break, .continue, .copy, .date, .debug, .delayedparse, .endwhile, .identify, .index, .next, .omit,
            .option, .setengine, .setglobal, .setlocal, .setmerge, .while:
            false
        }
    }
}

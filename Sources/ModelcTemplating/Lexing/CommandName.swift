/// The words that begin a command. Letter case is ignored. Any other word begins a field.
enum CommandName: String, CaseIterable {
    case `if`, `elseif`, `else`, `endif`, foreach, endforeach, set, include, comment, field
    // Commands of other dialects of the template language. They are reserved, so that a template does not change its
    // meaning if they are added.
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

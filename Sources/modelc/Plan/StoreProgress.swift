/// Tells somebody who watches how far the questions to a store are.
struct StoreProgress {
    /// Whether anything is shown.
    let isShown: Bool

    /// On a terminal only: what a log keeps must not depend on how fast the machine is.
    static var terminal: StoreProgress { StoreProgress(isShown: Console.isErrorTerminal) }

    /// So many questions of a store are answered.
    func show(_ path: String, _ count: Int, of total: Int) {
        guard isShown else { return }
        Console.printError("\r\u{1B}[K" + (count < total ? "asking \(path): \(count) of \(total) questions" : ""))
    }
}

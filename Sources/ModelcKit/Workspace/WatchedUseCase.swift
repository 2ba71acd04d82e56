/// A use case that may take long and reports its progress.
package protocol WatchedUseCase: UseCase {
    associatedtype Progress

    /// - Parameter progress: called before each step; nil if progress is not shown.
    func run(progress: ((Progress) -> Void)?) throws -> Outcome
}

extension WatchedUseCase {
    package func run() throws -> Outcome { try run(progress: nil) }
}

import ModelcDiagnostics

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The reason why a store cannot be read.
package struct StoreError: Error, Hashable {
    package var diagnostic: Diagnostic

    init(_ id: DiagnosticID, _ message: String, at path: String, help: String) {
        diagnostic = Diagnostic(id, .error, message, at: SourceLocation(path: path), help: help)
    }
}

extension StoreError {
    static func missing(_ path: String) -> StoreError {
        StoreError(.noSuchPath, "there is nothing at '\(path)'", at: path, help: "give the path of a store's main file")
    }

    /// - Parameter reason: the kind of file, as a sentence without a final period.
    static func notAStore(_ path: String, _ reason: String, help: String) -> StoreError {
        StoreError(.notAStore, reason, at: path, help: help)
    }

    /// - Parameter reason: a clause, such as `you have no permission to read it`.
    static func unreadable(_ path: String, _ reason: String, help: String) -> StoreError {
        StoreError(.unreadableStore, "the store cannot be read: \(reason)", at: path, help: help)
    }

    /// - Parameter reason: a clause, such as `another program writes to it`.
    static func inUse(_ path: String, _ reason: String) -> StoreError {
        StoreError(
            .storeInUse, "the store is in use: \(reason)", at: path,
            help: "try again when the app is idle or closed; the store was not changed")
    }
}

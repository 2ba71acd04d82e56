import Foundation

/// Prints what holds and what does not.
nonisolated struct Check: Swift.Sendable {
    func callAsFunction(_ name: Swift.String, _ holds: @autoclosure () throws -> Swift.Bool) {
        do { print(try holds() ? "true" : "FALSE", name) } catch { print("FALSE", name, error) }
    }
}

import Foundation
import ModelcTypeChecking
import Testing

/// Compiled stubs.
@Suite(.enabled(if: TypeChecker.unavailableReason == nil))
struct StubModulesTests {
    @Test func severalBuildersAtOnceEndUpWithOneCompleteSet() async throws {
        try await withTemporaryDirectory { parent in
            let toolchain = try Toolchain.current.get()
            let directories = try await withThrowingTaskGroup(of: String.self) { group in
                for _ in 1...2 {
                    group.addTask { try StubModules(toolchain: toolchain, parent: parent).directory }
                }
                return try await group.reduce(into: Set()) { $0.insert($1) }
            }
            #expect(directories.count == 1)
            #expect(try contents(of: parent).count == 1)
        }
    }

    @Test func whatACleanerOfTemporaryFilesLeftOverIsReplaced() async throws {
        try await withTemporaryDirectory { parent in
            let toolchain = try Toolchain.current.get()
            let shared = URL(fileURLWithPath: try StubModules.shared.get().directory)
            let built = "\(parent)/\(shared.lastPathComponent)"
            try FileManager.default.createDirectory(atPath: built, withIntermediateDirectories: true)
            for name in try contents(of: shared.path) where name != "ModuleCache" {
                try FileManager.default.copyItem(atPath: "\(shared.path)/\(name)", toPath: "\(built)/\(name)")
            }
            let complete = try contents(of: built)
            try FileManager.default.removeItem(atPath: "\(built)/Foundation.swiftmodule")
            let rebuilt = try StubModules(toolchain: toolchain, parent: parent).directory
            #expect(rebuilt == built)
            #expect(try contents(of: rebuilt) == complete)
            #expect(try contents(of: parent).count == 1)
        }
    }

    @Test func withoutAToolchainThereIsAReason() {
        #expect(throws: TypeCheckingError.self) { try Toolchain.find(searchPath: "").get() }
    }

    private func contents(of directory: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: directory).sorted()
    }

    private func withTemporaryDirectory(_ body: (String) async throws -> Void) async throws {
        let path = NSTemporaryDirectory() + "modelc-stub-tests-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: path) }
        try await body(path)
    }
}

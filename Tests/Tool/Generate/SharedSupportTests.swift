import Foundation
import ModelcTestSupport
import Testing

/// A support file that several models use contains everything; that of a single model contains the code that the model
/// uses.
@Suite struct SharedSupportTests {
    let folder: TemporaryFolder
    let modelc: ModelcProcess

    init() throws {
        folder = try TemporaryFolder()
        for name in ["BookList", "DataStore"] {
            try FileManager.default.copyItem(
                atPath: Repository.path("Samples/\(name)/\(name).xcdatamodeld"),
                toPath: folder.path("\(name).xcdatamodeld"))
        }
        var modelc = ModelcProcess()
        modelc.folder = folder.url.path
        self.modelc = modelc
    }

    /// Whether the support file has conditions about objects, which the model DataStore does not need.
    private func isFull(_ output: String = "Out") throws -> Bool {
        let path = folder.path(output + "/_ModelcSupport.swift")
        return try String(contentsOfFile: path, encoding: .utf8).contains("SUBQUERY")
    }

    private func generate(_ arguments: String...) throws {
        let outcome = try modelc.run(["generate"] + arguments)
        #expect(outcome.status == 0, "\(outcome.errors)")
    }

    @Test func modelsOfSeparateRunsShareIt() throws {
        try generate("DataStore.xcdatamodeld", "--output", "Out")
        #expect(try !isFull())
        try generate("BookList.xcdatamodeld", "--output", "Out")
        try generate("DataStore.xcdatamodeld", "--output", "Out")
        #expect(try isFull())
        for name in ["DataStore", "BookList"] {
            try generate("\(name).xcdatamodeld", "--output", "Out", "--check")
        }
    }

    /// As in builds that run several commands at once: the last one knows the files of the others.
    @Test func runsAtTheSameTimeShareIt() throws {
        let names = ["DataStore", "BookList"]
        for round in 1...6 {
            let processes = try names.map { name in
                let process = Process()
                process.executableURL = ModelcProcess.executable
                process.arguments = ["generate", "\(name).xcdatamodeld", "--output", "Out\(round)", "--quiet"]
                process.currentDirectoryURL = folder.url
                try process.run()
                return process
            }
            for process in processes { process.waitUntilExit() }
            #expect(processes.allSatisfy { $0.terminationStatus == 0 })
            #expect(try isFull("Out\(round)"))
        }
    }

    @Test func modelsOfAConfigurationShareIt() throws {
        try folder.write(
            "models: [{ path: DataStore.xcdatamodeld }, { path: BookList.xcdatamodeld }]\ngenerate: { output: Out }\n",
            to: ".modelc.yml")
        try generate("DataStore.xcdatamodeld")
        #expect(try isFull(), "the other model will share it")
    }

    @Test func aModelWithoutOneUsesThatOfAnother() throws {
        try folder.write(
            """
            models:
              - { path: DataStore.xcdatamodeld, output: One }
              - { path: BookList.xcdatamodeld, output: Other, support: false }

            """, to: ".modelc.yml")
        try generate()
        #expect(try isFull("One"))
    }

    @Test func modelsInTheirOwnFoldersHaveTheirOwn() throws {
        try folder.write(
            """
            models:
              - { path: DataStore.xcdatamodeld, output: One }
              - { path: BookList.xcdatamodeld, output: Other, typed-keys: false }

            """, to: ".modelc.yml")
        try generate()
        #expect(try !isFull("One"))
        #expect(try !isFull("Other"))
    }

    @Test func itCanBeAskedFor() throws {
        try generate("DataStore.xcdatamodeld", "--output", "Out", "--full-support")
        #expect(try isFull())
    }
}

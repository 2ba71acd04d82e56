import Testing

/// Each rule finds violations in sources or packages written for the test.
@Suite struct RuleSelfTests {
    private func file(_ path: String, _ text: String) -> [SourceFile] {
        [SourceFile(path: "Sources/\(path)", text: text)]
    }

    @Test func aFlagBelowTheToolIsFound() {
        let text = "// pass --force\nlet help = \"pass --force\"\nlet other = \"git fetch --depth=1\"\n"
        #expect(FlagRule.violations(in: file("ModelcKit/Lint/New.swift", text)).map(\.line) == [2])
        #expect(FlagRule.violations(in: file("modelc/Commands/New.swift", text)).isEmpty)
    }

    @Test func aUseCaseOfItsOwnFormIsFound() {
        let body = "    package init(_ path: String, in workspace: Workspace) {}\n    package func run() {}\n}\n"
        let found = UseCaseRule.violations(in: file("ModelcKit/New/New.swift", "package struct New {\n" + body))
        #expect(found.map(\.line) == [1])
        let other = file("ModelcKit/New/New.swift", "package struct New: UseCase {\n" + body)
        #expect(UseCaseRule.violations(in: other).isEmpty && UseCaseRule.count(in: other) == 1)
    }

    @Test func aCommandBelowTheToolIsFound() {
        let text = "// modelc lint\nlet help = \"'modelc lint' shows it, modelc writes it\"\n"
        let tool = file("modelc/Commands/LintCommand.swift", "commandName: \"lint\", help: \"modelc lint\"")
        let found = CommandNameRule.violations(in: file("ModelcKit/Lint/New.swift", text) + tool)
        #expect(found.map(\.found) == ["`modelc lint`"])
        #expect(found.map(\.line) == [2])
    }

    @Test(arguments: [
        ("ModelcLint/A.swift", "import ModelcCodegen"),  // a sibling
        ("ModelcFiles/A.swift", "import ModelcLibXML2"),  // libxml2 is ModelcXML's own
        ("ModelcXML/A.swift", "import ModelcSchema"),  // layer 0 knows nothing of Core Data
        ("ModelcSchema/A.swift", "@preconcurrency import Foundation"),  // values only
        ("Plugins/Lint/A.swift", "import ModelcLint"),  // plugins run the executable
        ("ModelcBase/A.swift", "package import struct ModelcSchema.ModelVersion"),
        ("ModelcUnknown/A.swift", "let a = 1"),  // a module that nobody put into a layer
    ])
    func importsAgainstTheTableAreFound(path: String, text: String) {
        let violations = ImportRule.violations(in: file(path, "// first line\n\(text)\n"))
        #expect(violations.count == 1)
        #expect(violations.first?.path == "Sources/\(path)")
    }

    @Test func allowedImportsAreNoViolation() {
        let text = "import ModelcSchema\n// import ModelcFiles\nlet a = \"import ModelcFiles\"\nlet important = 1\n"
        #expect(ImportRule.violations(in: file("ModelcLint/A.swift", text)).isEmpty)
    }

    @Test func importsThatAreNotDeclaredAreFound() {
        let manifest = Manifest(
            text: "let package = Package(targets: [.target(name: \"ModelcLint\", dependencies: [\"ModelcSchema\"])])")
        let text = "import ModelcSchema\nimport ModelcBase\nimport Foundation\n"
        let violations = ImportRule.undeclared(in: file("ModelcLint/A.swift", text), manifest: manifest)
        #expect(violations.map(\.line) == [2])
        #expect(ImportRule.undeclared(in: file("ModelcNew/A.swift", ""), manifest: manifest).count == 1)
    }

    @Test(arguments: [
        ["A/A.swift": "struct One { let b: Two }", "B/B.swift": "package enum Two { case a(One) }"],
        // The third depends on the first.
        [
            "A/A.swift": "struct One { let b: Two }", "B/B.swift": "struct Two { let c: Three }",
            "B/C/C.swift": "protocol Three { var a: One { get } }",
        ],
        // Members that an extension adds to a foreign type count.
        [
            "A/A.swift": "struct One { let b: Two }\nextension Text {\n    static let own = 1\n}",
            "B/B.swift": "struct Two { let a = Text.own }",
        ],
        // A call without a dot is also a member; a declaration inside a function is not.
        [
            "A/A.swift": "struct One {\n    func a() {\n        let own = 1\n        b(own)\n    }\n}",
            "B/B.swift": "extension One {\n    func b(_ x: Int) {}\n    func c() { a() }\n}",
        ],
        // The files directly in the module count as a folder.
        ["A.swift": "struct One { let b: Two }", "B/B.swift": "struct Two { let a: One }"],
    ])
    func circlesOfFoldersAreFound(files: [String: String]) {
        #expect(RoomRule.circles(in: module(files)).count == files.count)
    }

    @Test func arrowsOneWayAreNoCircle() {
        let files = [
            "Door.swift": "struct Door { let a: One }", "A/A.swift": "struct One { let b: Two }\n// Door",
            "B/B.swift": "private struct One {}\nstruct Two {}",
        ]
        #expect(RoomRule.circles(in: module(files)).isEmpty)
    }

    /// A name with two declarations may refer to either; a private one is invisible to others.
    @Test(arguments: [
        "extension Text {\n    static let own = 1\n}\nstruct Other {\n    let own = 1\n}",
        "extension Text {\n    private static let own = 1\n}", "private extension Text {\n    static let own = 1\n}",
    ])
    func membersThatAreNotKnownByTheirNameMakeNoCircle(text: String) {
        let files = [
            "A/A.swift": "struct One { let b: Two }\n" + text, "B/B.swift": "struct Two { let a = Text.own }",
        ]
        #expect(RoomRule.circles(in: module(files)).isEmpty)
    }

    @Test func defaultsOverClosedSetsAreFound() {
        let set = "enum DeleteRule {\n    case deny\n    case cascade, other\n}\nenum Mark {\n    case other\n}\n"
        let both = { (label: String) in
            ClosedSetRule.violations(
                in: self.file("ModelcSchema/A.swift", set + "switch a {\ncase \(label): 1\ndefault: 2\n}")
            ).map(\.line)
        }
        #expect(both(".deny") == [10] && both(".other, .cascade") == [10] && both("(.deny, 1)") == [10])
        // The name may belong to the other type.
        #expect(both(".other").isEmpty && both("let deny").isEmpty)
    }

    @Test func foldersOfOneFileAreFound() {
        let shelf = ["Door.swift": "", "A/A.swift": ""]
        #expect(RoomRule.smallFolders(in: module(shelf)).map(\.path) == ["Sources/ModelcFiles/A/A.swift"])
        let room = shelf.merging(["A/B.swift": ""]) { $1 }
        #expect(RoomRule.smallFolders(in: module(room)).isEmpty)
        let inner = ["A", "B", "C"].map { "Deep/\($0).swift" }
        let corridor = module(Dictionary(uniqueKeysWithValues: inner.map { ("A/" + $0, "") }))
        #expect(RoomRule.smallFolders(in: corridor).map(\.path) == ["Sources/ModelcFiles/A"])
        let shared = ["Deep", "Wide", "High"].flatMap { folder in ["A", "B", "C"].map { "A/\(folder)/\($0).swift" } }
        #expect(RoomRule.smallFolders(in: module(Dictionary(uniqueKeysWithValues: shared.map { ($0, "") }))).isEmpty)
    }

    @Test(arguments: [
        ("/// What a rule finds.", true), ("/// The problem that a rule finds.", false),
        ("    // The name; nil where there is none.", true), ("    // The name; nil if there is none.", false),
        ("/// Nobody reads it.", true), ("let text = \"nil where\"", false),
        ("let text = \"\"\"\n    // What follows.\n    \"\"\"", false),
    ])
    func patternsInCommentsAreFound(_ text: String, _ isFound: Bool) {
        #expect(CommentRule.violations(in: file("ModelcBase/A.swift", text)).isEmpty != isFound)
    }

    @Test func longFilesAndHiddenTypesAreFound() {
        func file(_ name: String, _ lines: Int) -> SourceFile {
            SourceFile(path: "Sources/\(name).swift", text: String(repeating: "let a = 1\n", count: lines))
        }
        #expect(FileNameRule.longFiles(in: [file("ModelcFiles/Whole", 400)]).isEmpty)
        #expect(FileNameRule.longFiles(in: [file("ModelcFiles/Long", 401)]).count == 1)
        #expect(FileNameRule.longFiles(in: [file("ModelcKit/Words/ExplainedIDTable", 900)]).isEmpty)
        let text = "struct A {\n}\nprivate struct Own {\n}\n"
        let named = ["A.swift": text, "B+XML.swift": "enum B {\n}\n", "C.swift": "struct C {\n}\n"]
        #expect(FileNameRule.hiddenTypes(in: module(named)).isEmpty)
        let drawer = named.merging(["D.swift": "struct E {\n}\nstruct F {\n}\n"]) { $1 }
        #expect(FileNameRule.hiddenTypes(in: module(drawer)).map(\.path).count == 2)
        let empty = module(named.merging(["D.swift": "import A\n\n// Words.\n"]) { $1 })
        #expect(FileNameRule.emptyFiles(in: empty).map(\.path) == ["Sources/ModelcFiles/D.swift"])
        // One of four types.
        let one = named.merging(["D.swift": "struct E {\n}\n"]) { $1 }
        #expect(FileNameRule.hiddenTypes(in: module(one)).isEmpty)
    }

    @Test func oneNameForTwoTypesIsFound() {
        let places = ["ModelcFiles", "ModelcLint", "ModelcLint/Rules"].map { "Sources/\($0)/A.swift" }
        let types = ["package struct A {}", "@main enum A {}", "enum A {}"]
        let files = zip(places, types).map { SourceFile(path: $0, text: $1) }
        #expect(TypeNameRule.violations(in: files).map(\.path) == ["Sources/ModelcFiles/A.swift"])
        #expect(TypeNameRule.violations(in: [files[0], files[2]]).isEmpty)
        let ownOnly = SourceFile(
            path: "Sources/ModelcPlans/A.swift", text: "private struct A {}\nstruct B {\n    struct A {}\n}")
        #expect(TypeNameRule.violations(in: [files[0], ownOnly]).isEmpty)
    }

    private func module(_ files: [String: String]) -> [SourceFile] {
        files.sorted { $0.key < $1.key }.map { SourceFile(path: "Sources/ModelcFiles/\($0.key)", text: $0.value) }
    }

    @Test(arguments: [
        "try data.write(to: url)", "FileManager.default.createDirectory(atPath: a)", "manager.removeItem(at: a)",
        "let a = open(path, O_WRONLY | O_CREAT)", "rename(a, b)", "guard Glibc.unlink(a) == 0 else { return }",
        "mkdir(a, 0o777)",
        "_ = FileManager.default.createFile(atPath: a, contents: nil)", "text = \"\\(unlink(path))\"",
    ])
    func writingIsFound(text: String) {
        #expect(CallRule.writing.violations(in: file("modelc/A.swift", "\n" + text)).first?.line == 2)
        #expect(CallRule.writing.violations(in: file("ModelcKit/Files/DiskWriting.swift", text)).isEmpty)
    }

    @Test(arguments: [
        "print(1)", "Swift.FileHandle.standardError", "    write(1, a, b)", "FileHandle.standardOutput.a()",
        "fputs(a, stderr)",
        "debugPrint(a)", "exit(1)", "x = y ? print(1) : ()",
    ])
    func printingIsFound(text: String) {
        let words = text.replacing("Swift.", with: "")
        #expect(CallRule.printing.violations(in: file("ModelcLint/A.swift", words)).count == 1)
        #expect(CallRule.printing.violations(in: file("modelc/A.swift", words)).isEmpty)
    }

    @Test(arguments: ["let a = try! b()", "let a = b as! C", "default: fatalError(\"never\")", "preconditionFailure()"])
    func trapsAreFound(text: String) {
        #expect(CallRule.trapping.violations(in: file("modelc/A.swift", text)).count == 1)
    }

    @Test(arguments: [
        "// print(1)", "/* /* */ try! */", "let a = \"print(1)\"", "func rename(_ a: String)", "blueprint(1)",
        "self.open(a)",
        "let a = #\"fatalError(\"\\(x)\")\"#", "let a = \"\"\"\n  print(1)\n  \\(name) fatalError(\n  \"\"\"",
        "case unlink(Int)",
        "let alias! = 1", "Console.print(text)",
    ])
    func whatOnlyLooksLikeACallIsNone(text: String) {
        for rule in CallRule.all {
            #expect(rule.violations(in: file("ModelcLint/A.swift", text)).map(\.description) == [])
        }
    }

    @Test func targetsWithoutThePrefixAreFound() {
        let manifest = Manifest(
            text: """
                let package = Package(
                    products: [.plugin(name: "Lint", targets: ["Lint"])],
                    targets: [
                        .executableTarget(name: "modelc"), .target(name: "ModelcBase"),
                        .testTarget(name: "ArchitectureTests"),  // .target(name: "InAComment")
                    ])
                """)
        let violations = TargetNameRule.violations(in: manifest)
        #expect(violations.map(\.line) == [5])
        #expect(violations.first?.found.contains("ArchitectureTests") == true)
    }

    @Test func targetsAreReadWithTheirDependenciesAndFolders() {
        let manifest = Manifest(
            text: """
                let package = Package(dependencies: [.package(url: "https://a/b", from: "1.0.0")], targets: [
                    .target(
                        name: "A",
                        dependencies: [
                            "B",  // "C"
                            .product(name: "D", package: "d"), .target(name: "E", condition: .when(platforms: [.linux])),
                        ], path: "Other/A"),
                    .testTarget(name: "ATests", dependencies: ["A"]),
                ])
                """)
        #expect(manifest.targets.map(\.name) == ["A", "ATests"])
        #expect(manifest.targets.map(\.dependencies) == [["B", "D", "E"], ["A"]])
        #expect(manifest.targets.map(\.folder) == ["Other/A", "Tests/ATests"])
    }

    @Test func repeatedIDsAreFound() {
        let rule =
            "enum A: LintRule {\n    static let description = RuleDescription(\n        \"late-train\", .naming)\n}"
        let other = "extension DiagnosticID { static let lateTrain = DiagnosticID(\"late-train\") }"
        let files = [file("ModelcFiles/A.swift", other), file("ModelcLint/Rules/B.swift", rule)].flatMap { $0 }
        #expect(RepeatedIDRule.violations(in: files).map(\.line) == [3])
        #expect(RepeatedIDRule.violations(in: [files[0]]).isEmpty)
    }

    @Test func sharedIDsWithoutARuleAreFound() {
        let ids = "extension DiagnosticID {\n    package static let lateTrain = DiagnosticID(\"late-train\")\n}"
        let rule = "    static let description = RuleDescription(\n        .shared(.lateTrain), .naming)"
        let shared = file("ModelcSchema/DiagnosticID+Models.swift", ids)
        #expect(RepeatedIDRule.withoutRule(in: shared) == ["lateTrain"])
        #expect(RepeatedIDRule.withoutRule(in: shared + file("ModelcLint/Rules/B.swift", rule)).isEmpty)
    }

    @Test func aMessageNamesTheFileTheLineTheReasonAndTheWayOut() {
        let violation = CallRule.trapping.violations(in: file("modelc/A.swift", "\n\nlet a = try! b()")).first
        #expect(
            violation?.description == "Sources/modelc/A.swift:3: `try!`. Why not: \(CallRule.trapping.reason). "
                + "Way out: \(CallRule.trapping.wayOut)")
    }

    @Test(arguments: [
        "    @Test(\"a cycle ends\") func ends() {}", "    @Test func A_cycle() {}", "@Suite(\"Cycles\") struct A {}",
    ])
    func namesInAnotherStyleAreFound(_ line: String) {
        #expect(TestRules.names(in: [TestFile(path: "Tests/Lint/A.swift", text: line)]).count == 1)
        #expect(TestRules.names(in: [TestFile(path: "Tests/Lint/A.swift", text: "@Test func aCycleEnds() {}")]).isEmpty)
    }

    @Test func foldersThatNoModuleNamesAreFound() {
        let manifest = Manifest(text: "let package = Package(targets: [.target(name: \"ModelcXML\")])")
        let files = ["Generic/XML/A.swift", "Generic/Old/A.swift", "Tool/Plan/A.swift", "Generic/A.swift"].map {
            TestFile(path: "Tests/\($0)", text: "")
        }
        let found = TestRules.strayFolders(in: files, manifest: manifest)
        #expect(found.map(\.path) == ["Tests/Generic/Old/A.swift"])
        #expect(TestRules.smallFolders(in: files).count == 4)
    }

    @Test func foldersThatTheModuleDoesNotHaveAreFound() {
        let paths = [
            "A.swift", "Rules/Names/A.swift", "Engine/A.swift", "Mutations/A.swift", "Rules/Migration/A.swift",
        ]
        let tests = paths.map { TestFile(path: "Tests/Lint/\($0)", text: "") }
        let sources = ["ModelcLint/Rules/Names/Deep/A", "ModelcFiles/Engine/A"].flatMap { file("\($0).swift", "") }
        let found = TestRules.foldersBesideModule(in: tests, sources: sources)
        #expect(found.map(\.path) == ["Tests/Lint/Engine/A.swift", "Tests/Lint/Rules/Migration/A.swift"])
    }
}

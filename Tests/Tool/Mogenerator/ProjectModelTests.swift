import Foundation
import ModelcTestSupport
import Testing

/// `doctor` finds the places where projects lose a model, and `init --package` what a package needs.
@Suite struct ProjectModelTests {
    private var modelc = ModelcProcess()
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        modelc.folder = folder.path("")
    }

    private func writeModel(_ path: String, codegen: String = "") throws {
        try folder.write(
            "<model><entity name=\"A\" representedClassName=\"A\"\(codegen)><attribute name=\"x\" optional=\"YES\" "
                + "attributeType=\"String\"/></entity></model>", to: path + "/M.xcdatamodel/contents")
    }

    private func doctor() throws -> String { try modelc.run("doctor", "--no-config").errors }

    private func writePackage(_ target: String) throws {
        try folder.write(
            "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"P\", targets: [\n"
                + "    .target(name: \"App\"\(target)),\n])\n", to: "Package.swift")
    }

    @Test func aPackageThatDoesNotCompileTheModel() throws {
        try writeModel("Sources/App/M.xcdatamodeld")
        try writePackage("")
        #expect(try doctor().contains("'swift build' does not compile 'M.xcdatamodeld': the target 'App'"))
        try writePackage(", plugins: [.plugin(name: \"CompileModel\", package: \"modelc\")]")
        #expect(try doctor().contains("Xcode compiles 'M.xcdatamodeld' twice"))
        try writePackage(
            ", exclude: [\"M.xcdatamodeld\"], plugins: [.plugin(name: \"CompileModel\", package: \"modelc\")]")
        #expect(try !doctor().contains("package-model"))
    }

    @Test func classesThatOnlyXcodeGenerates() throws {
        try writeModel("Sources/App/M.xcdatamodeld", codegen: " codeGenerationType=\"class\"")
        try writePackage(
            ", exclude: [\"M.xcdatamodeld\"], plugins: [.plugin(name: \"CompileModel\", package: \"modelc\")]")
        #expect(try doctor().contains("'swift build' has no class for 'A'"))
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOfFile: folder.path(path), encoding: .utf8)
    }

    private func initialize() throws -> String {
        let outcome = try modelc.run("init", "--package")
        #expect(outcome.status == 0, "\(outcome.errors)")
        return outcome.output
    }

    /// The manifest gets what is missing, in the form that it has; a second run changes nothing.
    @Test(arguments: [
        (
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "P",
                targets: [
                    // .target(name: "App")
                    .target(
                        name: "App",
                        dependencies: [.target(name: "Base"), "Core"], // (the base
                        path: "Sources/App"
                    ),
                    .target(name: "Base"), .target(name: "Core"),
                ]
            )
            """,
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "P",
                dependencies: [
                    DEPENDENCY,
                ],
                targets: [
                    // .target(name: "App")
                    .target(
                        name: "App",
                        dependencies: [.target(name: "Base"), "Core"], // (the base
                        path: "Sources/App",
                        exclude: ["M.xcdatamodeld"],
                        plugins: [GENERATE, COMPILE]
                    ),
                    .target(name: "Base"), .target(name: "Core"),
                ]
            )
            """
        ),
        (
            "let package = Package(name: \"P\", dependencies: [], targets: [.target(name: \"App\", swiftSettings: [])])",
            "let package = Package(name: \"P\", dependencies: [DEPENDENCY], targets: [.target(name: \"App\", "
                + "exclude: [\"M.xcdatamodeld\"], swiftSettings: [], plugins: [GENERATE, COMPILE])])"
        ),
        (
            """
            let package = Package(
                name: "P",
                dependencies: [
                    .package(url: "https://example.org/a", from: "1.0.0"),
                ],
                targets: [
                    .target(
                        name: "App",
                        exclude: [
                            "Notes.md",
                            "M.xcdatamodeld",
                        ],
                        plugins: [
                            .plugin(name: "Other", package: "a")
                        ]
                    )
                ]
            )
            """,
            """
            let package = Package(
                name: "P",
                dependencies: [
                    .package(url: "https://example.org/a", from: "1.0.0"),
                    DEPENDENCY,
                ],
                targets: [
                    .target(
                        name: "App",
                        exclude: [
                            "Notes.md",
                            "M.xcdatamodeld",
                        ],
                        plugins: [
                            .plugin(name: "Other", package: "a"),
                            GENERATE,
                            COMPILE
                        ]
                    )
                ]
            )
            """
        ),
    ])
    func aPackageGetsWhatItsModelNeeds(before: String, after: String) throws {
        try writeModel("Sources/App/M.xcdatamodeld")
        try folder.write(before + "\n", to: "Package.swift")
        #expect(try initialize().contains("updated Package.swift\n"))
        let manifest = try text("Package.swift")
        let dependency = try #require(
            manifest.firstMatch(of: /\.package\(url: "[^"]*\/modelc", from: "[^"]*"\)/)?.output)
        let shown =
            manifest.replacing(dependency, with: "DEPENDENCY")
            .replacing(".plugin(name: \"GenerateManagedObjects\", package: \"modelc\")", with: "GENERATE")
            .replacing(".plugin(name: \"CompileModel\", package: \"modelc\")", with: "COMPILE")
        #expect(shown == after + "\n")
        #expect(try !doctor().contains("package-model"))
        // The plugin generates the classes, so that no output folder does it too.
        #expect(try !text(".modelc.yml").contains("\n    output:"))
        _ = try initialize()
        #expect(try text("Package.swift") == manifest)
    }

    /// Classes that are already in the target are not generated by a plugin as well.
    @Test func classesOfTheProjectStay() throws {
        try writeModel("Sources/App/M.xcdatamodeld")
        try writePackage("")
        try folder.write("import CoreData\n@objc(A) public class A: NSManagedObject {}\n", to: "Sources/App/A.swift")
        _ = try initialize()
        #expect(try text("Package.swift").contains("plugins: [.plugin(name: \"CompileModel\", package: \"modelc\")]"))
    }

    /// What is not understood for certain is not changed: the lines are printed.
    @Test(arguments: [
        "let package = Package(name: \"P\", targets: [.target(name: \"App\", plugins: plugins)])",
        "let package = Package(name: \"P\", targets: [.target(name: \"App\", exclude: [\"a\"] + more)])",
        "let targets: [Target] = [.target(name: \"App\")]\nlet package = Package(name: \"P\", targets: targets)",
        "let package = Package(name: \"P\", targets: [.target(name: \"App\")] + others)",
        "let package = Package(name: \"P\", dependencies: packages, targets: [.target(name: \"App\")])",
        "let package = Package(name: \"P\", targets: [.target(name: \"App\")",
    ])
    func anotherManifestIsKept(manifest: String) throws {
        try writeModel("Sources/App/M.xcdatamodeld")
        try folder.write(manifest + "\n", to: "Package.swift")
        let output = try initialize()
        #expect(output.contains(".plugin(name: \"CompileModel\", package: \"modelc\"),"), "\(output)")
        #expect(output.contains("exclude: [\"M.xcdatamodeld\"],"))
        #expect(try text("Package.swift") == manifest + "\n")
    }

    @Test func pluginsOfAVariableAreNotKnown() throws {
        try writeModel("Sources/App/M.xcdatamodeld")
        try writePackage(", plugins: plugins")
        #expect(try !doctor().contains("package-model"))
    }

    @Test func aPackageGetsAnAccessor() throws {
        try writeModel("Sources/App/M.xcdatamodeld")
        try writePackage("")
        _ = try initialize()
        let accessor = try String(contentsOfFile: folder.path("Sources/App/M+Model.swift"), encoding: .utf8)
        #expect(accessor.contains("Bundle.module.url(forResource: \"M\", withExtension: \"momd\")"))
    }

    @Test(arguments: [
        ("targets:\n  App:\n    sources:\n      - Sources\n", nil as String?),
        ("targets:\n  App:\n    sources: [Sources]\n", nil),
        ("targets:\n  App:\n    sources:\n      - Other\n", "no target of XcodeGen has"),
        (
            "targets:\n  App:\n    sources:\n      - path: Sources/M.xcdatamodeld\n        buildPhase: none\n",
            "is in no build phase"
        ),
        ("targets:\n  App:\n    sources:\n      - path: Sources\n        type: folder\n", "is in a folder reference"),
        ("targets:\n  App:\n    sources: ./Sources/\n", nil),
        ("targets:\n  App:\n    sources: [\"Sources/**\"]\n", nil),
        ("targets:\n  App:\n    sources:\n      - {path: Sources, buildPhase: none}\n", "is in no build phase"),
        (
            "targets:\n  App:\n    sources:\n      - path: Sources\n        excludes: ['**/*.xcdatamodeld']\n",
            "is excluded by"
        ),
        ("targets:\n  App:\n    sources:\n      - path: Sources\n        excludes: [Other]\n", nil),
        ("targets:\n  App:\n    templates: [T]\ntargetTemplates:\n  T:\n    sources: Sources\n", nil),
        ("include: base.yml\ntargets:\n  App:\n    templates: [T]\n", nil),
        (
            "targets:\n  A:\n    sources: Sources\n  B:\n    sources:\n      - path: Sources\n        buildPhase: none\n",
            nil
        ),
    ])
    func aProjectOfXcodeGen(text: String, problem: String?) throws {
        try writeModel("Sources/M.xcdatamodeld")
        try folder.write(text, to: "project.yml")
        let errors = try doctor()
        #expect(problem.map(errors.contains) ?? !errors.contains("unbuilt-model"), "\(errors)")
    }

    @Test func aProjectOfTuist() throws {
        try writeModel("Sources/M.xcdatamodeld")
        try folder.write("import ProjectDescription\nlet project = Project(name: \"P\")\n", to: "Project.swift")
        #expect(try doctor().contains("no target of Tuist has 'Sources/M.xcdatamodeld' in 'coreDataModels'"))
        try folder.write(
            "import ProjectDescription\nlet models = [.coreDataModel(\"Sources/M.xcdatamodeld\")]\n",
            to: "Project.swift")
        #expect(try !doctor().contains("unbuilt-model"))
        for models in [
            "[.coreDataModel(\n        \"Sources/M.xcdatamodeld\")]", "glob(pattern: \"Sources/**\")",
            "f(buildableFolders: [\"Sources\"])",
        ] {
            try folder.write("import ProjectDescription\nlet models = \(models)\n", to: "Project.swift")
            #expect(try !doctor().contains("unbuilt-model"), "\(models)")
        }
        try folder.write(
            "import ProjectDescription\nlet models = [.coreDataModel(\"Sources/Other.xcdatamodeld\")]\n",
            to: "Project.swift")
        #expect(try doctor().contains("unbuilt-model"))
    }

    /// Xcode takes the current version from the project, not from the bundle.
    @Test(arguments: [
        ("F2", "F1, F2", nil as String?), ("F1", "F1, F2", "has 'M.xcdatamodel' as the current version of"),
        ("F2", "F2", "does not list 'M.xcdatamodel' of 'M.xcdatamodeld'"),
        ("F2", "F1, F2, F3", "lists the missing 'M 3.xcdatamodel' of 'M.xcdatamodeld'"),
    ])
    func aProjectOfXcode(current: String, children: String, problem: String?) throws {
        for version in ["M", "M 2"] {
            try folder.write(
                "<model><entity name=\"A\"/></model>", to: "M.xcdatamodeld/\(version).xcdatamodel/contents")
        }
        try folder.write(
            "<plist version=\"1.0\"><dict><key>_XCCurrentVersionName</key><string>M 2.xcdatamodel</string></dict></plist>",
            to: "M.xcdatamodeld/.xccurrentversion")
        let files = ["M", "M 2", "M 3"].enumerated().map { index, name in
            "F\(index + 1) = {isa = PBXFileReference; path = \"\(name).xcdatamodel\"; sourceTree = \"<group>\"; };\n"
        }
        try folder.write(
            """
            // !$*UTF8*$!
            {
                objects = {
                    \(files.joined())
                    G = {isa = PBXGroup; children = (V, ); sourceTree = "<group>"; };
                    P = {isa = PBXProject; mainGroup = G; };
                    V = {
                        isa = XCVersionGroup;
                        children = (\(children), );
                        currentVersion = \(current);
                        path = M.xcdatamodeld;
                        sourceTree = "<group>";
                    };
                };
                rootObject = P;
            }
            """, to: "A.xcodeproj/project.pbxproj")
        let errors = try doctor()
        #expect(problem.map(errors.contains) ?? !errors.contains("project-versions"), "\(errors)")
    }

    @Test func aPackageOfBazel() throws {
        try writeModel("app/M.xcdatamodeld")
        try folder.write("swift_library(name = \"app\", srcs = glob([\"*.swift\"]))\n", to: "app/BUILD.bazel")
        #expect(try doctor().contains("no rule of the package names 'M.xcdatamodeld'"))
        try folder.write("swift_library(name = \"app\", data = glob([\"*.xcdatamodeld/**\"]))\n", to: "app/BUILD.bazel")
        #expect(try !doctor().contains("unbuilt-model"))
        try folder.write(
            "apple(name = \"app\", data_models = [\"Other.xcdatamodeld\"])  # M.xcdatamodeld\n", to: "app/BUILD.bazel")
        #expect(try doctor().contains("no rule of the package names"))
    }

    /// Bazel has to know the files of a rule that generates classes.
    @Test(arguments: [
        ("\"A+CoreDataClass.swift\", \"A+CoreDataProperties.swift\"", nil as String?),
        ("\"B.swift\"", "has no file of the class 'A'"),
    ])
    func outputsOfBazel(outs: String, problem: String?) throws {
        try writeModel("app/M.xcdatamodeld", codegen: " codeGenerationType=\"class\"")
        try folder.write(
            "swift_coredata(\n    name = \"classes\",\n    data_models = glob([\"M.xcdatamodeld/**\"]),\n    outs = [\(outs)],\n)\n",
            to: "app/BUILD.bazel")
        let errors = try doctor()
        #expect(problem.map(errors.contains) ?? !errors.contains("unbuilt-model"), "\(errors)")
    }

    @Test func aClassNameGetsTheModuleOfATest() throws {
        try folder.write(
            "<model><entity name=\"A\" representedClassName=\".A\"/></model>", to: "M.xcdatamodel/contents")
        let outcome = try modelc.run("compile", "M.xcdatamodel", "-o", "M.mom", "--module", "AppTests")
        #expect(outcome.status == 0 && outcome.errors.contains("[resolved-class-names]"), "\(outcome.errors)")
        let shown = try modelc.run("decompile", "M.mom", "-o", "Back.xcdatamodel")
        #expect(shown.status == 0, "\(shown.errors)")
        let text = try String(contentsOfFile: folder.path("Back.xcdatamodel/contents"), encoding: .utf8)
        #expect(text.contains("representedClassName=\"AppTests.A\""))
    }
}

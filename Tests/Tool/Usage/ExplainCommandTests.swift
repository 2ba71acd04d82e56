import Foundation
import ModelcLint
import ModelcPlans
import ModelcPresentation
import ModelcTestSupport
import Testing

@testable import modelc

/// `modelc explain` knows every id and code that modelc prints.
///
/// With `MODELC_RECORD_GOLDENS=1` the program's copy of the pages is recorded again, and the test fails.
@Suite struct ExplainCommandTests {
    private static let pages = "Sources/modelc/Documentation.docc"

    @Test func eachPrintedIDHasAPage() throws {
        let plan =
            MigrationFindingCode.allCases.map(\.rawValue) + DataCheck.allCases.map(\.rawValue)
            + InferenceCondition.allCases.map(\.rawValue) + MigrationClass.allCases.map(\.rawValue)
        let rules = RuleRegistry.all.map { $0.id.rawValue }
        for id in try ExplainCommandTests.declaredIDs() + plan + rules {
            #expect(Explanation(of: id)?.text(.text).isEmpty == false, "\(id)")
        }
    }

    /// The same layout for all: the meaning, the reason, the solution.
    @Test func eachPageHasTheSameSections() throws {
        for id in Explanation.ids {
            let page = try #require(Explanation(of: id)).text(.text)
            let headings = page.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().filter {
                !$0.isEmpty && !$0.hasPrefix(" ")
            }
            #expect(Array(headings.prefix(3)) == ["What", "Why", "What to do"], "\(page)")
            #expect(!page.contains("<doc:") && !page.contains("What to do\n\n"), "\(page)")
            #expect(
                page.split(separator: "\n").dropFirst().allSatisfy {
                    $0.count <= 82 || $0.hasPrefix("    ") || !$0.contains(" ")
                })
        }
    }

    @Test(arguments: [
        ("zzz", "an id is in brackets after a message"), ("DL299", "did you mean '"),
        ("mising-inverse", "'missing-inverse'"),
        ("baseline", "did you mean 'no-baseline' or "), ("naming", "is a category"),
        ("unreadable-modle", "'unreadable-model'"),
    ])
    func unknownIDsGetAHint(_ name: String, _ hint: String) throws {
        let outcome = try ModelcProcess().run("explain", name)
        #expect(outcome.status == 64 && outcome.errors.contains(hint), "\(outcome.errors)")
    }

    @Test func theProgramsCopyIsThatOfThePages() throws {
        let text = try ExplainCommandTests.copyOfPages()
        try Goldens("Sources/ModelcKit/Words").expect(text, "ExplainedIDTable.swift")
    }

    static func declaredIDs() throws -> [String] {
        let sources = Repository.root.appendingPathComponent("Sources")
        let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }
        let declaration = /DiagnosticID\("([a-z0-9\/-]+)"\)/
        return try files.flatMap { file in
            let text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
            return text.matches(of: declaration).map { String($0.output.1) }
        }
    }

    /// The rows of the tables, as lines `id, kind, meaning` with tabs between them.
    private static func copyOfPages() throws -> String {
        let kinds = [
            "class": "class of a step", "flag": "flag of a step", "condition": "condition of inference",
            "check": "data check",
        ]
        let plan = try rows(of: "PlanDocument.md").compactMap { row in
            row.columns.count == 2 ? kinds[row.header].map { "\(row.columns[0])\t\($0)\t\(row.columns[1])" } : nil
        }
        let diagnostics = try rows(of: "Diagnostics.md").filter { $0.columns.count == 4 }.map {
            $0.columns.joined(separator: "\t")
        }
        let lines = (diagnostics + plan).map { "        " + $0 }
        return """
            // swift-format-ignore-file

            /// The ids of `Diagnostics.md` and `PlanDocument.md` with kind and meaning, copied into the program for `modelc explain`. A test
            /// fails if the copy differs from the pages; with `MODELC_RECORD_GOLDENS=1` it updates this file.
            enum ExplainedIDTable {
                static let text = ##\"""

            """ + lines.joined(separator: "\n") + "\n        \"\"\"##\n}\n"
    }

    /// The rows of tables whose first column is an id, with the first word of the table's header.
    private static func rows(of page: String) throws -> [(header: String, columns: [String])] {
        let text = try String(contentsOfFile: Repository.path("\(pages)/\(page)"), encoding: .utf8)
        var header = ""
        var found: [(String, [String])] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            guard line.hasPrefix("| "), line.hasSuffix(" |") else { continue }
            var columns = line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
            guard columns[0].hasPrefix("`"), columns[0].hasSuffix("`") else {
                header = columns[0]
                continue
            }
            columns[0] = String(columns[0].dropFirst().dropLast())
            found.append((header, columns))
        }
        return found
    }
}

/// `modelc rules` and `modelc explain`.
@Suite struct RulesCommandTests {
    private struct RuleDocument: Decodable {
        var rules: [Rule]
    }

    private struct Rule: Decodable {
        var id: String
        var category: String
        var severity: [String: String]
        var suppressible: Bool
        var bad: [String]
    }

    private func rules(_ arguments: String...) throws -> [Rule] {
        let outcome = try ModelcProcess().run(["rules", "--format", "json"] + arguments)
        return try PrintedDocument.decode(RuleDocument.self, from: outcome.output).rules
    }

    @Test func programsGetAllThereIsToKnow() throws {
        let rules = try rules()
        #expect(rules.count > 60)
        #expect(rules.map(\.id) == rules.map(\.id).sorted())
        let rule = try #require(rules.first { $0.id == "unknown-inverse" })
        #expect(rule.category == "correctness" && rule.severity == ["recommended@1": "error"] && !rule.suppressible)
        #expect(!rule.bad.isEmpty)
    }
}

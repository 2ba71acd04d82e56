import Foundation
import ModelcMigration
import ModelcSchema
import ModelcTestSupport
import Testing

/// What a browser makes of the page: no fault in its console, in every form that people look at.
@Suite(.enabled(if: HeadlessBrowser.path != nil, Comment(rawValue: HeadlessBrowser.absence)), .serialized)
struct PlanPageBrowserTests {
    /// A window of the browser.
    struct Window: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let width: Int
        let isDark: Bool

        static let all = [
            Window(testDescription: "light", width: 1100, isDark: false),
            Window(testDescription: "dark", width: 1100, isDark: true),
            Window(testDescription: "narrow", width: 420, isDark: false),
        ]
    }

    private func page(_ report: MigrationReport) -> String { PlanPage(report, tool: "modelc 1.0").text() }

    @Test(arguments: Window.all)
    func picturesAreMadeWithoutAFault(_ window: Window) throws {
        for report in [try PageFixture.full(), try PageFixture.hostile()] {
            let folder = try TemporaryFolder()
            let picture = folder.path("page.png")
            var arguments = ["--screenshot=\(picture)", "--window-size=\(window.width),1200"]
            if window.isDark { arguments.append("--blink-settings=preferredColorScheme=0") }
            #expect(try HeadlessBrowser.open(page(report), in: folder, arguments) == [])
            #expect(try HeadlessBrowser.size(ofPicture: picture) == [window.width, 1200])
        }
    }

    @Test func thePageCanBePrinted() throws {
        let folder = try TemporaryFolder()
        let paper = folder.path("page.pdf")
        #expect(try HeadlessBrowser.open(page(PageFixture.full()), in: folder, ["--print-to-pdf=\(paper)"]) == [])
        #expect(try Data(contentsOf: URL(fileURLWithPath: paper)).starts(with: Data("%PDF".utf8)))
    }

    /// Light and dark differ, so that the dark picture above is one.
    @Test func darkIsNotLight() throws {
        let pictures = try [false, true].map { isDark in
            let folder = try TemporaryFolder()
            let picture = folder.path("page.png")
            let scheme = isDark ? ["--blink-settings=preferredColorScheme=0"] : []
            _ = try HeadlessBrowser.open(
                page(PageFixture.full()), in: folder, ["--screenshot=\(picture)", "--window-size=600,400"] + scheme)
            return try Data(contentsOf: URL(fileURLWithPath: picture))
        }
        #expect(pictures[0] != pictures[1])
    }

    /// The tests above would see a fault: a script that is refused, and one that runs into an error.
    @Test func faultsAreSeen() throws {
        let script = "<script>undefinedFunction()</script>"
        let refused = page(try PageFixture.full()).replacingOccurrences(of: "<main>", with: "<main>" + script)
        for faulty in [refused, "<!DOCTYPE html><title>x</title>" + script] {
            let folder = try TemporaryFolder()
            let lines = try HeadlessBrowser.open(faulty, in: folder, ["--screenshot=\(folder.path("page.png"))"])
            #expect(!lines.isEmpty)
        }
    }
}

import Foundation
import ModelcPlans
import ModelcPresentation
import ModelcTestSupport
import Testing

/// A browser shows the page without errors in its console, in every form.
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

    @Test(arguments: TestScope.share(of: Window.all, outOf: 3))
    func picturesAreMadeWithoutAProblem(_ window: Window) throws {
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

    /// Light and dark pictures differ, so the dark one above is really dark.
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

    /// The tests above detect errors: a blocked script, and a script that fails.
    @Test func problemsAreSeen() throws {
        let script = "<script>undefinedFunction()</script>"
        let refused = page(try PageFixture.full()).replacingOccurrences(of: "<main>", with: "<main>" + script)
        for faulty in [refused, "<!DOCTYPE html><title>x</title>" + script] {
            let folder = try TemporaryFolder()
            let lines = try HeadlessBrowser.open(faulty, in: folder, ["--screenshot=\(folder.path("page.png"))"])
            #expect(!lines.isEmpty)
        }
    }
}

/// A browser without a window, for tests of pages.
enum HeadlessBrowser {
    /// The path of the browser: `MODELC_BROWSER`, or the default of Debian or macOS; nil if there is none.
    static let path: String? = {
        let named = ProcessInfo.processInfo.environment["MODELC_BROWSER"].map { [$0] }
        let usual = [
            "/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/google-chrome",
            "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        ]
        return (named ?? usual).first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    static let absence = "no browser: install chromium-headless-shell, or set MODELC_BROWSER"

    /// Opens a page.
    ///
    /// - Parameter arguments: the arguments of the browser.
    /// - Returns: the messages of the page in the browser's console, one per line.
    static func open(_ page: String, in folder: TemporaryFolder, _ arguments: [String]) throws -> [String] {
        guard let path else { throw CocoaError(.fileNoSuchFile) }
        let file = try folder.write(page, to: "page.html")
        let log = folder.path("log.txt")
        try Data().write(to: URL(fileURLWithPath: log))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments =
            [
                "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--enable-logging=stderr",
                "--user-data-dir=\(folder.path("profile"))",
            ] + arguments + ["file://\(file)"]
        let output = try FileHandle(forWritingTo: URL(fileURLWithPath: log))
        process.standardError = output
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        // A browser that hangs must not block the tests.
        let end = Date(timeIntervalSinceNow: 120)
        while process.isRunning, Date() < end { Thread.sleep(forTimeInterval: 0.05) }
        if process.isRunning { process.terminate() }
        process.waitUntilExit()
        try output.close()
        guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
        return try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n").map(String.init).filter {
            $0.contains("CONSOLE")
        }
    }

    /// The width and height of a picture; nil if the file is not a PNG.
    static func size(ofPicture path: String) throws -> [Int]? {
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)).prefix(24))
        guard bytes.count == 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
        return [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    }
}

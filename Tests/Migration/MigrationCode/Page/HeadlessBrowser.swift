import Foundation
import ModelcTestSupport

/// A browser without a window, which tests look at pages with.
enum HeadlessBrowser {
    /// Where it is: at `MODELC_BROWSER`, or where Debian and macOS put it; nil where there is none.
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
    /// - Parameter arguments: what to do with it.
    /// - Returns: what the page has written to the browser's console, a line each.
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
        // A browser that hangs must not hang the tests.
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

    /// The width and height of a picture; nil where the file is no PNG.
    static func size(ofPicture path: String) throws -> [Int]? {
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)).prefix(24))
        guard bytes.count == 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
        return [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    }
}

import Foundation

/// Prints whole lines.
package enum Terminal {
    package static func line(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }
    package static func error(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}

/// Invalid arguments.
package struct UsageError: Error, CustomStringConvertible {
    package let description: String
    package init(_ description: String) { self.description = description }
}

import ArgumentParser
import ModelcKit

/// Parses options that can be repeated and may contain several names separated by commas.
enum NameList {
    static func names(_ values: [String]) -> [String] {
        values.flatMap { $0.split(separator: ",") }.map(trimmed)
    }

    /// Returns a part without leading and trailing spaces.
    static func trimmed(_ part: Substring) -> String {
        String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}

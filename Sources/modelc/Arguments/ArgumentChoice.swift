import ArgumentParser
import ModelcDiagnostics
import ModelcKit
import ModelcSettings

/// An option that accepts one of several words.
///
/// argument-parser reads all words whenever it builds the options of a command. Its own implementation of this is
/// slower: it uses key paths, which are created at run time.
protocol ArgumentChoice: RawRepresentable, CaseIterable, ExpressibleByArgument where RawValue == String {}

extension ArgumentChoice {
    package static var allValueStrings: [String] { allCases.map { $0.rawValue } }
    package static var allValueDescriptions: [String: String] { [:] }
    package var defaultValueDescription: String { rawValue }
}

import ModelcBase
import ModelcSourceCode

/// The files of other tools that a run takes over.
package struct Adoption: Sendable {
    /// The paths of machine files of mogenerator that the run replaces, or removes because the new file is elsewhere.
    package var ofMogenerator: [String] = []
    /// The paths of unchanged files that Xcode wrote.
    package var ofXcode: [String] = []
    /// The paths of the files of mogenerator and Xcode that are removed, because the run writes no file at these
    /// paths.
    package var removed: [String] = []
    /// The paths in `removed` for the file system.
    var removedPaths: [String] = []
    package var symbols: SymbolReport?
}

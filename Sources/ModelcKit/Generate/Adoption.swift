import ModelcBase
import ModelcSourceCode

/// What taking over the files of another tool did.
package struct Adoption: Sendable {
    /// The paths of machine files of mogenerator that the run replaces, or removes because the new file is elsewhere.
    package var ofMogenerator: [String] = []
    /// The paths of files that Xcode wrote and nobody changed.
    package var ofXcode: [String] = []
    /// Those of the files that are removed, because no new file has their path.
    package var removed: [String] = []
    package var symbols: SymbolReport?
}

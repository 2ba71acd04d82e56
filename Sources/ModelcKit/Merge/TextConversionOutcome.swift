import ModelcFiles
import ModelcSchema

/// The text that git shows in place of a file.
package enum TextConversionOutcome: SilentOutcome {
    /// - Parameter conflicts: unresolved conflicts of a merge.
    case model(ManagedObjectModel, conflicts: [String])
    /// The unchanged file, with the reason: if a conversion fails, git shows nothing at all.
    case asItIs([UInt8], reason: String)

    /// Formats an element that the schema does not model, with its content, as XML on one line.
    package static func line(of element: VerbatimElement) -> String { ModelTree.line(of: element, isWhole: true) }
}

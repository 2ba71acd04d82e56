import ModelcFiles
import ModelcSchema

/// The text that git shows instead of the file's content.
package enum TextConversionOutcome: SilentOutcome {
    /// - Parameter conflicts: the unresolved conflicts of an earlier merge.
    case model(ManagedObjectModel, conflicts: [String])
    /// The unchanged bytes of the file, and the reason why they were not converted to text. If the command failed
    /// instead, git would show nothing.
    case asItIs([UInt8], reason: String)

    /// Formats an XML element that the schema types do not cover, with its content, on one line.
    package static func line(of element: VerbatimElement) -> String { ModelTree.line(of: element, isWhole: true) }
}

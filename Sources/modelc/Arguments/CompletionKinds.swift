import ArgumentParser
import ModelcPresentation

extension CompletionKind {
    /// Models and mapping models are folders; a search by name would find each of them twice.
    static var model: CompletionKind { .directory }

    /// Ids of findings, asked for when they are needed: several options of several commands have them.
    static var ids: CompletionKind { .custom { _, _, _ in Explanation.ids } }
}

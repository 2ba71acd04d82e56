import ModelcBase

/// An action as it is written. If the kind is missing, it is determined from the model: `set Author.books --ordered`.
package enum WrittenAction: Sendable {
    case complete(EditAction)
    case withoutKind(ActionWithoutKind)

    /// The action; nil if its kind is not written.
    package var complete: EditAction? { if case .complete(let action) = self { action } else { nil } }

    /// The action as one line of a script.
    package var text: String {
        switch self {
        case .complete(let action): action.text
        case .withoutKind(let action): action.text
        }
    }
}

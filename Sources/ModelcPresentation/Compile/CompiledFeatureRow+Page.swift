import ModelcKit
import ModelcText

extension CompiledFeatureRow {
    /// The page of `modelc explain` about the feature.
    var reference: ReferencePage {
        ReferencePage(
            name, facts: "feature of compiled models · `\(grade)`",
            [
                ReferencePage.Section("What", [.paragraph("A model has \(title).")]),
                ReferencePage.Section("Why", [.paragraph(why)]),
                ReferencePage.Section("What to do", [.paragraph(advice)]),
            ])
    }

    private var why: String {
        switch grade {
        case "proven": "Files of Apple's compiler show the compiled form."
        case "unproven": "The compiled form is documented in parts, but no known file of Apple's compiler shows it."
        default: "No known file of Apple's compiler shows the compiled form: `modelc compile` refuses the model."
        }
    }

    private var advice: String {
        if let loss { return "`modelc compile` can leave it out, by this name (`modelc help compile`): \(loss)." }
        switch grade {
        case "proven": return "Nothing has to be done."
        case "unproven":
            return
                "Open the compiled model on a Mac before you ship it: `modelc help compile` names the script for it."
        default: return "Correct the model as the message says, or compile it with Xcode."
        }
    }
}

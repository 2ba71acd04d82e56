import ModelcCodegen
import ModelcConfiguration
import ModelcSchema
import ModelcTemplating

// The words of the configuration as options of the generator. The two know nothing of each other; the compiler names the
// place where a word is missing.

extension Choice.Language {
    /// The language of the model's vocabulary.
    var option: SourceLanguage {
        switch self {
        case .swift: .swift
        case .objc: .objectiveC
        }
    }
}

extension Choice.Constants {
    /// The generator's choice.
    var option: ObjectiveCConstantStyle {
        switch self {
        case .class: .class
        case .extern: .extern
        case .none: .none
        }
    }
}

extension Choice.Scalars {
    /// The generator's choice.
    var option: ObjectiveCScalarPolicy {
        switch self {
        case .requiredOnly: .requiredOnly
        case .both: .both
        }
    }
}

extension Choice.Style {
    /// The release of Xcode whose layout it is; nil for modelc's own.
    var era: XcodeEra? {
        switch self {
        case .modern: nil
        case .xcode: .newest
        case .xcode7: .xcode7
        case .xcode8: .xcode8
        case .xcode9: .xcode9
        case .xcode12: .xcode12
        case .xcode26: .xcode26
        }
    }
}

extension Choice.XcodeCodegen {
    /// The generator's choice.
    var option: XcodeGenerationMode {
        switch self {
        case .followingModel: .followingModel
        case .automatic: .automatic
        case .manual: .manual
        }
    }
}

extension Choice.Header {
    /// The generator's choice.
    var option: XcodeHeader {
        switch self {
        case .automatic: .automatic
        case .none: .none
        }
    }
}

extension Choice.XcodeIdentifiable {
    /// The generator's choice.
    var option: XcodeIdentifiable {
        switch self {
        case .root: .root
        case .all: .all
        case .none: .none
        }
    }
}

extension Choice.Optionality {
    /// The choice for Xcode's layouts.
    var xcodeOption: XcodeOptionality {
        switch self {
        case .model: .model
        case .always: .always
        }
    }
}

extension TemplateOutput {
    /// What an output of the configuration is to the generator.
    init(_ output: ExtraOutput) {
        self.init(
            template: output.template.path, fileName: output.fileName.text, scope: output.scope.option,
            policy: output.overwrite.option, isExtra: true)
    }
}

extension Choice.Scope {
    /// The generator's choice.
    var option: TemplateOutput.Scope {
        switch self {
        case .entity: .entity
        case .model: .model
        }
    }
}

extension Choice.Overwrite {
    /// The generator's choice.
    var option: TemplateOutput.Policy {
        switch self {
        case .machine: .machine
        case .human: .human
        case .never: .never
        }
    }
}

import ArgumentParser
import ModelcCodegen
import ModelcTemplating

/// A set of templates that comes with the tool.
enum BundledSet: String, CaseIterable, ExpressibleByArgument {
    case swift
    case objc

    /// The set's files in the order of their names.
    var files: [(name: String, text: String)] {
        sources.sorted { $0.key < $1.key }.map { ($0.key, String(decoding: $0.value.text.bytes, as: UTF8.self)) }
    }

    /// The types of the objects that templates are rendered with: for each entity, and for the model.
    var roots: [(scope: TemplateOutput.Scope, type: any TemplateObject.Type)] {
        switch self {
        case .swift: TemplateOutput.Scope.allCases.map { ($0, OutputTemplates.root(of: $0)) }
        case .objc: [(.entity, ObjectiveCTemplateSet.entityRoot), (.model, ObjectiveCTemplateSet.modelRoot)]
        }
    }

    private var sources: [String: TemplateSource] {
        switch self {
        case .swift: OutputTemplates.bundledSwiftSources
        case .objc: ObjectiveCTemplateSet.bundledSources
        }
    }
}

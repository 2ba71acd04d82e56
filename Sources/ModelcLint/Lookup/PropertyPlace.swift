import ModelcText

/// A property as far as its kind does not matter.
struct PropertyPlace {
    var name: String
    var position: SourcePosition?
}

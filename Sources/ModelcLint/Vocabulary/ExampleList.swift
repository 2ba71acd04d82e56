/// The examples of a rule: a text if there is one, or else an array.
package struct ExampleList: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
    let examples: [Example]

    package init(stringLiteral text: String) { examples = [Example(text)] }
    package init(arrayLiteral examples: Example...) { self.examples = examples }

    /// Returns an example of two versions.
    static func versions(_ step: Example.Before.Step, before: Example, after: Example) -> ExampleList {
        [Example(step, before: before, after: after)]
    }
}

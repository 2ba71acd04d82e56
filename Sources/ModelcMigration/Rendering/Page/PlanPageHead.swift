import ModelcSchema

/// The top of the page: the model, the target, and what it comes to.
struct PlanPageHead {
    private let report: MigrationReport

    init(_ report: MigrationReport) { self.report = report }

    var markup: Markup {
        """
        <header>
        <p class="kind">Migration plan</p>
        <h1>\(name) <span class="to">to \(report.target)</span></h1>
        <p class="path"><code>\(report.modelPath)</code></p>
        <p class="verdict \(tone)"><b>\(report.isFailed ? "Fails" : "Passes")</b> \(report.verdict)</p>
        \(stores)
        </header>
        """
    }

    private var tone: String { report.isFailed ? "bad" : report.count(.warning) > 0 ? "fair" : "good" }

    /// The bundle's name without its folders.
    private var name: String { report.modelPath.split(separator: "/").last.map(String.init) ?? report.modelPath }

    private var stores: Markup {
        guard !report.stores.isEmpty else { return .nothing }
        let lines = report.stores.map { "<li><code>\($0.path)</code> \($0.identity)</li>" as Markup }
        return "<ul class=\"stores\">\n\(lines)\n</ul>"
    }
}

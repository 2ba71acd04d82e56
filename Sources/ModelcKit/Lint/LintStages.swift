import ModelcLint

/// The stages of a lint run, with the run's settings and models. Each stage takes the result of the stage before. If a
/// model cannot be read, the other models are still linted.
struct LintStages {
    let setup: LintSetup
    let models: FoundModels

    private var plan: LintPlan { setup.plan }

    /// Creates the stages of a lint run from its settings, and searches for its models.
    init(_ setup: LintSetup) {
        self.setup = setup
        models = FoundModels(setup.paths, isWholeProject: setup.isWholeProject)
    }

    /// Reads the models, with the older states (given with `--against`, or of the release tags) and the lock files that
    /// they are compared with.
    ///
    /// - Parameter progress: called with the path of each model before it is read.
    func read(_ progress: ((String) -> Void)?) -> [ReadModel] {
        // If two models declare the same classes, the finding is reported for the model that is read second.
        var classes = ProjectClasses(plan.workspace.display)
        return models.paths.flatMap { path in
            progress?(plan.workspace.display.path(path))
            let others = models.mayShareClasses ? classes.others(besideModelAt: path) : nil
            let read = ReadModel.readings(of: path, setup.selections, others, plan)
            if let bundle = read.last?.whole.model, let model = bundle.currentVersion?.model {
                classes.add(model, at: bundle.path)
            }
            return read
        }
    }

    /// Runs the rules that compare versions, and the rules for each file.
    ///
    /// - Parameter progress: called with the path of each model before it is checked.
    func check(_ read: [ReadModel], _ progress: ((String) -> Void)?) -> [LintedBundle<CheckedFile>] {
        let display = plan.workspace.display
        let checked = read.map { model in
            progress?(display.path(model.whole.model.path))
            return BundleCheck(model, plan).checked()
        }
        return LintedBundle.merged(checked, by: display, namesVersions: setup.namesVersions)
    }

    /// Adds the errors of the files to the findings, and sets the severities.
    func complete(_ checked: [LintedBundle<CheckedFile>]) -> [LintedBundle<CompletedFile>] {
        checked.map { $0.map(Linter.complete) }
    }

    /// Separates the suppressed findings, and adds the messages about the run.
    func suppress(_ completed: [LintedBundle<CompletedFile>]) -> LintedRun {
        LintedRun(completed.map { $0.map(Linter.suppress) }, of: models, plan, earlier: setup.unread)
    }

    /// Marks the findings that are in the baseline. Updates or prunes the baseline file if requested.
    ///
    /// - Throws: `RunFailure` if the file cannot be read or written.
    func baseline(_ suppressed: LintedRun) throws -> BaselinedRun {
        try BaselineStage(request: setup.baseline, shown: setup.thresholds.shown).applied(to: suppressed)
    }

    /// Returns the findings with their locations, and the result of the run.
    func outcome(_ baselined: BaselinedRun) -> LintOutcome {
        LintOutcome(
            baselined, thresholds: setup.thresholds, baseline: setup.baseline, sources: setup.loaded.sources)
    }
}

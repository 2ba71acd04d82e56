import ModelcDiagnostics
import ModelcSchema

/// Runs data checks on a copy of a store. The copy is made in the same way as by `StoreReader`.
///
/// 1. `StoreLayout` finds the tables, columns and entity numbers. Names are derived from the version that wrote the
///    store; entity numbers are read from the store.
/// 2. `QuestionSQL` writes each check as SQL queries, which users can also run with other tools.
/// 3. The queries run one after the other.
package struct StoreExaminer: Sendable {
    /// The folder for the copy; nil for `/tmp`.
    private let temporaryFolder: String?

    package init(temporaryFolder: String? = nil) { self.temporaryFolder = temporaryFolder }

    /// Runs the checks on the store at a path.
    ///
    /// - Parameters:
    ///   - version: the version that wrote the store.
    ///   - progress: called before the first check and after each check, with the number of finished checks.
    package func ask(
        _ questions: [StoreQuestion], ofStoreAt path: String, version: ResolvedModel, progress: (Int) -> Void = { _ in }
    ) -> StoreExamination {
        var notes: [Diagnostic] = []
        do throws(StoreError) {
            let snapshot = try StoreSnapshot.take(of: path, in: temporaryFolder)
            notes = snapshot.diagnostics
            let database = try SnapshotDatabase(snapshot)
            let layout = StoreLayout(of: version, in: try StructureQuery.run(on: database))
            var answers: [StoreAnswer] = []
            var gaps: Set<String> = []
            progress(0)
            for question in questions {
                answers.append(try answer(question, layout, database, &gaps))
                progress(answers.count)
            }
            if let gap = gaps.min() { notes.append(lacking(gap, count: gaps.count, path)) }
            return StoreExamination(answers: answers, diagnostics: notes)
        } catch {
            return StoreExamination(answers: [], diagnostics: notes + [error.diagnostic])
        }
    }

    private func lacking(_ gap: String, count: Int, _ path: String) -> Diagnostic {
        Diagnostic(
            .incompleteStore, .error,
            "not every data check can run on the store: \(gap)" + (count > 1 ? ", and \(count - 1) more" : ""),
            at: SourceLocation(path: path),
            help: "copy the store again: its tables do not match its version")
    }

    /// - Parameter gaps: receives a text for each element that a store of the version must have but that is missing.
    private func answer(
        _ question: StoreQuestion, _ layout: StoreLayout, _ database: SnapshotDatabase, _ gaps: inout Set<String>
    ) throws(StoreError) -> StoreAnswer {
        let query: QuestionSQL
        do throws(StoreLayout.Gap) {
            query = try QuestionSQL(question, layout)
        } catch {
            if error.isOfStore { gaps.insert(error.reason) }
            return StoreAnswer(question, .unanswerable(reason: error.reason))
        }
        let count = try database.rows(query.count).first?.first?.asInteger ?? 0
        var answer = StoreAnswer(question, .count(count), sql: query.count, sampleSQL: query.sample)
        if count > 0, let sample = query.sample {
            answer.samples = try database.rows(sample).map { $0.map(SampleText.text) }
        }
        return answer
    }
}

/// The result of the data checks on a store.
package struct StoreExamination: Sendable {
    /// The results in the order of the checks; empty if the store cannot be read.
    package var answers: [StoreAnswer]
    package var diagnostics: [Diagnostic]
}

// swift-format-ignore-file

/// The page `Assistants.md`, copied into the program for `modelc help assistants`. A test fails if the copy differs from
/// the page; with `MODELC_RECORD_GOLDENS=1` it updates this file.
enum AssistantsTopic {
    static let text = ##"""
        modelc for coding assistants and scripts

        The modelc command for each question, as a short list.

        Before you start

          - '.github/skills/modelc/SKILL.md' in modelc's repository is this page as a skill, for assistants that read skill folders.
          - Add '--format json -q' to every command. It then prints one document to standard output, and only errors to standard error. The answer is in 'result'; see Documents for programs.
          - Exit codes: 0 success; 1 findings, differences, or no migration path; 2 something cannot be read or written; 64 wrong usage.
          - MODEL can be left out if there is one model below the folder, or if '.modelc.yml' names it.
          - 'modelc schema NAME' prints the JSON Schema of a command's document. 'modelc explain ID' explains any id in the output.
          - Commands that write files have '--dry-run', '--check' or '--diff'. Use these options before you write.

        Questions

          What is in the model?
              modelc inspect --format json -q
          What does this entity look like?
              modelc inspect --entity Book --format json -q
          Is anything wrong with it?
              modelc lint --format json -q
          What does this id mean?
              modelc explain missing-inverse --format json
          What does this error of Core Data mean?
              modelc explain 134110 --format json, or the log on standard input of modelc explain - --format json
          What would be fixed?
              modelc lint --fix --diff --format json -q
          Fix what is safe to fix.
              modelc lint --fix --format json -q
          What did my branch change in the model?
              modelc diff --against origin/main --format json -q
          What differs between two versions?
              modelc diff --from 1 --to 2 --format json -q
          Does my change need a new model version?
              altersHash in modelc diff --against origin/main --format json -q
          Can stores of the shipped versions be migrated?
              modelc plan --format json -q
          Does a migration lose data?
              summary.worst in modelc plan --format json -q
          Which version wrote this store?
              modelc identify Library.sqlite --format json -q
          What is in this store?
              modelc store describe Library.sqlite --format json -q
          Which objects does it have?
              modelc store dump Library.sqlite --format json -q
          Is its data valid?
              modelc store check Library.sqlite --format json -q
          There is a store, but no model.
              modelc decompile Library.sqlite --output Library.xcdatamodel
          Does the CloudKit schema fit the model?
              modelc cloudkit check --schema production.ckdb --format json -q
          Is the whole project in order, as in CI?
              modelc check --format json -q
          Was a shipped version edited?
              modelc lock --check --format json -q
          Are the generated classes up to date?
              modelc generate --check --format json -q
          Which files would be generated?
              modelc generate --dry-run --format json -q
          Which settings apply, and why?
              modelc config --format json
          Is a mapping model up to date?
              modelc mapping check --format json -q
          Which rules are there?
              modelc rules --format json
          Change the model.
              modelc edit add attribute Book.isbn String --format json -q
          Change a model that has shipped.
              the same with --in-new-version
          What happens if this object is deleted?
              modelc simulate delete Author --format json -q

        Rules for edits

          - Never edit a machine file ('_Book.swift'): run 'modelc generate'. Human files ('Book.swift') are yours.
          - Never edit a version that has shipped: 'modelc lock --check' fails. 'modelc edit --in-new-version' adds a version and makes it current.
          - A rename needs a renaming identifier. Without it, Core Data drops the old values. 'modelc edit rename' writes it. After a rename by hand, take the 'elementID' from 'probableRenames' in the document of 'modelc diff'.
          - After every edit of a model: 'modelc lint', then 'modelc plan', then 'modelc generate'.

        """##
}

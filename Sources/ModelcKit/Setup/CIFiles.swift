/// The files of other programs that run the tool, with its command line in them.
extension SetupFile {
    /// How a service gets the tool, each line a command of the shell.
    private static let installation = [
        "apt-get update && apt-get install -y libxml2-dev libsqlite3-dev",
        "git clone --depth 1 --branch \(ModelcVersion.text) https://github.com/OWNER/modelc /tmp/modelc",
        "swift build -c release --package-path /tmp/modelc --product modelc",
        "cp /tmp/modelc/.build/release/modelc /usr/local/bin/",
    ]
    private static let edit = "# \(editMark) replace OWNER by the account that has modelc's repository."

    /// A workflow of GitHub Actions: annotations at the lines, and a table in the job's summary.
    static let gitHub = SetupFile(
        path: ".github/workflows/modelc.yml",
        text: """
            # Checks the Core Data models of every pull request. Made by 'modelc init'.
            name: modelc
            on: pull_request
            permissions:
              contents: read
            jobs:
              check:
                runs-on: ubuntu-latest
                container: swift:6.1
                steps:
                  - uses: actions/checkout@v4
                    with:
                      # All commits: the models are compared with those of the base branch.
                      fetch-depth: 0
                  - name: Get modelc
                    \(edit)
                    run: |
            \(lines(installation, indent: 10))
                      git config --global --add safe.directory "$GITHUB_WORKSPACE"
                  - name: Check the models
                    run: modelc check --against "origin/$GITHUB_BASE_REF" --report github --report markdown=modelc.md
                  - name: Show the result in the summary
                    if: always()
                    run: if [ -f modelc.md ]; then cat modelc.md >> "$GITHUB_STEP_SUMMARY"; fi

            """, snippet: "", marker: "")

    /// A job of GitLab's: findings in the merge request.
    static let gitLab = SetupFile(
        path: ".gitlab-ci.yml", text: "# Made by 'modelc init'.\n" + gitLabJob, snippet: gitLabJob,
        marker: "modelc check")

    private static let gitLabJob = """
        # Checks the Core Data models of every merge request.
        check-models:
          image: swift:6.1
          rules:
            - if: $CI_PIPELINE_SOURCE == "merge_request_event"
          variables:
            # All commits: the models are compared with those of the target branch.
            GIT_DEPTH: "0"
          before_script:
            \(edit)
        \(lines(installation.map { "- " + $0 }, indent: 4))
          script:
            - modelc check --against "$CI_MERGE_REQUEST_DIFF_BASE_SHA" --report gitlab=modelc.json --report junit=modelc.xml
          artifacts:
            when: always
            reports:
              codequality: modelc.json
              junit: modelc.xml

        """

    /// A hook of pre-commit, which runs the tool on the search path.
    static let hook = SetupFile(
        path: ".pre-commit-config.yaml",
        text: "# Made by 'modelc init'; 'pre-commit install' starts it.\nrepos:\n" + hookEntry,
        snippet: hookEntry, marker: "modelc check")

    private static let hookEntry = #"""
          - repo: local
            hooks:
              - id: modelc-check
                name: modelc check
                entry: modelc check
                language: system
                files: '\.xcdatamodeld?/|\.xcmappingmodel/|\.modelc\.yml$|modelc\.lock$'
                pass_filenames: false

        """#

    /// Attributes for git: what is text, and which files are generated, so that reviews fold them away.
    static func attributes(outputs: [String]) -> SetupFile {
        var seen: Set<String> = []
        let generated = outputs.filter { seen.insert($0).inserted }.map { folder in
            attribute(folder == "." ? "/_*" : "/\(folder)/_*", "linguist-generated")
        }
        let text =
            """
            # Core Data models are text.
            **/*.xcdatamodel/contents text
            .xccurrentversion text
            modelc.lock text

            """ + models.text + """
                # Files that modelc rewrites.

                """ + generated.map { $0 + "\n" }.joined()
        return SetupFile(path: ".gitattributes", text: text, snippet: text)
    }

    /// Attributes for git: which files modelc merges, and shows in differences. Without the command they have no effect.
    static var models: SetupFile {
        let text =
            """
            # 'modelc merge --install' tells git the command, in each clone.
            **/*.xcdatamodel/contents merge=modelc diff=modelc
            .xccurrentversion merge=modelc

            """
        return SetupFile(path: ".gitattributes", text: text, snippet: text)
    }

    private static func attribute(_ pattern: String, _ name: String) -> String {
        let escaped = pattern.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return (pattern.contains(" ") || escaped != pattern ? "\"\(escaped)\"" : pattern) + " " + name
    }

    private static func lines(_ lines: [String], indent: Int) -> String {
        lines.map { String(repeating: " ", count: indent) + $0 }.joined(separator: "\n")
    }
}

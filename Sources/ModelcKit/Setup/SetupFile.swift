import ModelcBase
import ModelcVersionLock

/// Files for CI services and other programs. They contain the command lines that run modelc.
extension SetupFile {
    private static let edit =
        "# \(editMark) replace \(ModelcVersion.owner) by the account that has modelc's repository."

    /// A GitHub Actions workflow that shows findings as annotations, and a table in the job summary. The action
    /// downloads the modelc binary of its version, or builds it.
    static let gitHub = SetupFile(
        path: ".github/workflows/modelc.yml",
        text: """
            # Checks the Core Data models of every pull request. Made by 'modelc init'; not yet run on GitHub.
            name: modelc
            on: pull_request
            permissions:
              contents: read
              # For the comment below:
              # pull-requests: write
            jobs:
              check:
                runs-on: ubuntu-latest
                steps:
                  - uses: actions/checkout@v4
                    with:
                      # All commits: the models are compared with those of the base branch.
                      fetch-depth: 0
                  - name: Check the models
                    \(edit)
                    uses: \(ModelcVersion.owner)/modelc@\(ModelcVersion.text)
                    with:
                      command: check
                      # For the comment below:
                      # arguments: --report=markdown=modelc.md
                  # A comment on the pull request, which each push replaces:
                  # - if: always()
                  #   run: gh pr comment "${{ github.event.number }}" --edit-last --create-if-none --body-file modelc.md
                  #   env:
                  #     GH_TOKEN: ${{ github.token }}

            """, snippet: "", marker: "")

    /// A GitLab job that shows findings in the merge request.
    static let gitLab = SetupFile(
        path: ".gitlab-ci.yml", text: "# Made by 'modelc init'; not yet run on GitLab.\n" + gitLabJob,
        snippet: gitLabJob, marker: "modelc check")

    private static let gitLabJob = """
        # Checks the Core Data models of every merge request.
        check-models:
          image: swift:6.1
          rules:
            - if: $CI_PIPELINE_SOURCE == "merge_request_event"
          variables:
            # All commits: the models are compared with those of the target branch.
            GIT_DEPTH: "0"
            \(edit)
            MODELC_REPOSITORY: \(ModelcVersion.repository)
            MODELC_VERSION: \(ModelcVersion.text)
          cache:
            key: modelc-$MODELC_VERSION
            paths: [.modelc]
          before_script:
            - apt-get update -q && apt-get install -y -q curl libsqlite3-dev libxml2-dev pkg-config zlib1g-dev
            # The released binary if its checksum is right; one that is built if there is none for this system.
            - |
              mkdir -p .modelc && cd .modelc
              archive=modelc-linux-$(uname -m).tar.gz
              release=$MODELC_REPOSITORY/releases/download/$MODELC_VERSION
              if [ -x modelc ]; then
                echo "modelc $MODELC_VERSION is in the cache"
              elif curl -fsSLO "$release/$archive"; then
                curl -fsSL "$release/checksums.txt" | grep " $archive\\$" | sha256sum --check --strict
                tar -xzf "$archive" modelc && rm "$archive"
              else
                git clone -q --depth 1 --branch "$MODELC_VERSION" "$MODELC_REPOSITORY" /tmp/modelc
                swift build -c release --package-path /tmp/modelc --product modelc
                cp /tmp/modelc/.build/release/modelc .
              fi
              cd ..
            - export PATH="$PWD/.modelc:$PATH"
          script:
            - modelc check --against "$CI_MERGE_REQUEST_DIFF_BASE_SHA" --report gitlab=modelc.json --report junit=modelc.xml
          artifacts:
            when: always
            reports:
              codequality: modelc.json
              junit: modelc.xml

        """

    /// A hook for the program pre-commit. It runs the modelc that is on the search path.
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

    /// Returns git attributes that mark models as text, and generated files as generated. Reviews collapse generated
    /// files.
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

    /// Git attributes that select modelc as the merge and diff driver for models. They have no effect without the git
    /// settings that define the driver.
    static var models: SetupFile {
        let text =
            """
            # 'modelc merge --install' tells git the command, in each clone.
            **/*.xcdatamodel/contents merge=modelc diff=modelc
            .xccurrentversion merge=modelc
            # Each line of a lock names its version: git keeps the lines of both branches.
            \(VersionLock.fileName) merge=union

            """
        return SetupFile(path: ".gitattributes", text: text, snippet: text)
    }

    private static func attribute(_ pattern: String, _ name: String) -> String {
        let escaped = pattern.replacingText("\\", with: "\\\\").replacingText("\"", with: "\\\"")
        return (pattern.containsText(" ") || escaped != pattern ? "\"\(escaped)\"" : pattern) + " " + name
    }
}

/// A file that a setup may add: the text of a new file, and the lines that an existing file should contain.
struct SetupFile {
    var path: String
    var text: String
    /// The lines to add to an existing file.
    var snippet: String
    /// A string that shows that an existing file needs no added lines. If nil, the file is searched for each line of
    /// the snippet.
    var marker: String?
    /// Whether the text replaces that of an existing file.
    var isReplaced = false
    /// Whether the text has a line that the user must complete.
    var needsEdit: Bool { text.contains(SetupFile.editMark) }

    static let editMark = "EDIT:"

    /// Returns the lines that are missing in the text of an existing file.
    func missing(in text: String) -> [String] {
        let lines = snippet.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if let marker { return text.contains(marker) ? [] : lines }
        let known = Set(text.split(separator: "\n").map(String.init))
        return lines.filter { !$0.isEmpty && !$0.hasPrefix("#") && !known.contains($0) }
    }
}

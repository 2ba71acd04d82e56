import Testing

/// Every error with its location, id, message and next step.
@Suite struct ProblemTests {
    @Test(arguments: [
        // Keys.
        (
            "generat:\n  access: public",
            "1:1+7 unknown-configuration-key: 'generat' is not a key of the configuration (did you mean 'generate'?)"
        ),
        (
            "generate:\n  acess: public",
            "2:3+5 unknown-configuration-key: 'acess' is not a key of generate (did you mean 'access'?)"
        ),
        (
            "generate: { humanOutput: a }",
            "1:13+11 unknown-configuration-key: 'humanOutput' is not a key of generate (did you mean 'human-output'?)"
        ),
        (
            "access: public",
            "1:1+6 unknown-configuration-key: 'access' is not a key of the configuration (put it under 'generate')"
        ),
        (
            "generate: { path: M }",
            "1:13+4 unknown-configuration-key: 'path' is not a key of generate (it belongs to an entry of 'models')"
        ),
        (
            "zzzzzz: 1",
            "1:1+6 unknown-configuration-key: 'zzzzzz' is not a key of the configuration "
                + "(the keys are version, models, mappings, generate, lint, plan, cloudkit)"
        ),
        (
            "generate:\n  <<: { access: public }",
            "2:3+2 unknown-configuration-key: '<<' is not a key of generate "
                + "(merge keys are not supported: write the values out)"
        ),
        (
            "generate: { entities: { \"Bü\": { skipp: true } } }",
            "1:34+5 unknown-configuration-key: 'skipp' is not a key of generate.entities.Bü (did you mean 'skip'?)"
        ),
        (
            "generate:\n  access: public\n  \"access\": internal",
            "3:3+8 duplicate-configuration-key: 'access' occurs twice (remove one of the two)"
        ),
        (
            "lint:\n  rules: {}\n  rules: {}",
            "3:3+5 duplicate-configuration-key: 'rules' occurs twice (remove one of the two)"
        ),
        (
            "models:\n  - output: A",
            "2:5 missing-configuration-key: models has an entry without 'path' (add 'path: …', a path)"
        ),
        (
            "? [a, b]\n: c",
            "1:3 invalid-configuration-value: a list cannot be a key "
                + "(write 'key: value'; put text that begins with [ or { into quotes)"
        ),
    ])
    func inKeys(_ yaml: String, _ problem: String) { #expect(problems(yaml) == [problem]) }

    @Test(arguments: [
        (
            "access: publik",
            "11+6 invalid-configuration-value: generate.access is 'publik', not one of internal, public "
                + "(did you mean 'public'?)"
        ),
        (
            "style: xcode10",
            "10+7 invalid-configuration-value: generate.style is 'xcode10', not one of modern, xcode-compatible, mogenerator, xcode, "
                + "xcode7, xcode8, xcode9, xcode12, xcode26, xcode27 (did you mean 'xcode12'?)"
        ),
        (
            "access: 1",
            "11+1 invalid-configuration-value: generate.access is the number 1, not one of internal, public"
        ),
        (
            "access:",
            "3+6 invalid-configuration-value: generate.access has no value "
                + "(write one of internal, public, or remove the key)"
        ),
        (
            "access: [public]",
            "11 invalid-configuration-value: generate.access is a list, not one of internal, public"
        ),
        ("human: yes", "10+3 invalid-configuration-value: generate.human is 'yes', not true or false (write true)"),
        ("human: Off", "10+3 invalid-configuration-value: generate.human is 'Off', not true or false (write false)"),
        (
            "human: \"true\"",
            "10+6 invalid-configuration-value: generate.human is 'true', not true or false (write true, without quotes)"
        ),
        ("human: 1", "10+1 invalid-configuration-value: generate.human is the number 1, not true or false"),
        (
            "human: { a: b }",
            "10 invalid-configuration-value: generate.human is a mapping, not true or false"
        ),
        (
            "module: 12",
            "11+2 invalid-configuration-value: generate.module is the number 12, not a text "
                + "(put it into quotes: \"12\")"
        ),
        (
            "module: true",
            "11+4 invalid-configuration-value: generate.module is the boolean true, not a text "
                + "(put it into quotes: \"true\")"
        ),
        (
            "module: ~",
            "11+1 invalid-configuration-value: generate.module has no value (write a text, or remove the key)"
        ),
        ("module: \" \"", "11+3 invalid-configuration-value: generate.module is ' ', not a text with letters"),
        (
            "module: \"a\\nb\"",
            "11+6 invalid-configuration-value: generate.module is 'a\\nb', not a text in one line"
        ),
        (
            "output: ~/Code",
            "11+6 invalid-configuration-value: generate.output is '~/Code', not a path from the configuration's folder "
                + "(write the folder out)"
        ),
        (
            "imports: Combine",
            "12+7 invalid-configuration-value: generate.imports is 'Combine', not a list of texts (write [Combine])"
        ),
        (
            "imports: [A, 1]",
            "16+1 invalid-configuration-value: generate.imports is the number 1, not a text (put it into quotes: \"1\")"
        ),
        (
            "entities: [Book]",
            "13 invalid-configuration-value: generate.entities is a list, not a mapping of names and settings "
                + "(write 'Book: { access: public }')"
        ),
        (
            "entities: { Book: public }",
            "21+6 invalid-configuration-value: generate.entities.Book is 'public', not a mapping of keys and values"
        ),
    ])
    func inValues(_ line: String, _ problem: String) { #expect(problems("generate:\n  \(line)") == ["2:" + problem]) }

    @Test(arguments: [
        (
            "{ template: t, file-name: \"{{klass}}.swift\" }",
            "33+17 invalid-configuration-value: generate.outputs.file-name is '{{klass}}.swift', not a file name that "
                + "modelc can fill in (did you mean {{class}}?)"
        ),
        (
            "{ template: t, file-name: \"{{class.swift\" }",
            "33+15 invalid-configuration-value: generate.outputs.file-name is '{{class.swift', not a file name with "
                + "whole placeholders (write {{class}})"
        ),
        (
            "{ template: t, file-name: Mock.swift }",
            "33+10 invalid-configuration-value: generate.outputs has a file name that is the same for all entities "
                + "(add {{class}} or {{entity}}, or set 'scope: model')"
        ),
        (
            "{ template: t, file-name: \"{{entity}}\", scope: model }",
            "33+12 invalid-configuration-value: generate.outputs has a file name that names an entity, but there is "
                + "one file for the model (use {{model}}, or set 'scope: entity')"
        ),
        (
            "{ file-name: \"{{class}}\" }",
            "7 missing-configuration-key: generate.outputs has an entry without 'template' "
                + "(add 'template: …', a path)"
        ),
    ])
    func inOutputs(_ item: String, _ problem: String) {
        #expect(problems("generate:\n  outputs:\n    - \(item)") == ["3:" + problem])
    }

    @Test(arguments: [
        (
            "version: 2",
            "1:10+1 unsupported-configuration-version: the configuration has the unsupported version 2 "
                + "(this modelc reads version 1)"
        ),
        ("version: one", "1:10+3 invalid-configuration-value: version is 'one', not a whole number (write 1)"),
        ("models: A", "1:9+1 invalid-configuration-value: models is 'A', not a list of mappings"),
        (
            "models: [A]",
            "1:10+1 invalid-configuration-value: models is 'A', not a mapping of keys and values "
                + "(write 'path: A')"
        ),
        ("lint: [a]", "1:7 invalid-configuration-value: lint is a list, not a mapping of keys and values"),
        ("[a]", "1:1 invalid-configuration-value: the configuration is a list, not a mapping of keys and values"),
        ("text", "1:1+4 invalid-configuration-value: the configuration is 'text', not a mapping of keys and values"),
    ])
    func elsewhere(_ yaml: String, _ problem: String) { #expect(problems(yaml) == [problem]) }

    @Test func allAtOnceInTheOrderOfTheFile() {
        let found = problems(
            """
            versoin: 1
            models:
              - path: 1
                acces: public
              - output: A
            generate:
              human: yes
              module: A
              module: B
              module: C
              entities:
                Book: { skip: 1 }
                Book: { skip: true }
            """)
        let lines = found.map { problem in
            let line: Substring = problem.prefix { $0 != ":" }
            return "\(line):\(problem.split(separator: " ")[1])"
        }
        #expect(
            lines == [
                "1:unknown-configuration-key:", "3:invalid-configuration-value:",
                "4:unknown-configuration-key:", "5:missing-configuration-key:", "7:invalid-configuration-value:",
                "9:duplicate-configuration-key:", "10:duplicate-configuration-key:", "12:invalid-configuration-value:",
                "13:duplicate-configuration-key:",
            ])
    }
}

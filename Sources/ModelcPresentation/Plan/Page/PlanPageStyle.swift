import ModelcBase

/// The style sheet of the page: light and dark colours, a layout for narrow screens, and a layout for print.
enum PlanPageStyle {
    static let sheet: HTML = "\(colors)\n\(layout)\n\(parts)\n\(drawing)\n\(narrow)\n\(print)"

    private static let colors: HTML = """
        :root { color-scheme: light dark; --page: #fff; --panel: #f5f6f8; --line: #d5d9df; --text: #1c2128; --soft: #57606a;
          --link: #0550ae; --none: #57606a; --lightweight: #1a7f37; --rename: #0f766e; --data: #7a6a00; --loss: #c24e00;
          --staged: #0969da; --mapping: #7a3fcb; --bad: #b3142e; }
        @media (prefers-color-scheme: dark) {
          :root { --page: #12161b; --panel: #1a2027; --line: #333b45; --text: #e4e8ed; --soft: #9aa5b1; --link: #79b8ff;
            --none: #9aa5b1; --lightweight: #4cc46a; --rename: #3fc9bb; --data: #dcc04a; --loss: #ff9c5b;
            --staged: #6cb2ff; --mapping: #c39bff; --bad: #ff7b72; } }
        .c-none { --tone: var(--none); } .c-lightweight { --tone: var(--lightweight); }
        .c-lightweight-rename { --tone: var(--rename); } .c-data-dependent { --tone: var(--data); }
        .c-data-loss { --tone: var(--loss); } .c-staged-custom { --tone: var(--staged); }
        .c-mapping-model { --tone: var(--mapping); } .c-blocked { --tone: var(--bad); }
        .l-error { --tone: var(--bad); } .l-warning { --tone: var(--data); } .l-note { --tone: var(--soft); }
        .l-good { --tone: var(--lightweight); }
        """

    private static let layout: HTML = """
        * { box-sizing: border-box; }
        body { margin: 0; background: var(--page); color: var(--text); line-height: 1.5;
          font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif; }
        main { max-width: 62rem; margin: 0 auto; padding: 2.5rem 1.5rem 4rem; }
        h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .4rem; overflow-wrap: anywhere; }
        h2 { font-size: 1.25rem; margin: 0 0 .8rem; padding-bottom: .4rem; border-bottom: 1px solid var(--line); }
        h3 { font-size: 1.05rem; margin: 0 0 .3rem; overflow-wrap: anywhere; }
        h4 { font-size: .85rem; margin: .9rem 0 .2rem; color: var(--soft); }
        nav { display: flex; flex-wrap: wrap; gap: .2rem 1.1rem; margin-top: 1rem; font-size: .88rem; }
        section { margin-top: 2.2rem; } :target { scroll-margin-top: 4rem; }
        p { margin: .2rem 0; } ul, ol { margin: .3rem 0; padding-left: 1.3rem; }
        a { color: var(--link); } em { color: var(--soft); }
        code { font: .85em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
        pre { margin: .4rem 0 0; padding: .6rem .8rem; background: var(--panel); border-radius: 6px; white-space: pre-wrap; }
        footer { margin-top: 3rem; padding-top: 1rem; border-top: 1px solid var(--line); color: var(--soft); font-size: .85rem; }
        """

    private static let parts: HTML = """
        .kind { color: var(--soft); font-size: .85rem; margin: 0; } .to { color: var(--soft); font-weight: 400; }
        .path, .place, .means, .why, .soft { color: var(--soft); } .path { margin-bottom: 1rem; }
        .verdict { padding: .7rem 1rem; background: var(--panel); border-left: 4px solid; border-radius: 4px; }
        .verdict.good { border-color: var(--lightweight); } .verdict.bad { border-color: var(--bad); }
        .verdict.fair { border-color: var(--data); }
        .verdict b { margin-right: .4rem; } b.bad { color: var(--bad); } .stores { list-style: none; padding: 0; }
        .badge { display: inline-block; padding: 0 .5rem; border: 1px solid var(--tone); border-radius: 999px; color: var(--tone);
          font-size: .78rem; font-weight: 600; line-height: 1.5; vertical-align: .08em; overflow-wrap: anywhere; }
        .name { font-weight: 600; overflow-wrap: anywhere; } .flag { color: var(--soft); font-size: .8rem; }
        .flag::before { content: "\\00b7\\00a0"; }
        table { width: 100%; border-collapse: collapse; font-size: .92rem; }
        th { text-align: left; color: var(--soft); font-weight: 600; font-size: .85rem; }
        th, td { padding: .45rem 1rem .45rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
        td:first-child { min-width: 7rem; } td:last-child { min-width: 9rem; } td .badge { white-space: nowrap; }
        .findings, .checks, .changes, .samples, .legend { list-style: none; padding: 0; margin-top: 0; }
        .findings > li, .checks > li { padding: .7rem 0; border-bottom: 1px solid var(--line); }
        .place, .at { font-size: .88rem; } .at { color: var(--soft); display: block; padding-left: 1.4rem; }
        .findings > li:first-child { padding-top: 0; } .place .soft { font-weight: 400; }
        .fix b { color: var(--lightweight); margin-right: .3rem; }
        .step { margin: 0 0 .6rem; padding-left: 1rem; border-left: 3px solid var(--line); }
        summary { cursor: pointer; color: var(--soft); font-size: .88rem; font-weight: 600; margin-top: .5rem; }
        summary h3 { display: inline; color: var(--text); } .step .soft { font-weight: 400; font-size: .85rem; }
        .step[open] { padding-bottom: 1rem; } .findings .place { overflow-wrap: anywhere; }
        .changes > li { padding: .3rem 0; font-size: .95rem; } .changes > li > p + p { padding-left: 1.4rem; }
        .quiet { color: var(--soft); } .mark { display: inline-block; width: 1.1rem; text-align: center;
          font: 600 1em ui-monospace, Menlo, Consolas, monospace; }
        .samples code { color: var(--soft); }
        """

    private static let drawing: HTML = """
        figure { margin: 0; } figure > svg { display: block; max-width: 100%; height: auto; }
        .legend { display: flex; flex-wrap: wrap; gap: .3rem 1.4rem; margin-top: .8rem; font-size: .85rem; color: var(--soft); }
        .legend svg { vertical-align: middle; }
        .line { fill: none; stroke: var(--tone); stroke-width: 2; } .head { fill: var(--tone); }
        .tried .line, .line.tried { stroke-dasharray: 4 4; }
        .node circle { fill: var(--page); stroke: var(--text); stroke-width: 2; } .node.target circle { fill: var(--text); }
        .node text { fill: var(--text); font-size: 14px; white-space: pre; } .target text { font-weight: 700; }
        .node .tag { fill: var(--soft); font-weight: 400; font-size: 12px; }
        """

    private static let narrow: HTML = """
        @media screen and (max-width: 640px) {
          main { padding: 1rem 1rem 3rem; } section { margin-top: 1.4rem; } h1 { font-size: 1.5rem; }
          thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
          table, tbody, tr, td { display: block; } tr { padding: .6rem 0; border-bottom: 1px solid var(--line); }
          td { border: 0; padding: .1rem 0 .1rem 7.5rem; text-indent: -7.5rem; } td > * { text-indent: 0; }
          td::before { content: attr(data-title); display: inline-block; width: 7.5rem; text-indent: 0; color: var(--soft);
            font-size: .85rem; } }
        """

    private static let print: HTML = """
        @media print {
          :root { --page: #fff; --panel: #f2f2f2; --line: #bbb; --text: #000; --soft: #444; --link: #000; --none: #444;
            --lightweight: #14632b; --rename: #0b5b55; --data: #5f5200; --loss: #9a3c00; --staged: #0550ae;
            --mapping: #5b2b9e; --bad: #a0111f; }
          body { font-size: 10pt; } main { max-width: none; padding: 0; } section { margin-top: 1.6rem; }
          h2, h3, h4 { break-after: avoid; } li, tr, figure { break-inside: avoid; }
          details::details-content { content-visibility: visible; display: block; } summary { list-style: none; }
          a { text-decoration: none; } nav { display: none; } }
        """
}

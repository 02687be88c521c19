/// The style sheet of all pages.
enum PageStyle {
  /// The classes of a transcript's lines by their marks.
  static let kinds: [Character: String] = [
    "#": "note", ">": "user", "<": "said", "=": "fact", "@": "setting", "-": "gone", "+": "new",
  ]

  static let text = """
    :root {
      color-scheme: light dark;
      --ground: #ffffff; --ink: #1f2328; --dim: #59636e; --line: #d1d9e0; --panel: #f6f8fa;
      --link: #0550ae; --good: #116329; --good-ground: #dafbe1; --bad: #a40e26;
      --bad-ground: #ffebe9; --warn: #7d4e00; --warn-ground: #fff8c5; --ask: #6639ba;
      --ask-ground: #f3edff;
    }
    @media screen and (prefers-color-scheme: dark) {
      :root {
        --ground: #0d1117; --ink: #e6edf3; --dim: #9198a1; --line: #3d444d; --panel: #151b23;
        --link: #79c0ff; --good: #7ee787; --good-ground: #10331b; --bad: #ffa198;
        --bad-ground: #3c1618; --warn: #f2cc60; --warn-ground: #3b2b09; --ask: #d8bfff;
        --ask-ground: #271b44;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; max-width: 75rem; padding: 1rem clamp(0.75rem, 3vw, 2.5rem) 4rem;
      background: var(--ground); color: var(--ink);
      font: 1rem/1.5 system-ui, "Helvetica Neue", Helvetica, Arial, sans-serif;
      overflow-wrap: anywhere;
    }
    h1 { font-size: 1.75rem; margin: 0.5rem 0 0; }
    h2 { font-size: 1.3rem; margin: 2.5rem 0 0.75rem; padding-bottom: 0.25rem;
      border-bottom: 1px solid var(--line); }
    h3 { font-size: 1.05rem; margin: 1.5rem 0 0.5rem; }
    p { margin: 0.5rem 0; }
    a { color: var(--link); }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 3px; }
    .skip { position: absolute; left: -100rem; }
    .skip:focus { position: static; }
    nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 0; list-style: none; }
    .wide { overflow-x: auto; margin: 0.75rem 0; }
    table { border-collapse: collapse; font-size: 0.9rem; }
    th, td { text-align: left; vertical-align: top; padding: 0.3rem 0.75rem 0.3rem 0;
      border-bottom: 1px solid var(--line); overflow-wrap: normal; }
    .words { min-width: 11rem; overflow-wrap: anywhere; }
    thead th { color: var(--dim); font-weight: 600; white-space: nowrap; }
    code, pre, .code, svg text { font-family: ui-monospace, Menlo, Consolas, "Liberation Mono",
      monospace; }
    code, .code { font-size: 0.9em; }
    td .code { display: block; color: var(--dim); }
    pre { margin: 0.5rem 0; padding: 0.75rem; background: var(--panel); border-radius: 6px;
      border: 1px solid var(--line); white-space: pre-wrap; font-size: 0.85rem; line-height: 1.45; }
    pre code { font-size: inherit; }
    .chips { display: flex; flex-wrap: wrap; gap: 0.35rem; padding: 0; margin: 0.5rem 0;
      list-style: none; font-size: 0.85rem; }
    .chips li { padding: 0.1rem 0.55rem; border: 1px solid var(--line); border-radius: 1rem; }
    .chips .never { border-style: dashed; color: var(--dim); }
    .chips .seen { background: var(--good-ground); color: var(--good); border-color: currentColor; }
    .chips .failed { background: var(--bad-ground); color: var(--bad); border-color: currentColor; }
    .badge { display: inline-block; padding: 0 0.5rem; border-radius: 1rem; font-size: 0.85rem;
      font-weight: 600; border: 1px solid currentColor; white-space: nowrap; }
    .error { color: var(--bad); background: var(--bad-ground); }
    .warning { color: var(--warn); background: var(--warn-ground); }
    .info { color: var(--dim); background: var(--panel); }
    article { margin: 1rem 0; padding: 0.5rem 1rem 0.75rem; border: 1px solid var(--line);
      border-radius: 8px; }
    article h3 { margin: 0.25rem 0; }
    details { margin: 0.5rem 0; }
    summary { cursor: pointer; color: var(--link); }
    .never { color: var(--dim); }
    pre .note { color: var(--dim); } pre .user { color: var(--link); font-weight: 600; }
    pre .fact { color: var(--ask); } pre .setting { color: var(--warn); }
    pre .gone { color: var(--bad); background: var(--bad-ground); }
    pre .new { color: var(--good); background: var(--good-ground); }
    svg { display: block; }
    svg text { font-size: 12px; fill: var(--ink); }
    svg .more { fill: var(--dim); }
    svg rect { fill: var(--panel); stroke: var(--dim); }
    svg path { fill: none; stroke: var(--dim); stroke-width: 1.25; }
    svg .tip { fill: var(--dim); stroke: none; }
    svg .move:hover path { stroke: var(--link); stroke-width: 3; }
    svg .move:hover .tip { fill: var(--link); }
    svg .asked rect { fill: var(--ask-ground); stroke: var(--ask); }
    svg .goAhead rect { fill: var(--warn-ground); stroke: var(--warn); }
    svg .good rect { fill: var(--good-ground); stroke: var(--good); }
    svg .bad rect { fill: var(--bad-ground); stroke: var(--bad); }
    @media print {
      :root { color-scheme: light; }
      body { max-width: none; padding: 0; font-size: 10pt; }
      nav, .skip { display: none; }
      .wide { overflow: visible; } svg { max-width: 100%; height: auto; }
      article, tr, svg { break-inside: avoid; }
      h1, h2, h3, h2 + p, summary { break-after: avoid; }
      details::details-content { content-visibility: visible; block-size: auto; }
    }
    """
}

/** The CSS of the panel, which is above everything on the page. */
export const panelStyle = `
:host { all: initial; }
section { position: fixed; z-index: 2147483000; inset: auto 0 0 0; max-height: 60vh; overflow: auto;
  overscroll-behavior: contain; color: #f4f4f2; background: #16191d; font: 15px/1.5 system-ui, sans-serif; }
section:not(:has(details[open])) { inset-inline-end: auto; }
details { padding: 0 20px; border-block-start: 4px solid #c0301c; }
details.warning, li.warning { border-color: #c98a00; }
summary { padding: 12px 0; font-weight: 650; cursor: pointer; }
summary:focus-visible { outline: 3px solid #7db7ff; }
p { margin: 0 0 4px; overflow-wrap: anywhere; }
ul { display: grid; gap: 20px; max-width: 960px; margin: 16px 0; padding: 0; list-style: none; }
li { min-width: 0; padding-inline-start: 16px; border-inline-start: 4px solid #c0301c; }
.rule { margin-inline-start: 8px; color: #a9b1bb; }
code, pre { font: 13px/1.5 ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace; }
pre { margin: 6px 0 8px; padding: 10px 12px; overflow-x: auto; background: #0d1013; border-radius: 4px; }
pre b { color: #ff8d78; }
`;

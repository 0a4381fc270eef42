/** How the panel looks. It lies above all that a page may have. */
export const panelStyle = `
:host { all: initial; }
* { box-sizing: border-box; }
section { position: fixed; z-index: 2147483000; color: #f4f4f2; font: 15px/1.5 system-ui, sans-serif; }
section:not(.foot):not(.page) { inset: auto auto 16px 16px; }
.foot { inset: auto 0 0 0; max-height: min(46vh, 520px); overflow: auto; overscroll-behavior: contain; padding: 0 20px 20px;
  background: #16191d; border-top: 4px solid #c0301c; }
.foot.warning { border-color: #c98a00; }
.foot header { position: sticky; top: 0; display: flex; gap: 16px; align-items: start; justify-content: space-between;
  padding: 12px 0; background: #16191d; }
.foot header p { margin: 0; }
.foot .issues { max-width: 960px; }
.page { inset: 0; overflow: auto; background: #16191d; }
.column { max-width: 860px; margin: 0 auto; padding: 48px 20px; }
h2 { font-size: 28px; line-height: 1.2; margin: 0 0 8px; }
.lead { margin: 0 0 32px; }
.home { margin: 32px 0 0; }
a { color: inherit; }
.details { overflow: auto; padding: 12px; background: #0d1013; font: 13px/1.5 ui-monospace, Menlo, Consolas, monospace; }
button { flex: none; font: inherit; font-weight: 650; color: #f4f4f2; background: #2b3036; border: 1px solid #59616a;
  border-radius: 4px; padding: 6px 14px; cursor: pointer; }
button:focus-visible, a:focus-visible { outline: 3px solid #7db7ff; outline-offset: 2px; }
.pill { background: #8f2415; border-color: #8f2415; box-shadow: 0 2px 12px rgb(0 0 0 / 35%); }
.pill.warning { background: #5c4300; border-color: #5c4300; }
`;

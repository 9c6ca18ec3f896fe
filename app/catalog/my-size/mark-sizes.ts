import type { MySizes } from '#app/catalog/my-size/my-size.ts'
import { mySizeText } from '#app/catalog/my-size/my-size-text.ts'

const sheet = new CSSStyleSheet()

/**
 * On cards and in suggestions, marks products that can be bought in the shopper's sizes; on product pages, marks the
 * size. Uses a style sheet, because cached pages are the same for everyone. The style sheet marks all
 * lists at once and does not shift the layout.
 */
export function markSizes(sizes: MySizes): void {
  const selector = [...sizes].map(([category, { key }]) => `[data-sizes^="${category} "][data-sizes~="${key}"]`).join()
  const listStyles = `
    .card-text:is(${selector})::after {
      position: absolute; inset-inline-start: 0; top: 100%; padding-block-start: 4px;
      color: var(--color-ink-2); font-size: var(--text-sm); content: ${JSON.stringify(mySizeText.inYourSize)};
    }
    .rail { padding-block-end: 24px; margin-block-end: -24px; }
    [role="option"]:is(${selector})::after {
      margin-inline-start: auto; text-align: end;
      color: var(--color-ink-2); font-size: var(--text-sm); content: ${JSON.stringify(mySizeText.inYourSize)};
    }`
  const pageStyles = `
    .size-cell[data-mine] { border-block-end: 3px solid var(--color-lumen); }
    .size-cell[data-mine]::after {
      display: inline-block; font-size: var(--text-xs); line-height: 1; content: ${JSON.stringify(mySizeText.yourSize)};
    }`
  sheet.replaceSync(sizes.size > 0 ? listStyles + pageStyles : pageStyles)
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
}

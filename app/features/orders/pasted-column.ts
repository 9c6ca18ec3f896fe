/**
 * The texts of a column that was copied out of a spreadsheet or a list, one for each line; of several columns the first.
 * Empty lines in between count: they are orders without a number.
 */
export function pastedColumn(text: string): string[] {
  return text
    .replace(/(\r?\n)+$/, '')
    .split(/\r?\n/)
    .map((line) => (line.split('\t')[0] ?? '').trim())
}

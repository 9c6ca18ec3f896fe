/** Keeps empty lines before the last text: they stand for orders without a number. */
export function pastedColumn(text: string): string[] {
  const lines = text.split(/\r?\n/)
  const used = lines.findLastIndex((line) => line !== '') + 1
  return lines.slice(0, Math.max(1, used)).map((line) => (line.split('\t')[0] ?? '').trim())
}

/** Keeps empty lines before the last value, because they stand for orders without a tracking number. */
export function parsePastedColumn(text: string): string[] {
  const lines = text.split(/\r?\n/)
  const used = lines.findLastIndex((line) => line !== '') + 1
  return lines.slice(0, Math.max(1, used)).map((line) => (line.split('\t')[0] ?? '').trim())
}

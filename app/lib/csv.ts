/** What spreadsheets open without asking which characters it holds. */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Rows as a CSV file (RFC 4180), the first one its heading. What a spreadsheet would take for a formula gets an
 * apostrophe before it: names and e-mails in an export are other people's words.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

// This file imports no server code, so that browser tests can use it too.

type StatementLine = { readonly amount: number; readonly text: string; readonly payer?: string; readonly day?: string }

/** Returns a CSV statement in US dollars. Amounts are in cents. */
export function createCsvStatement(lines: readonly StatementLine[]): string {
  const rows = lines.map(({ amount, text, payer = 'Ada Obi', day = '2026-11-20' }) =>
    [day, (amount / 100).toFixed(2), 'USD', payer, text].join(';'),
  )
  return ['Booking date;Amount;Currency;Payer;Description', ...rows].join('\r\n')
}

// Imports no server code, so browser tests can use it too.

type StatementLine = { readonly amount: number; readonly text: string; readonly payer?: string; readonly day?: string }

/** A CSV statement in US dollars; amounts in cents. */
export function csvStatement(lines: readonly StatementLine[]): string {
  const rows = lines.map(({ amount, text, payer = 'Ada Obi', day = '2026-11-20' }) =>
    [day, (amount / 100).toFixed(2), 'USD', payer, text].join(';'),
  )
  return ['Booking date;Amount;Currency;Payer;Description', ...rows].join('\r\n')
}

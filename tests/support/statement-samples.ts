// Builds bank statements for tests, in the formats camt.053 and MT940.

const CAMT_HEAD = '<?xml version="1.0" encoding="UTF-8"?>'

/** `entries` are `Ntry` elements. */
export function createCamtFile(
  entries: string,
  { version = '08', account = 'DE89370400440532013000', currency = 'EUR', id = 'S1' } = {},
): string {
  return `${CAMT_HEAD}
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>
<GrpHdr><MsgId>M1</MsgId></GrpHdr>
<Stmt><Id>${id}</Id><Acct><Id><IBAN>${account}</IBAN></Id><Ccy>${currency}</Ccy></Acct>
${entries}
</Stmt></BkToCstmrStmt></Document>`
}

type SampleEntry = {
  readonly amount?: string
  readonly currency?: string
  readonly date?: string
  readonly direction?: 'CRDT' | 'DBIT'
  readonly status?: string
  readonly reversal?: string
  readonly reference?: string
  /** `TxDtls` elements. */
  readonly details?: string
}

export function createCamtEntry({
  amount = '49.90',
  currency = 'EUR',
  date = '<Dt>2026-11-03</Dt>',
  direction = 'CRDT',
  status = '<Cd>BOOK</Cd>',
  reversal = '',
  reference = '',
  details = '',
}: SampleEntry = {}): string {
  return `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd>${reversal && `<RvslInd>${reversal}</RvslInd>`}
<Sts>${status}</Sts><BookgDt>${date}</BookgDt>${reference && `<AcctSvcrRef>${reference}</AcctSvcrRef>`}
<NtryDtls>${details}</NtryDtls></Ntry>`
}

export function createCamtDetails({
  text = '',
  name = '',
  iban = '',
  endToEnd = 'NOTPROVIDED',
  amount = '',
} = {}): string {
  return `<TxDtls><Refs><EndToEndId>${endToEnd}</EndToEndId></Refs>${amount}
<RltdPties><Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>${iban}</IBAN></Id></DbtrAcct></RltdPties>
<RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`
}

/** `lines` are fields :61: and :86:. By default, `closing` is the balance that results from the lines. */
export function createMt940File(
  lines: readonly string[],
  { account = '37040044/0532013000', currency = 'EUR', closing = computeClosingBalance(lines) } = {},
): string {
  const head = [':20:STARTUMS', `:25:${account}`, ':28C:00042/001', `:60F:C261102${currency}1000,00`]
  return [
    ...head,
    ...lines,
    `:62F:${closing < 0 ? 'D' : 'C'}261103${currency}${formatDecimalComma(closing)}`,
    '-',
  ].join('\r\n')
}

function computeClosingBalance(lines: readonly string[]): number {
  const amounts = lines.map((line) => {
    const [, mark = '', amount = ''] = /^:61:\d{6}(?:\d{4}| {4})?(C|D|RC|RD)[A-Z]?([\d.,]+)/.exec(line) ?? []
    const value = Number(`0${amount.replaceAll('.', '').replace(',', '.')}`)
    return mark === 'C' || mark === 'RD' ? value : -value
  })
  return amounts.reduce((sum, amount) => sum + amount, 1_000)
}

function formatDecimalComma(amount: number): string {
  return Math.abs(amount)
    .toFixed(3)
    .replace(/\.?0+$/, '')
    .replace('.', ',')
}

export function toBytes(
  text: string,
  encoding: 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be' = 'utf-8',
): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text)
  if (encoding === 'windows-1252')
    return Uint8Array.from(text, (character) => SPECIAL.get(character) ?? character.charCodeAt(0))
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))
  return Uint8Array.from(
    units.flatMap((unit) => (encoding === 'utf-16le' ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])),
  )
}

const SPECIAL: ReadonlyMap<string, number> = new Map([
  ['€', 0x80],
  ['„', 0x84],
  ['“', 0x93],
  ['–', 0x96],
])

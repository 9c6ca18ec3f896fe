import { formatFigures, formatTargets, formatVerdict, getVerdict, type Row } from '#tools/bench/row.ts'

export type MeasuredPart = {
  readonly name: string
  readonly rows: readonly Row[]
  /** Microseconds that the bare server took right before this part: see `measureBareMicroseconds`. */
  readonly machine: number
}

/** The machine and versions of a run. */
export type Surroundings = readonly (readonly [name: string, text: string])[]

const HEADINGS = ['Part', 'Work', 'Figure', 'Target', 'Result'] as const

/** The work of the main rows. The document also contains every row that missed its target or was not measured. */
export const MAIN_WORK: ReadonlySet<string> = new Set([
  'cached product page, against bare node:http',
  'rendered product page: processor time',
  'orders with two lines over HTTP, saturated, against the same statements in one round trip',
  'orders with two lines over HTTP, 100 a second, open loop: p99',
  '/shop, filtered, sorted, counted and paged, at 100,000 products: p99',
  'text search at 100,000 products: p99',
  'admin, product list at 100,000 products: p99',
  'admin, order list at 1,000,000 orders: p99',
  'weight, product: scripts',
  'from pressing a card until the product is shown: p75',
  'interaction latency: p98',
  'Lighthouse, product: performance',
  'Lighthouse, product: accessibility',
  'second start until ready',
  'memory of the web process, idle',
  'memory of the web process, under load',
])

const HEAD = `# Benchmarks

Written by \`npm run bench\`, which prints every figure and how it is measured. \`npm run bench -- --only cached\` measures one part and only prints. The table has the main figures and all that miss their target.

Both sides of a comparison run alternately on the same machine. Other figures depend on the machine: if the bare server is slower too, a worse figure is not a regression.
`

export function formatSummary(parts: readonly MeasuredPart[]): string {
  const verdicts = parts.flatMap(({ rows }) => rows.map(getVerdict))
  const count = (expectedVerdict: string) => verdicts.filter((verdict) => verdict === expectedVerdict).length
  const missing = count('not measured')
  return [
    `${count('met')} of ${verdicts.length - count('reported')} targets met`,
    `${count('missed')} missed`,
    ...(missing > 0 ? [`${missing} could not be measured`] : []),
  ].join(', ')
}

export function isIncomplete(parts: readonly MeasuredPart[]): boolean {
  return parts.some(({ rows }) => rows.some((row) => getVerdict(row) === 'not measured'))
}

export function formatLines({ rows }: Pick<MeasuredPart, 'rows'>): string[] {
  const cells = rows.map((row) => [
    row.work,
    formatFigures(row),
    formatTargets(row),
    formatVerdict(row).replaceAll('**', ''),
  ])
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((texts) => texts[column]?.length ?? 0)))
  return cells.flatMap((texts, index) => {
    const line = `  ${texts.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  ')}`
    const remark = rows[index]?.remark
    return remark ? [line.trimEnd(), `      ${remark}`] : [line.trimEnd()]
  })
}

export function formatDocument(parts: readonly MeasuredPart[], surroundings: Surroundings): string {
  const bare = parts.map(({ machine }) => machine)
  const unknown = [...MAIN_WORK].filter((work) => !parts.some(({ rows }) => rows.some((row) => row.work === work)))
  const range = `${Math.min(...bare).toFixed(1)} to ${formatMachineTime(Math.max(...bare))}`
  return [
    HEAD,
    ...surroundings.map(([name, text]) => `- ${name}: ${text}`),
    `- Bare \`node:http\` server: ${range} of processor time for a page of 20 KB`,
    '',
    `${formatSummary(parts)}.`,
    ...unknown.map((work) => `No figure: ${work}.`),
    '',
    formatTableRow(HEADINGS),
    formatTableRow(HEADINGS.map(() => '---')),
    ...parts.flatMap(({ name, rows }) => rows.filter(isDocumented).map((row) => formatRow(name, row))),
    '',
  ].join('\n')
}

export function formatMachineTime(microseconds: number): string {
  return `${microseconds.toFixed(1)} µs`
}

function isDocumented(row: Row): boolean {
  return MAIN_WORK.has(row.work) || ['missed', 'not measured'].includes(getVerdict(row))
}

function formatRow(part: string, row: Row): string {
  return formatTableRow([part, row.work, formatFigures(row), formatTargets(row), formatVerdict(row)])
}

function formatTableRow(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}

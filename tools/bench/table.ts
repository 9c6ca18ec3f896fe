import { figureText, type Row, targetText, verdictOf, verdictText } from '#tools/bench/row.ts'

export type MeasuredPart = {
  readonly name: string
  readonly how: string
  readonly rows: readonly Row[]
  /** Microseconds that the bare server took right before: see `bareMicroseconds`. */
  readonly machine: number
}

/** The machine and versions of a run. */
export type Surroundings = readonly (readonly [name: string, text: string])[]

const HEADINGS = ['Work', 'Figure', 'Target', 'Result', 'Bare server', 'Detail'] as const

const HEAD = `# Benchmarks

Written by \`npm run bench\`, which measures both sides of a comparison alternately in one run. Ratios compare with what runs on the same machine at the same time; times and scores depend on the machine. How fast it was is shown by the processor time of a bare \`node:http\` server for a page of 20 KB, measured before each section: if it is higher too, a worse figure is not a regression. \`npm run bench -- --only cached\` repeats one section.
`

export function summaryOf(parts: readonly MeasuredPart[]): string {
  const verdicts = parts.flatMap(({ rows }) => rows.map(verdictOf))
  const count = (wanted: string) => verdicts.filter((verdict) => verdict === wanted).length
  const missing = count('not measured')
  return [
    `${count('reached')} of ${verdicts.length - count('reported')} figures are reached`,
    `${count('falls short')} fall short`,
    ...(missing > 0 ? [`${missing} could not be measured`] : []),
  ].join(', ')
}

export function isIncomplete(parts: readonly MeasuredPart[]): boolean {
  return parts.some(({ rows }) => rows.some((row) => verdictOf(row) === 'not measured'))
}

export function linesOf({ rows }: Pick<MeasuredPart, 'rows'>): string[] {
  const cells = rows.map((row) => [row.work, figureText(row), targetText(row), verdictText(row).replaceAll('**', '')])
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((texts) => texts[column]?.length ?? 0)))
  return cells.flatMap((texts, index) => {
    const line = `  ${texts.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  ')}`
    const remark = rows[index]?.remark
    return remark ? [line.trimEnd(), `      ${remark}`] : [line.trimEnd()]
  })
}

export function markdownOf(parts: readonly MeasuredPart[], surroundings: Surroundings): string {
  return [
    HEAD,
    ...surroundings.map(([name, text]) => `- ${name}: ${text}`),
    '',
    `${summaryOf(parts)}.`,
    '',
    ...parts.flatMap(sectionOf),
  ].join('\n')
}

export function machineText(microseconds: number): string {
  return `${microseconds.toFixed(1)} µs`
}

function sectionOf({ name, how, rows, machine }: MeasuredPart): string[] {
  const cells = rows.map((row) => [
    row.work,
    figureText(row),
    targetText(row),
    verdictText(row),
    machineText(machine),
    row.remark ?? '',
  ])
  return [
    `## ${name}`,
    '',
    how,
    '',
    tableRow(HEADINGS),
    tableRow(HEADINGS.map(() => '---')),
    ...cells.map(tableRow),
    '',
  ]
}

function tableRow(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}

import { buffer } from 'node:stream/consumers'
import { formatDay } from '#app/lib/format/date.ts'
import type { InvoiceContents } from '#app/payments/invoices/invoice-contents.ts'
import {
  createMoneyFormatter,
  formatRate,
  getClosingText,
  listBuyerLines,
  listReferences,
  listSellerLines,
  listSumRows,
  toTaxTable,
} from '#app/payments/invoices/invoice-rows.ts'
import { invoiceText } from '#app/payments/invoices/invoice-text.ts'
import {
  computeHeight,
  drawLines,
  getLeftEdge,
  getPaperSize,
  MARGIN,
  openPdf,
  type Style,
  wrap,
} from '#app/payments/invoices/pdf/pdf-page.server.ts'
import { uiText } from '#app/ui/ui-text.ts'

type Pdf = ReturnType<typeof openPdf>
type Cell = { readonly text: string; readonly note?: string; readonly isStrong?: boolean }
type Column = { readonly heading: string; readonly width: number; readonly align?: 'right' }

const TEXT: Style = { size: 9 }
const STRONG: Style = { size: 9, weight: 700 }
const SMALL: Style = { size: 8 }
const TITLE: Style = { size: 16, weight: 700 }
const FOOT = 40
const GAP = 10

/** Draws the PDF of an invoice or credit note. The same contents always produce the same pages. */
export async function drawInvoice(contents: InvoiceContents): Promise<Buffer> {
  const { kind, number, day, seller, buyer } = contents
  const title = `${invoiceText.kinds[kind]} ${number}`
  const pdf = openPdf(getPaperSize(buyer.country), { title, author: seller.name, day })
  const sheet = new Sheet(pdf)
  sheet.drawColumns(
    [
      { lines: [seller.name], style: STRONG },
      { lines: listSellerLines(seller), style: TEXT },
    ],
    [
      { lines: [invoiceText.kinds[kind]], style: TITLE },
      { lines: [number], style: STRONG },
      { lines: [`${invoiceText.issued} ${formatDay(day)}`, ...listReferences(contents)], style: TEXT },
    ],
    'right',
  )
  sheet.drawRule(1)
  const shipTo = contents.kind === 'invoice' ? contents.shipTo : []
  sheet.drawColumns(
    [
      { lines: [invoiceText.billedTo], style: SMALL },
      { lines: listBuyerLines(buyer), style: TEXT },
    ],
    shipTo.length > 0
      ? [
          { lines: [invoiceText.shippedTo], style: SMALL },
          { lines: shipTo, style: TEXT },
        ]
      : [],
  )
  drawInvoiceLines(contents, sheet)
  drawSums(contents, sheet)
  const closing = getClosingText(contents)
  if (closing) sheet.drawParagraph(closing)
  sheet.numberPages(title)
  pdf.end()
  return await buffer(pdf)
}

function drawInvoiceLines(contents: InvoiceContents, sheet: Sheet): void {
  const write = createMoneyFormatter(contents)
  if (contents.kind === 'invoice') {
    sheet.drawTable(
      [
        { heading: invoiceText.product, width: 0 },
        { heading: invoiceText.quantity, width: 42, align: 'right' },
        { heading: invoiceText.price, width: 92, align: 'right' },
        { heading: invoiceText.taxRate, width: 52, align: 'right' },
        { heading: invoiceText.lineTotal, width: 100, align: 'right' },
      ],
      contents.lines.map(({ name, variant, sku, quantity, price, rate, total }) => [
        { text: name, note: uiText.list([variant, sku]) },
        { text: String(quantity) },
        { text: write(price) },
        { text: formatRate(rate) },
        { text: write(total) },
      ]),
    )
  } else if (contents.returned.length > 0) {
    sheet.drawTable(
      [
        { heading: invoiceText.returned, width: 0 },
        { heading: invoiceText.quantity, width: 60, align: 'right' },
      ],
      contents.returned.map(({ name, variant, sku, quantity }) => [
        { text: name, note: uiText.list([variant, sku]) },
        { text: String(quantity) },
      ]),
    )
  }
}

function drawSums(contents: InvoiceContents, sheet: Sheet): void {
  const rows = listSumRows(contents).map(({ term, amount, isTotal = false }) => [
    { text: term, isStrong: isTotal },
    { text: amount, isStrong: isTotal },
  ])
  sheet.drawTable(
    [
      { heading: '', width: 160 },
      { heading: '', width: 120, align: 'right' },
    ],
    rows,
    'right',
  )
  const taxes = toTaxTable(contents)
  if (taxes.length < 2) return // a single row would only repeat the sums
  sheet.drawTable(
    [
      { heading: invoiceText.taxByRate, width: 120 },
      { heading: invoiceText.net, width: 80, align: 'right' },
      { heading: invoiceText.tax, width: 80, align: 'right' },
    ],
    taxes.map(({ term, net, tax }) => [{ text: term }, { text: net }, { text: tax }]),
    'right',
  )
}

type Block = { readonly lines: readonly string[]; readonly style: Style }

/** Fills pages from top to bottom. */
class Sheet {
  private y = MARGIN
  private readonly pdf: Pdf
  private readonly width: number
  private readonly bottom: number

  constructor(pdf: Pdf) {
    this.pdf = pdf
    pdf.addPage()
    this.width = pdf.page.width - 2 * MARGIN
    this.bottom = pdf.page.height - MARGIN - FOOT
  }

  drawColumns(left: readonly Block[], right: readonly Block[], align: 'left' | 'right' = 'left'): void {
    const width = this.width / 2 - GAP
    const top = this.y
    const drawn = [
      this.drawBlocks(left, { x: MARGIN, y: top, width }),
      this.drawBlocks(right, { x: MARGIN + this.width / 2 + GAP, y: top, width, align }),
    ]
    this.y = Math.max(...drawn) + 2 * GAP
  }

  private drawBlocks(blocks: readonly Block[], place: Parameters<typeof drawLines>[3]): number {
    return blocks.reduce((y, { lines, style }) => {
      const wrapped = lines.flatMap((line) => wrap(this.pdf, line, style, place.width))
      return drawLines(this.pdf, wrapped, style, { ...place, y })
    }, place.y)
  }

  drawRule(weight: number): void {
    this.drawLine(MARGIN, this.width, this.y - GAP, weight)
  }

  private drawLine(x: number, width: number, y: number, weight: number): void {
    const start = getLeftEdge(this.pdf, x, width)
    this.pdf
      .moveTo(start, y)
      .lineTo(start + width, y)
      .lineWidth(weight)
      .strokeColor(weight < 1 ? '#b8b0b6' : '#1e1620')
      .stroke()
  }

  drawParagraph(text: string): void {
    for (const line of wrap(this.pdf, text, SMALL, this.width)) {
      this.makeRoom(computeHeight(SMALL, 1))
      this.y = drawLines(this.pdf, [line], SMALL, { x: MARGIN, y: this.y, width: this.width })
    }
  }

  /** A page that continues the table repeats its header. A column of width 0 takes the remaining width. */
  drawTable(columns: readonly Column[], rows: readonly (readonly Cell[])[], side: 'full' | 'right' = 'full'): void {
    const fixed = columns.reduce((sum, { width }) => sum + width, 0)
    const widths = columns.map(({ width }) => width || this.width - fixed)
    const whole = side === 'full' ? this.width : fixed
    const left = MARGIN + this.width - whole
    const hasHead = columns.some(({ heading }) => heading !== '')
    const drawHead = () => {
      if (!hasHead) return
      this.drawRow(
        columns,
        widths,
        left,
        columns.map(({ heading }) => ({ text: heading })),
        SMALL,
      )
      this.drawLine(left, whole, this.y, 1)
      this.y += 3
    }
    const headHeight = hasHead ? computeHeight(SMALL, 1) + 9 : 0
    this.makeRoom(headHeight + this.computeRowHeight(columns, widths, rows[0] ?? []))
    drawHead()
    for (const row of rows) {
      if (this.makeRoom(this.computeRowHeight(columns, widths, row))) drawHead()
      this.drawRow(columns, widths, left, row, TEXT)
      if (hasHead) this.drawLine(left, whole, this.y, 0.5)
    }
    this.y += 2 * GAP
  }

  private wrapCell(width: number, { text, note = '', isStrong = false }: Cell, style: Style) {
    const cellStyle = isStrong ? STRONG : style
    const inner = width - 6
    return [
      { lines: wrap(this.pdf, text, cellStyle, inner), style: cellStyle },
      { lines: note === '' ? [] : wrap(this.pdf, note, SMALL, inner), style: SMALL },
    ]
  }

  private computeRowHeight(columns: readonly Column[], widths: readonly number[], cells: readonly Cell[]): number {
    const heights = columns.map((_, at) => {
      const cell = cells[at]
      const blocks = cell ? this.wrapCell(widths[at] ?? 0, cell, TEXT) : []
      return blocks.reduce((sum, { lines, style }) => sum + computeHeight(style, lines.length), 0)
    })
    return Math.max(...heights) + 6
  }

  private drawRow(
    columns: readonly Column[],
    widths: readonly number[],
    left: number,
    cells: readonly Cell[],
    style: Style,
  ): void {
    let x = left
    let end = this.y
    for (const [at, { align = 'left' }] of columns.entries()) {
      const width = widths[at] ?? 0
      const cell = cells[at]
      if (cell) {
        const place = { x: align === 'right' ? x + 6 : x, y: this.y + 3, width: width - 6 }
        end = Math.max(end, this.drawBlocks(this.wrapCell(width, cell, style), { ...place, align }))
      }
      x += width
    }
    this.y = end + 3
  }

  /** Returns true if a page was added. */
  private makeRoom(height: number): boolean {
    if (this.y + height <= this.bottom || this.y === MARGIN) return false
    this.pdf.addPage()
    this.y = MARGIN
    return true
  }

  numberPages(title: string): void {
    const { start, count } = this.pdf.bufferedPageRange()
    for (let index = 0; index < count; index++) {
      this.pdf.switchToPage(start + index)
      const place = { x: MARGIN, y: this.pdf.page.height - MARGIN, width: this.width }
      drawLines(this.pdf, [title], SMALL, place)
      drawLines(this.pdf, [invoiceText.page(index + 1, count)], SMALL, { ...place, align: 'right' })
    }
  }
}

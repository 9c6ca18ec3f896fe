import PDFDocument from 'pdfkit'
import { COUNTRIES } from '#app/base/country-data.ts'
import { currentTag, findDirAttribute } from '#app/lib/language.ts'
import type { Weight } from '#app/payments/invoices/pdf/pdf-fonts.server.ts'
import { toRuns } from '#app/payments/invoices/pdf/pdf-runs.server.ts'

type Pdf = InstanceType<typeof PDFDocument>

export type Style = { readonly size: number; readonly weight?: Weight }
type TextBox = { readonly x: number; readonly y: number; readonly width: number; readonly align?: 'left' | 'right' }

export const MARGIN = 48
const LINE_HEIGHT = 1.4

export function getPaperSize(country: string): 'A4' | 'LETTER' {
  return COUNTRIES[country]?.paper ?? 'A4'
}

export function openPdf(
  size: 'A4' | 'LETTER',
  { title, author, day }: Record<'title' | 'author' | 'day', string>,
): Pdf {
  const date = new Date(day)
  return new PDFDocument({
    size,
    margin: 0, // otherwise the library adds pages
    autoFirstPage: false,
    bufferPages: true, // each page shows the total number of pages
    lang: currentTag(),
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: date, ModDate: date },
  })
}

export function computeHeight({ size }: Style, lines: number): number {
  return size * LINE_HEIGHT * lines
}

/** Splits text into lines that fit. Breaks words longer than a line. */
export function wrap(pdf: Pdf, text: string, style: Style, width: number): readonly string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    for (const word of paragraph.split(' ').flatMap((part) => breakWord(pdf, part, style, width))) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line !== '' && measureWidth(pdf, longer, style) > width) {
        lines.push(line)
        line = word
      } else line = longer
    }
    return [...lines, line]
  })
}

function breakWord(pdf: Pdf, word: string, style: Style, width: number): readonly string[] {
  if (measureWidth(pdf, word, style) <= width) return [word]
  const parts: string[] = []
  let part = ''
  for (const character of word) {
    if (part !== '' && measureWidth(pdf, part + character, style) > width) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part]
}

function measureWidth(pdf: Pdf, line: string, style: Style): number {
  return toRuns(line).reduce((width, run) => {
    selectFont(pdf, run, style)
    return width + pdf.widthOfString(run.text, WHOLE_RUN)
  }, 0)
}

/** Returns true if lines run from right to left, so that the left and right sides of a page are swapped. */
function isMirrored(): boolean {
  return findDirAttribute(currentTag()) === 'rtl'
}

/** Returns the left edge of content at the distance `x` from the side where lines start. */
export function getLeftEdge(pdf: Pdf, x: number, width: number): number {
  return isMirrored() ? pdf.page.width - x - width : x
}

/** Draws wrapped lines with their top at `y`; returns where they end. */
export function drawLines(
  pdf: Pdf,
  lines: readonly string[],
  style: Style,
  { x, y, width, align = 'left' }: TextBox,
): number {
  const start = getLeftEdge(pdf, x, width)
  const isRight = (align === 'right') !== isMirrored()
  for (const [index, line] of lines.entries()) {
    const baseline = y + computeHeight(style, index) + style.size * 1.05
    let left = isRight ? start + width - measureWidth(pdf, line, style) : start
    for (const run of toRuns(line)) {
      selectFont(pdf, run, style)
      pdf.text(run.text, left, baseline, { ...WHOLE_RUN, lineBreak: false, baseline: 'alphabetic' })
      left += pdf.widthOfString(run.text, WHOLE_RUN)
    }
  }
  return y + computeHeight(style, lines.length)
}

/**
 * With `features`, even an empty list, the library lays out a run as a whole. If it were laid out word by word, Arabic
 * would be in the wrong order.
 */
const WHOLE_RUN: { features: [] } = { features: [] }

function selectFont(pdf: Pdf, { font }: ReturnType<typeof toRuns>[number], { size, weight = 400 }: Style): void {
  const name = `${font.name}-${weight}`
  const registeredNames = registeredFonts.get(pdf) ?? new Set<string>()
  registeredFonts.set(pdf, registeredNames)
  if (!registeredNames.has(name)) {
    pdf.registerFont(name, font.load(weight))
    registeredNames.add(name)
  }
  pdf.font(name).fontSize(size)
}

const registeredFonts = new WeakMap<Pdf, Set<string>>()

import type { FieldChange } from '#app/base/import-kind.ts'
import { pageInput } from '#app/content/pages/admin/page-input.ts'
import type { PageContent } from '#app/content/pages/page-content.ts'
import { parseInput } from '#app/lib/form.ts'
import { slugify } from '#app/lib/slug.ts'
import { cutText } from '#app/lib/text.ts'
import { type FileError, type FileRow, getCell } from '#app/platform/files/file-row.ts'
import { getPolicyLabel } from '#app/store/staff-labels.ts'

/** The labels of the fields in the form. */
const LABELS = {
  title: 'Title',
  slug: 'Slug',
  policy: 'Policy',
  seoTitle: 'SEO title',
  seoDescription: 'SEO description',
} as const

type ContentResult =
  | { readonly ok: true; readonly content: PageContent }
  | { readonly ok: false; readonly errors: readonly FileError[] }

/** Parses a file and validates it by the rules of the form. The slug defaults to the file name. */
export function parseContent(row: FileRow): ContentResult {
  const slug = slugify(getCell(row, 'slug')) || slugify(getCell(row, 'file'))
  const [title, policy, body] = [getCell(row, 'title'), getCell(row, 'policy'), getCell(row, 'text')]
  const [seoTitle, seoDescription] = [getCell(row, 'seoTitle'), getCell(row, 'seoDescription')]
  const parsed = parseInput(pageInput, { title, slug, policy, body, seoTitle, seoDescription, version: '' })
  if (parsed.ok) {
    const { version: _, intent: __, saveAsNew: ___, ...content } = parsed.value
    return { ok: true, content }
  }
  const file = getCell(row, 'file')
  const errors = Object.entries(parsed.errors).map(([, message]) => ({ line: row.line, column: file, message }))
  return { ok: false, errors }
}

/** Lists the changed fields. For the body, lists the lines that only one version has. */
export function listChanges(before: PageContent | null, after: PageContent): readonly FieldChange[] {
  const formatField = (content: PageContent | null, field: keyof typeof LABELS) => {
    const value = content?.[field] ?? ''
    return field === 'policy' && content?.policy ? getPolicyLabel(content.policy) : value
  }
  const fields = Object.entries(LABELS).flatMap(([name, label]) => {
    // Boundary: `Object.entries` returns strings
    const field = name as keyof typeof LABELS
    const [from, to] = [formatField(before, field), formatField(after, field)]
    return from === to ? [] : [{ field: label, from, to }]
  })
  if ((before?.body ?? '') === after.body) return fields
  const [from, to] = [
    joinLinesMissingIn(before?.body ?? '', after.body),
    joinLinesMissingIn(after.body, before?.body ?? ''),
  ]
  return [...fields, { field: 'Text', from, to: from === '' && to === '' ? 'The same lines in a different order' : to }]
}

const MAX_SHOWN = 600

function joinLinesMissingIn(text: string, other: string): string {
  const otherLines = new Set(other.split('\n').map((line) => line.trim()))
  const ownLines = text.split('\n').filter((line) => line.trim() !== '' && !otherLines.has(line.trim()))
  const joined = ownLines.join('\n')
  return joined.length > MAX_SHOWN ? `${cutText(joined, MAX_SHOWN)}…` : joined
}

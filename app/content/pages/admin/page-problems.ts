import { listGaps } from '#app/content/page-gaps.ts'
import { adminText } from '#app/content/pages/admin-text.ts'
import type { PageContent } from '#app/content/pages/page-content.ts'
import type { FieldErrors } from '#app/lib/form.ts'
import { shortLine } from '#app/lib/line.ts'
import { parseLink } from '#app/lib/link.ts'
import { listReferences } from '#app/lib/markdown.ts'
import { findUnknownPlaceholder, PLACEHOLDERS } from '#app/store/placeholders.ts'
import { getPagePath } from '#app/store/policies.ts'

const MAX_NAMED = 3

/**
 * Returns the reasons why a page cannot be published yet, by field. `isStored` returns true for images in the store.
 */
export function findPageProblems(content: PageContent, isStored: (url: string) => boolean): FieldErrors {
  const { title, body, seoTitle, seoDescription } = content
  const { images, links } = listReferences(body)
  const ownPath = getPagePath(content)
  const unknown = findUnknownPlaceholder(body)
  const problems = [
    body.trim() === '' && adminText.textMissing,
    formatNames(listGaps(body), adminText.gapsToFill),
    unknown && adminText.unknownPlaceholder(unknown, PLACEHOLDERS.map((name) => `{${name}}`).join(', ')),
    formatNames(
      images.filter(({ alt, isDecorative }) => alt === '' && !isDecorative).map(({ url }) => getFileName(url)),
      adminText.imagesUndescribed,
    ),
    formatNames(
      images.map(({ url }) => url).filter((url) => !isStored(url)),
      adminText.imagesElsewhere,
    ),
    formatNames(
      links.filter((link) => parseLink(link) === null),
      adminText.linksInvalid,
    ),
    links.includes(ownPath) && adminText.linksToItself(ownPath),
  ]
  const message = problems.filter((problem) => problem !== false && problem !== null).join(' ')
  const describeGaps = (text: string) => formatNames(listGaps(text), adminText.gapsToFill)
  const fields = {
    title: describeGaps(title),
    body: message,
    seoTitle: describeGaps(seoTitle),
    seoDescription: describeGaps(seoDescription),
  }
  return Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => Boolean(entry[1])))
}

function formatNames(found: readonly string[], formatMessage: (names: string) => string): string | null {
  const names = [...new Set(found)].map((name) => shortLine(name, 100))
  if (names.length === 0) return null
  const more = names.length - MAX_NAMED
  const listedNames = names.slice(0, MAX_NAMED).join(', ')
  return formatMessage(more > 0 ? adminText.listAndMore(listedNames, more) : listedNames)
}

function getFileName(url: string): string {
  return url.replace(/^.*\//, '')
}

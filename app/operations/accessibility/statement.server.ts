import { href } from 'react-router'
import { countryName, expandGroups, sortByName } from '#app/base/countries.ts'
import type { FoundPage } from '#app/content/pages.server.ts'
import { formatDay } from '#app/lib/format/date.ts'
import type { RichText } from '#app/lib/markdown.ts'
import { accessibilityText } from '#app/operations/accessibility/accessibility-text.server.ts'
import { AUTHORITIES } from '#app/operations/accessibility/authorities.ts'
import { MEASUREMENT, type Measurement } from '#app/operations/accessibility/measurement.ts'
import type { OpenMarket } from '#app/store/locale.ts'
import type { Settings } from '#app/store/settings.ts'

type StatementTerms = {
  readonly market: Pick<OpenMarket, 'countries'>
  readonly settings: Pick<Settings, 'store_name' | 'store_email' | 'store_phone' | 'accessibility_authority'>
}

/**
 * Returns the accessibility page of a store whose owner has not written one. `buildAccessibilityStatement` returns the
 * text of the page.
 */
export function getBuiltInStatementPage(): FoundPage {
  return {
    title: accessibilityText.title,
    slug: '',
    slugs: { original: '', byLanguage: {} },
    policy: 'accessibility',
    body: '',
    seoTitle: '',
    seoDescription: '',
    publishedAt: null,
  }
}

/** Returns the statement that Directive (EU) 2019/882, Annex V, requires from a store, in the page's language. */
export function buildAccessibilityStatement(terms: StatementTerms): RichText {
  return [
    ['p', [accessibilityText.intro(terms.settings.store_name)]],
    ['h2', [accessibilityText.serviceTitle], 'service'],
    ['p', [accessibilityText.service]],
    ['p', [accessibilityText.formats]],
    ['h2', [accessibilityText.meetsTitle], 'requirements'],
    ['p', [accessibilityText.standard]],
    [
      'ul',
      [accessibilityText.keyboard, accessibilityText.readers, accessibilityText.sight, accessibilityText.forms].map(
        (line) => ['li', [line]] as const,
      ),
    ],
    ...buildTestResults(),
    ['h2', [accessibilityText.reportTitle], 'report'],
    ['p', [accessibilityText.report]],
    ...buildContactLines(terms.settings),
    ...buildAuthoritySection(terms),
  ]
}

/** Returns the test results and the supervising authorities. A page that the owner wrote also ends with them. */
export function buildStatementEnd(terms: StatementTerms): RichText {
  return [...buildTestResults(), ...buildAuthoritySection(terms)]
}

function buildTestResults(measured: Measurement = MEASUREMENT): RichText {
  const { date, version, axe, pages, findings } = measured
  const rules = findings.map(({ rule, help }) => ['li', [`${rule}: ${help}`]] as const)
  return [
    ['h2', [accessibilityText.measuredTitle], 'measured'],
    [
      'p',
      [
        rules.length === 0
          ? accessibilityText.passed(pages.length)
          : accessibilityText.failed(pages.length, rules.length),
      ],
    ],
    ...(rules.length > 0 ? ([['ul', rules]] as const) : []),
    ['p', [accessibilityText.limits]],
    ['p', [accessibilityText.measured(formatDay(date), version, axe)]],
  ]
}

function buildContactLines({ store_email: email, store_phone: phone }: StatementTerms['settings']): RichText {
  const links: RichText = [
    ...(email ? ([['a', [email], `mailto:${email}`]] as const) : []),
    ...(phone ? ([['a', [phone], `tel:${phone.replace(/[^+\d]/g, '')}`]] as const) : []),
    ['a', [accessibilityText.contact], href('/contact')],
  ]
  return links.map((link) => ['p', [link]] as const)
}

/** Lists the known authorities of the market's countries, then the one in the settings. Returns [] if none is known. */
function buildAuthoritySection({ market, settings }: StatementTerms): RichText {
  const known = sortByName([...new Set(expandGroups(market.countries))]).flatMap((country): RichText[] => {
    const authority = AUTHORITIES[country]
    return authority ? [[`${countryName(country)}: `, ['a', [authority.name], authority.url]]] : []
  })
  const ownerAuthority = settings.accessibility_authority.trim()
  const lines = [...known, ...(ownerAuthority ? [[ownerAuthority]] : [])]
  const [first] = lines
  if (!first) return []
  return [
    ['h2', [accessibilityText.authorityTitle], 'authority'],
    ['p', [accessibilityText.authority]],
    lines.length === 1 ? ['p', first] : ['ul', lines.map((line) => ['li', line] as const)],
  ]
}

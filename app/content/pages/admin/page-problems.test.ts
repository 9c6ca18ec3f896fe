import { describe, expect, test } from 'vitest'
import { findGaps, listGaps } from '#app/content/page-gaps.ts'
import { findPageProblems } from '#app/content/pages/admin/page-problems.ts'
import { buildOutline, type OutlineData } from '#app/content/pages/admin/policy-outlines.server.ts'
import { outlineText } from '#app/content/pages/outline-text.server.ts'
import type { PageContent } from '#app/content/pages/page-content.ts'
import { LANGUAGES } from '#app/lib/language.ts'
import { MAX_PAGE_LENGTH } from '#app/lib/markdown.ts'
import { inLanguage } from '#app/platform/http/current-request.server.ts'
import { findUnknownPlaceholder } from '#app/store/placeholders.ts'
import { POLICIES, type Policy } from '#app/store/policies.ts'

const page: PageContent = { title: 'Story', slug: 'story', policy: null, body: '', seoTitle: '', seoDescription: '' }
const STORED = '/media/pages/hem.jpg'

function findBodyProblem(body: string, change: Partial<PageContent> = {}): string | undefined {
  return findPageProblems({ ...page, body, ...change }, (url) => url === STORED).body
}

test.each([
  ['', 'A page without text cannot be published.'],
  ['We are [company] in [city].', 'Replace the text in square brackets: [company], [city].'],
  ['In {standard_day}.', '{standard_day} is not a placeholder. Use {free_shipping_from}'],
  [`![](${STORED})`, 'Add alt text to each image, or mark it as decorative: hem.jpg.'],
  ['![Hem](https://elsewhere.test/a.jpg)', 'Upload these images here: https://elsewhere.test/a.jpg.'],
  [
    '[x](javascript:alert(1))',
    'Links must be paths in your store or begin with https:// or mailto:. Check javascript:alert(1).',
  ],
  ['[x](http://insecure.test)', 'Check http://insecure.test.'],
  ['[us](/pages/story)', 'A page cannot link to itself (/pages/story).'],
])('%j cannot be published', (body, message) => {
  expect(findBodyProblem(body)).toContain(message)
})

test.each([
  'Text with a [link](/shop), <mailto:care@store.test> and {standard_days}.',
  `![Hem](${STORED}) and ![](${STORED} "decorative")`,
  'A bare www.store.test, http://store.test and [ ] nothing',
])('%j can be published', (body) => {
  expect(findBodyProblem(body)).toBeUndefined()
})

test('all problems of a page are reported, each with its field', () => {
  const title = 'About [name]'
  expect(findPageProblems({ ...page, title, body: '[a], [b], [c], [d], [e] ![](/x.png)' }, () => false)).toEqual({
    title: 'Replace the text in square brackets: [name].',
    body: 'Replace the text in square brackets: [a], [b], [c] and 2 more. Add alt text to each image, or mark it as decorative: x.png. Upload these images here: /x.png.',
  })
})

test('a link from a policy to its own path is reported', () => {
  expect(findBodyProblem('[Terms](/terms)', { policy: 'terms' })).toContain('(/terms)')
  expect(findBodyProblem('[Terms](/terms)')).toBeUndefined()
})

const NO_FACTS: OutlineData = {
  store_name: 'Marlow',
  legal_name: '',
  store_address: '',
  legal_address: '',
  store_country: '',
  store_email: '',
  store_phone: '',
  enable_tax: true,
  taxIncluded: true,
  hasWithdrawal: true,
  isRegistered: true,
  registrations: [],
  providers: [],
}
const FACTS: OutlineData = {
  ...NO_FACTS,
  legal_name: 'Marlow GmbH',
  store_address: 'Lindenstr. 4\n04109 Leipzig',
  store_country: 'DE',
  store_email: 'care@marlow.example',
  store_phone: '+49 341 1',
  registrations: [{ country: 'DE', region: '', number: 'DE123456789' }],
  providers: ['Stripe'],
}

describe.each(LANGUAGES)('the outlines in %s', (language) => {
  const outline = (policy: Policy, facts: OutlineData) => inLanguage(language, () => buildOutline(policy, facts))

  test('have no gaps for data in the settings', () => {
    const bodies = POLICIES.map((policy) => outline(policy, FACTS).body)
    const gapsLeft = bodies.flatMap(listGaps)
    const known = Object.values(inLanguage(language, () => ({ ...outlineText.gaps })))
    expect(known).toHaveLength(7)
    expect(gapsLeft.filter((gap) => known.some((name) => gap === `[${name}]`))).toEqual([])
    for (const fact of ['Marlow GmbH', 'Lindenstr. 4, 04109 Leipzig', 'care@marlow.example', 'DE123456789', 'Stripe']) {
      expect(bodies.join('\n'), fact).toContain(fact)
    }
  })

  test('contain a store’s tax numbers, but in the EU only VAT numbers', () => {
    const notice = (country: string, ...numbers: OutlineData['registrations']) =>
      outline('legal-notice', { ...FACTS, store_country: country, registrations: numbers }).body
    const gst = { country: 'CA', region: '', number: '123456789RT0001' }
    const qst = { country: 'CA', region: 'QC', number: '1012345678TQ0001' }
    expect(notice('DE', { country: 'DE', region: '', number: '30/123/45678' })).not.toContain('30/123/45678')
    expect(listGaps(notice('DE'))).toHaveLength(listGaps(notice('CA')).length + 1)
    expect(notice('CA', gst, qst)).toMatch(/123456789RT0001.*Qu[eé]bec.*1012345678TQ0001\./)
    expect(notice('CA', { ...gst, number: '' }, qst)).not.toMatch(/:\s*\.|123456789RT0001/)
    expect(notice('CA')).not.toMatch(/\{\{| {3}/)
  })

  test('state whether prices include taxes', () => {
    const [included, added, none] = [{}, { taxIncluded: false }, { enable_tax: false }].map((facts) => {
      return outline('terms', { ...FACTS, ...facts }).body
    })
    const [withTax, without] = inLanguage(language, () => [outlineText.taxesIncluded, outlineText.taxesAdded])
    expect(included).toContain(withTax)
    expect(added).toContain(without)
    expect(outline('terms', { ...FACTS, isRegistered: false }).body).toBe(none)
    expect(none).not.toMatch(new RegExp(`${withTax}|${without}`))
    expect(listGaps(included ?? '')).toHaveLength(2) // for the contract's conclusion and additional warranties
  })

  test('mention the right of withdrawal before other returns if consumers have this right', () => {
    const right = inLanguage(language, () => outlineText.withdrawal)
    expect(outline('returns', FACTS).body).toContain(`${right}\n\n`)
    expect(right).toMatch(/14.*\(\/withdraw\).*14|\(\/withdraw\).*14.*14/)
    expect(outline('returns', { ...FACTS, hasWithdrawal: false }).body).not.toContain('/withdraw')
  })

  test.each(POLICIES)('for %s have gaps and no other problems', (policy) => {
    const { title, body } = outline(policy, NO_FACTS)
    expect(body).not.toMatch(/\{\{|\}\}| {3}/)
    expect(listGaps(body).length).toBeGreaterThan(1)
    expect(findUnknownPlaceholder(body)).toBeNull()
    expect(body.length).toBeLessThan(MAX_PAGE_LENGTH)
    const filled = listGaps(body).reduce((text, gap) => text.replaceAll(gap, 'Filled'), body)
    expect(findPageProblems({ ...page, title, policy, body: filled }, () => false)).toEqual({})
    const english = buildOutline(policy, NO_FACTS).body
    const toShape = (text: string) => text.match(/^(##|-|\d\.)|\{\w+\}|\]\(\/\w+\)/gm)
    expect(toShape(body)).toEqual(toShape(english))
    expect(findGaps(body)).toHaveLength(findGaps(english).length)
  })
})

import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getCareMeaning } from '#app/catalog/materials/care-meaning.ts'
import { formatFiberLines } from '#app/catalog/materials/fiber-lines.ts'
import { COMPONENTS, FIBERS, searchFibers } from '#app/catalog/materials/fibers.ts'
import {
  addComponent,
  addFiber,
  CARE_SYMBOLS,
  careNames,
  formatFiberContent,
  parseFiberContent,
  replaceShare,
  toCareSymbolId,
} from '#app/catalog/materials/materials.ts'

function parseToText(text: string) {
  const result = parseFiberContent(text)
  return result.ok ? formatFiberContent(result.content) : result.message
}

describe('fiber content is parsed from text', () => {
  test.each([
    ['', ''],
    ['100 % linen', '100% linen'],
    ['45% cotton, 55% linen', '55% linen, 45% cotton'],
    ['Linen 55 %, Cotton 45 %', '55% linen, 45% cotton'],
    ['55 linen, 45 cotton', '55% linen, 45% cotton'],
    ['79,5 % wool,20,5% silk', '79.5% wool, 20.5% silk'],
    [
      'lining: 100 % VISCOSE; shell: 99.5% flax, 0.5 % spandex',
      'Lining: 100% viscose; Shell: 99.5% linen, 0.5% elastane',
    ],
    ['10 % other fibers, 85 % wool, 5 % nylon', '85% wool, 5% polyamide, 10% other fibers'],
    ['33.3 % silk, 33.3 % wool, 33.4 % hemp', '33.4% hemp, 33.3% silk, 33.3% wool'],
    ['100 % glass  fibre', '100% glass fiber'],
    ['Shell: 100% silk\n\nLining: 100% cupro\n', 'Shell: 100% silk; Lining: 100% cupro'],
  ])('%s: %s', (text, canonical) => {
    expect(parseToText(text)).toBe(canonical)
  })

  test.each([
    ['100 % linnen', '“linnen” is not a known fiber.'],
    ['55 % linen, 43 % cotton', 'The fiber content adds up to 98%, not 100%.'],
    ['Shell: 60 % silk, 60 % wool', 'Shell adds up to 120%, not 100%.'],
    ['50 % linen, 50 % flax', 'The fiber content lists linen twice.'],
    ['55 % 45 % linen', 'The fiber content: enter one percentage for each fiber, such as “55% linen”.'],
    ['linen', 'The fiber content: enter one percentage for each fiber, such as “55% linen”.'],
    ['0 % linen, 100 % silk', 'The fiber content: enter one percentage for each fiber, such as “55% linen”.'],
    ['33.33 % linen', 'The fiber content: enter one percentage for each fiber, such as “55% linen”.'],
    ['%', 'The fiber content: enter one percentage for each fiber, such as “55% linen”.'],
    ['Shel: 100 % linen', '“Shel” is not a known part, such as shell or lining.'],
    ['100 % silk; Lining: 100 % cupro', 'Name each part, such as “Lining: 100% cupro”.'],
    ['Lining: 100 % silk; lining: 100 % cupro', 'There are two parts named “lining”.'],
    ['Shell: 98 % silk; Lining: 100 % nothing', 'Shell adds up to 98%, not 100%. “nothing” is not a known fiber.'],
  ])('%s is rejected: %s', (text, message) => {
    expect(parseToText(text)).toBe(message)
  })

  test('any saved fiber content is read back unchanged', () => {
    const shares = fc
      .uniqueArray(fc.record({ fiber: fc.constantFrom(...FIBERS), tenths: fc.integer({ min: 1, max: 300 }) }), {
        selector: ({ fiber }) => fiber,
        minLength: 1,
        maxLength: 3,
      })
      .map((typed) => {
        const [first, ...others] = typed.map(({ fiber, tenths }) => ({ fiber, percent: tenths / 10 }))
        const rest = others.reduce((sum, { percent }) => sum + Math.round(percent * 10), 0)
        return first ? [{ ...first, percent: (1_000 - rest) / 10 }, ...others] : []
      })
    const content = fc.uniqueArray(fc.record({ component: fc.constantFrom(...COMPONENTS), shares }), {
      selector: ({ component }) => component,
      maxLength: 4,
    })
    fc.assert(
      fc.property(content, (any) => {
        const text = formatFiberContent(any)
        const sorted = parseFiberContent(text)
        expect(sorted).toMatchObject({ ok: true })
        expect(sorted.ok && parseFiberContent(formatFiberContent(sorted.content))).toEqual(sorted)
      }),
    )
  })

  test('any text is parsed or rejected with a message', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const result = parseFiberContent(text)
        if (result.ok) for (const { shares } of result.content) expect(shares.length).toBeGreaterThan(0)
        else expect(result.message).not.toBe('')
      }),
    )
  })
})

describe('staff can select fibers', () => {
  test.each([
    ['', 'viscose', '100% viscose'],
    ['72% viscose', 'silk', '72% viscose, 28% silk'],
    ['72% viscose, ', 'silk', '72% viscose, 28% silk'],
    ['33.3% silk, 33.3% wool', 'hemp', '33.3% silk, 33.3% wool, 33.4% hemp'],
    ['Shell: 100% silk; Lining: ', 'cupro', 'Shell: 100% silk; Lining: 100% cupro'],
    ['Shell: 100% silk\nLining: 60% cupro', 'linen', 'Shell: 100% silk\nLining: 60% cupro, 40% linen'],
    ['100% silk', 'wool', '100% silk, 0% wool'],
  ] as const)('adding to %j the fiber %s results in %j', (typed, fiber, completed) => {
    expect(addFiber(typed, fiber)).toBe(completed)
  })

  test.each([
    ['55% linen, 45% cotton', 0, 0, { percent: '60', fiber: 'linen' }, '60% linen, 45% cotton'],
    ['55% linen, 45% cotton', 0, 1, null, '55% linen'],
    ['Shell: 100% silk; Lining: 80% cupro, 20% silk', 1, 0, null, 'Shell: 100% silk; Lining: 20% silk'],
    ['Shell: 100% silk; Lining: 100% cupro', 0, 0, null, 'Lining: 100% cupro'],
    ['100% silk', 0, 0, { percent: '', fiber: 'silk' }, '% silk'],
  ] as const)(
    'in %j, replacing in component %d the share %d with %j results in %j',
    (typed, component, share, replacement, replaced) => {
      expect(replaceShare(typed, component, share, replacement)).toBe(replaced)
    },
  )

  test('from the common fibers, or from those that a search finds', () => {
    expect(searchFibers('')).toEqual(FIBERS.slice(0, 10))
    expect(searchFibers('Cash')).toEqual(['cashgora', 'cashmere'])
    expect(searchFibers('spandex')).toEqual(['elastane'])
  })

  test('for an additional component', () => {
    expect(addComponent('Shell: 100% silk', 'pocket lining')).toBe('Shell: 100% silk; Pocket lining: ')
    expect(addComponent('', 'shell')).toBe('Shell: ')
  })
})

test('shoppers see a line for each component', () => {
  const result = parseFiberContent('Shell: 99.5 % silk, 0.5 % elastane; Lining: 100 % silk')
  const content = result.ok ? result.content : []
  expect(formatFiberLines(content)).toEqual(['Shell: 99.5% silk, 0.5% elastane', 'Lining: 100% silk'])
})

test('every care symbol is drawn once and has a distinct meaning', () => {
  const sprite = readFileSync('app/catalog/materials/care-symbols.svg', 'utf8')
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)
  const ids = careNames.flatMap((name) => CARE_SYMBOLS[name].map((symbol) => toCareSymbolId(name, symbol)))
  expect(drawn.toSorted()).toEqual(ids.toSorted())
  const meanings = careNames.flatMap((name) => CARE_SYMBOLS[name].map((symbol) => getCareMeaning(name, symbol)))
  expect(new Set(meanings).size).toBe(ids.length)
})

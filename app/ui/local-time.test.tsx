import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LocalTime } from '#app/ui/local-time.tsx'
import { TimeZoneProvider } from '#app/ui/time-zone.tsx'

const AT = new Date('2026-11-20T23:30:00Z')

function renderTime(
  zone: string,
  showsOffset: boolean,
  isDateOnly = false,
): { text: string | undefined; title: string | undefined } {
  const html = renderToStaticMarkup(
    <TimeZoneProvider zone={zone} showsOffset={showsOffset}>
      <LocalTime at={AT} isDateOnly={isDateOnly} />
    </TimeZoneProvider>,
  )
  expect(html).toContain('dateTime="2026-11-20T23:30:00.000Z"')
  return { text: />(.*)</.exec(html)?.[1], title: /title="(.*?)"/.exec(html)?.[1] }
}

test('a moment is shown in the store’s time zone, with the offset in its title', () => {
  const title = 'Nov 21, 2026, 00:30 UTC+1'
  expect(renderTime('Africa/Lagos', false)).toEqual({ text: 'Nov 21, 2026, 00:30', title })
  expect(renderTime('Africa/Lagos', false, true)).toEqual({ text: 'Nov 21, 2026', title })
})

test('if readers may be in a different time zone, a time shows its offset', () => {
  expect(renderTime('Africa/Lagos', true).text).toBe('Nov 21, 2026, 00:30 UTC+1')
  expect(renderTime('Africa/Lagos', true, true).text).toBe('Nov 21, 2026')
  expect(renderTime('UTC', true).text).toBe('Nov 20, 2026, 23:30 UTC')
})

test('a browser that does not support the time zone shows UTC', () => {
  expect(renderTime('Europe/Atlantis', true).text).toBe('Nov 20, 2026, 23:30 UTC')
})

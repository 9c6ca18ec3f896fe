import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TimeField } from '#app/ui/admin/admin-field.tsx'
import { TimeZoneProvider } from '#app/ui/time-zone.tsx'

test('the hint of a time field names the time zone', () => {
  const html = renderToStaticMarkup(
    <TimeZoneProvider zone="America/New_York" showsOffset={false}>
      <TimeField name="startsAt" label="Starts" hint="Leave blank to start now." />
    </TimeZoneProvider>,
  )
  expect(html).toContain('>Leave blank to start now. Time zone: America/New York.</p>')
})

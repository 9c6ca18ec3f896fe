import { Client } from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { DEMO_SECTIONS, startSections } from '#app/features/homepage/sections/preset-sections.server.ts'
import { checkSections } from '#app/features/homepage/sections/section-input.ts'
import { migrate, readMigrations } from '#app/platform/db/migrate.server.ts'
import { createTestDatabase } from '#tests/support/database.ts'

const IMAGE = { url: '/media/own.jpg', publicId: 'own', width: 4, height: 5, alt: 'Our window' }
/** As own-texts.ts wrote them before. */
const OWN = {
  demo_content: false,
  hero_label: '',
  hero_headline: 'Lumina',
  hero_subtitle: '',
  hero_button_phone: 'Shop now',
  hero_button_desktop: 'Shop now',
  featured_text: '',
  story_title: 'Our story',
  story_text: '',
  newsletter_title: 'News by email',
  newsletter_text: 'New pieces, as they arrive.',
}
const changed = (id: string, change: object) =>
  DEMO_SECTIONS.map((one) => (one.id === id ? { ...one, settings: { ...one.settings, ...change } } : one))

/** An empty store from before the homepage had sections. */
let earlier = ''
beforeAll(async () => {
  earlier = await createTestDatabase({ empty: true })
  const names = readMigrations().map(({ name }) => name)
  const at = names.findIndex((name) => name.endsWith('_homepage_versions'))
  await migrate(earlier, { only: new Set(names.slice(0, at)) })
})

test.each([
  { name: 'a demo store that changed nothing', settings: { store_name: 'Palm' }, sections: null },
  {
    name: 'a demo store with a title',
    settings: { story_title: 'Made in Yaba' },
    sections: changed('story', { heading: 'Made in Yaba' }),
  },
  {
    name: 'a demo store with its own image',
    settings: { hero_image: IMAGE },
    sections: changed('hero', { layout: 'panel', image: IMAGE }),
  },
  { name: 'a store of one’s own', settings: OWN, sections: startSections() },
])('$name shows the same homepage as before', async ({ settings, sections }) => {
  const url = await createTestDatabase({ copyOf: earlier })
  const client = new Client({ connectionString: url })
  await client.connect()
  for (const [key, value] of Object.entries(settings)) {
    const row = [key, JSON.stringify(value)]
    await client.query(`insert into store_settings (key, value, category) values ($1, $2, 'general')`, row)
  }
  await migrate(url)
  const { rows } = await client.query('select sections from homepage_versions where not is_draft')
  expect(rows).toEqual(sections ? [{ sections }] : [])
  for (const row of rows) expect(checkSections(row.sections).ok).toBe(true)
  const left = await client.query(`select key from store_settings where key ~ '^(hero|featured|story|newsletter)_'`)
  expect(left.rows).toEqual([])
  await client.end()
})

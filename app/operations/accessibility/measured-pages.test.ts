import { expect, test } from 'vitest'
import { MEASURED_PAGES, NOT_MEASURED } from '#app/operations/accessibility/measured-pages.ts'
import { MEASUREMENT } from '#app/operations/accessibility/measurement.ts'
import routes from '#app/routes.ts'
import { listLeafRoutes } from '#tests/support/leaf-routes.ts'

const pages = listLeafRoutes(await routes)
  .filter(({ id }) => id.startsWith('routes/storefront/'))
  .map(({ path }) => path)

test('every public page is measured, or listed with the reason why it is not', () => {
  const listedPages = [...Object.keys(MEASURED_PAGES), ...Object.keys(NOT_MEASURED)]
  expect(listedPages.toSorted()).toEqual(pages.toSorted())
})

test('the stored measurement covers the listed pages (if not, run npm run tools accessibility)', () => {
  expect(MEASUREMENT.pages).toEqual(Object.keys(MEASURED_PAGES))
  expect(MEASUREMENT.findings.flatMap((finding) => finding.pages).filter((page) => !(page in MEASURED_PAGES))).toEqual(
    [],
  )
})

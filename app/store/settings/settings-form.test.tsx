import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { SettingsForm } from '#app/store/settings/settings-form.tsx'
import { initialSettings } from '#app/store/settings.ts'
import { listFormKeys } from '#app/store/settings-fields.ts'
import { ToastProvider } from '#app/ui/toast.tsx'

const KEYS = listFormKeys('general')

test('the form contains each field of its tabs once', () => {
  const element = (
    <ToastProvider>
      <SettingsForm
        loaded={{ keys: KEYS, settings: { ...initialSettings, rate: 1_500_000_000 }, charged: 'USD', version: 'v' }}
        result={undefined}
        timeZones={[]}
        formats={[]}
        currencies={[]}
        countries={[]}
        isDemo
      />
    </ToastProvider>
  )
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  const names = [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name)
  expect(names.filter((name) => name !== 'version' && name !== 'intent').toSorted()).toEqual(KEYS.toSorted())
})

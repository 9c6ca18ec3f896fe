import { type ComponentProps, lazy, memo, Suspense } from 'react'
import { useStore } from '#app/store/store.tsx'

// The server renders both components. Only stores with several locales load the script. If it fails to load, both
// disappear.

const Picker = lazy(() =>
  import('#app/content/locales/locale-picker.tsx').then(
    ({ LocalePicker }) => ({ default: LocalePicker }),
    () => ({ default: () => null }),
  ),
)
const Suggestion = lazy(() =>
  import('#app/content/locales/locale-suggestion.tsx').then(
    ({ LocaleSuggestion }) => ({ default: LocaleSuggestion }),
    () => ({ default: () => null }),
  ),
)

export function LazyLocalePicker(props: ComponentProps<typeof Picker>) {
  const { locales } = useStore()
  return (
    locales.length > 0 && (
      <Suspense>
        <Picker {...props} />
      </Suspense>
    )
  )
}

/**
 * Must not be inside a context whose value changes: an update before the script has loaded would hide the bar until the
 * script loads.
 */
export const LazyLocaleSuggestion = memo(function LazyLocaleSuggestion() {
  const { locales } = useStore()
  return (
    locales.length > 0 && (
      <Suspense>
        <Suggestion />
      </Suspense>
    )
  )
})

import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useMySizes } from '#app/catalog/my-size/my-size.ts'

/** Once a size is set, loads the script that marks it on every page, except on lists that show only this size. */
export function SizeMarks(): null {
  const sizes = useMySizes()
  const { search } = useLocation()
  const isFiltered = new URLSearchParams(search).has('fits')
  const isMarked = useRef(false)
  useEffect(() => {
    if (sizes.size === 0 && !isMarked.current) return
    isMarked.current = true
    let isCurrent = true
    import('#app/catalog/my-size/mark-sizes.ts').then(
      ({ markSizes }) => isCurrent && markSizes(isFiltered ? new Map() : sizes),
      () => {}, // without the script, nothing is marked
    )
    return () => {
      isCurrent = false
    }
  }, [sizes, isFiltered])
  return null
}

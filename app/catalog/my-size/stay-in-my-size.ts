import { type MiddlewareFunction, redirect } from 'react-router'
import { IN_MY_SIZE } from '#app/catalog/my-size/my-size.ts'
import { readStored } from '#app/ui/local-storage.ts'

/**
 * Client middleware: while 'In my size' is on, a click on any link to /shop shows the list in the shopper's sizes. Does
 * not change URLs with someone else's sizes, or URLs reached through Back or Forward.
 */
export const stayInMySize: MiddlewareFunction = async ({ request }, next) => {
  const url = new URL(request.url)
  const isBack = url.href === window.location.href // Back and Forward change the browser's URL before this runs
  if (readStored(IN_MY_SIZE) === null || isBack || request.method !== 'GET' || !/\/shop$/.test(url.pathname))
    return next()
  const { buildQueryInMySize } = await import('#app/catalog/my-size/in-my-size.ts')
  const query = buildQueryInMySize(url.searchParams)
  if (query) throw redirect(`/shop?${query}`)
  return next()
}

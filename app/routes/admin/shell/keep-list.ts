import { isMeant } from '#app/routes/admin/shell/keep-form.ts'

/**
 * Loads a list in the browser: where another page, sort or filter of it cannot be loaded, the list stays as it was. To be
 * a route's `clientLoader`, with `hydrate`, so that what came with the document is known, too.
 */
export function keepList<List>() {
  let last: List | null = null
  return async (request: Request, load: () => Promise<List>): Promise<List> => {
    try {
      last = await load()
    } catch (error) {
      const isHere = new URL(request.url).pathname === window.location.pathname
      if (!last || !isHere || isMeant(error)) throw error
    }
    return last
  }
}

import type { KeptPage } from '#app/platform/cache/kept-page.ts'
import { createPageCache } from '#app/platform/cache/page-cache.ts'
import { env } from '#app/platform/env.server.ts'

/** The finished pages of this process. Whoever hears of changes calls `expire` and `setCertain`. */
export const pages = createPageCache<KeptPage, Response>({ maxBytes: env.PAGE_CACHE_MB * 2 ** 20 })

import * as ar from '#app/content/wishlist/messages/ar.ts'
import * as de from '#app/content/wishlist/messages/de.ts'
import * as en from '#app/content/wishlist/messages/en.ts'
import * as es from '#app/content/wishlist/messages/es.ts'
import * as fr from '#app/content/wishlist/messages/fr.ts'
import * as it from '#app/content/wishlist/messages/it.ts'
import * as nl from '#app/content/wishlist/messages/nl.ts'
import * as pl from '#app/content/wishlist/messages/pl.ts'
import * as pt from '#app/content/wishlist/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const wishlistText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })

import * as ar from '#app/features/wishlist/messages/ar.ts'
import * as de from '#app/features/wishlist/messages/de.ts'
import * as en from '#app/features/wishlist/messages/en.ts'
import * as es from '#app/features/wishlist/messages/es.ts'
import * as fr from '#app/features/wishlist/messages/fr.ts'
import * as it from '#app/features/wishlist/messages/it.ts'
import * as nl from '#app/features/wishlist/messages/nl.ts'
import * as pl from '#app/features/wishlist/messages/pl.ts'
import * as pt from '#app/features/wishlist/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const wishlistText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })

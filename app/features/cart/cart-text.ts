import * as ar from '#app/features/cart/messages/ar.ts'
import * as de from '#app/features/cart/messages/de.ts'
import * as en from '#app/features/cart/messages/en.ts'
import * as es from '#app/features/cart/messages/es.ts'
import * as fr from '#app/features/cart/messages/fr.ts'
import * as it from '#app/features/cart/messages/it.ts'
import * as nl from '#app/features/cart/messages/nl.ts'
import * as pl from '#app/features/cart/messages/pl.ts'
import * as pt from '#app/features/cart/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const cartText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })

import { inLanguages } from '#app/lib/messages.ts'
import * as ar from '#app/orders/cart/messages/ar.ts'
import * as de from '#app/orders/cart/messages/de.ts'
import * as en from '#app/orders/cart/messages/en.ts'
import * as es from '#app/orders/cart/messages/es.ts'
import * as fr from '#app/orders/cart/messages/fr.ts'
import * as it from '#app/orders/cart/messages/it.ts'
import * as nl from '#app/orders/cart/messages/nl.ts'
import * as pl from '#app/orders/cart/messages/pl.ts'
import * as pt from '#app/orders/cart/messages/pt.ts'

export const cartText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })

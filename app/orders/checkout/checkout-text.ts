import { inLanguages } from '#app/lib/messages.ts'
import * as ar from '#app/orders/checkout/messages/ar.ts'
import * as de from '#app/orders/checkout/messages/de.ts'
import * as en from '#app/orders/checkout/messages/en.ts'
import * as es from '#app/orders/checkout/messages/es.ts'
import * as fr from '#app/orders/checkout/messages/fr.ts'
import * as it from '#app/orders/checkout/messages/it.ts'
import * as nl from '#app/orders/checkout/messages/nl.ts'
import * as pl from '#app/orders/checkout/messages/pl.ts'
import * as pt from '#app/orders/checkout/messages/pt.ts'

export const checkoutText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })

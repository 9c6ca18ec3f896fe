import * as ar from '#app/features/checkout/messages/ar.ts'
import * as de from '#app/features/checkout/messages/de.ts'
import * as en from '#app/features/checkout/messages/en.ts'
import * as es from '#app/features/checkout/messages/es.ts'
import * as fr from '#app/features/checkout/messages/fr.ts'
import * as it from '#app/features/checkout/messages/it.ts'
import * as nl from '#app/features/checkout/messages/nl.ts'
import * as pl from '#app/features/checkout/messages/pl.ts'
import * as pt from '#app/features/checkout/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const checkoutText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })

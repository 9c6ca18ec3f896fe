import { inLanguages } from '#app/lib/messages.ts'
import * as ar from '#app/payments/shopper/messages/ar.ts'
import * as de from '#app/payments/shopper/messages/de.ts'
import * as en from '#app/payments/shopper/messages/en.ts'
import * as es from '#app/payments/shopper/messages/es.ts'
import * as fr from '#app/payments/shopper/messages/fr.ts'
import * as it from '#app/payments/shopper/messages/it.ts'
import * as nl from '#app/payments/shopper/messages/nl.ts'
import * as pl from '#app/payments/shopper/messages/pl.ts'
import * as pt from '#app/payments/shopper/messages/pt.ts'

export const paymentText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })

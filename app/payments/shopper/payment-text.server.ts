import { inLanguages } from '#app/lib/messages.ts'
import * as ar from '#app/payments/shopper/messages/ar.server.ts'
import * as de from '#app/payments/shopper/messages/de.server.ts'
import * as en from '#app/payments/shopper/messages/en.server.ts'
import * as es from '#app/payments/shopper/messages/es.server.ts'
import * as fr from '#app/payments/shopper/messages/fr.server.ts'
import * as it from '#app/payments/shopper/messages/it.server.ts'
import * as nl from '#app/payments/shopper/messages/nl.server.ts'
import * as pl from '#app/payments/shopper/messages/pl.server.ts'
import * as pt from '#app/payments/shopper/messages/pt.server.ts'

export const serverPaymentText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })

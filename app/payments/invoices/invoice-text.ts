import { inLanguages } from '#app/lib/messages.ts'
import * as ar from '#app/payments/invoices/messages/ar.ts'
import * as de from '#app/payments/invoices/messages/de.ts'
import * as en from '#app/payments/invoices/messages/en.ts'
import * as es from '#app/payments/invoices/messages/es.ts'
import * as fr from '#app/payments/invoices/messages/fr.ts'
import * as it from '#app/payments/invoices/messages/it.ts'
import * as nl from '#app/payments/invoices/messages/nl.ts'
import * as pl from '#app/payments/invoices/messages/pl.ts'
import * as pt from '#app/payments/invoices/messages/pt.ts'

export const invoiceText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })

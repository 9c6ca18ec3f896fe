import * as ar from '#app/features/invoices/messages/ar.ts'
import * as de from '#app/features/invoices/messages/de.ts'
import * as en from '#app/features/invoices/messages/en.ts'
import * as es from '#app/features/invoices/messages/es.ts'
import * as fr from '#app/features/invoices/messages/fr.ts'
import * as it from '#app/features/invoices/messages/it.ts'
import * as nl from '#app/features/invoices/messages/nl.ts'
import * as pl from '#app/features/invoices/messages/pl.ts'
import * as pt from '#app/features/invoices/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const invoiceText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })

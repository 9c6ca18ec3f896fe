import * as ar from '#app/features/discounts/messages/ar.ts'
import * as de from '#app/features/discounts/messages/de.ts'
import * as en from '#app/features/discounts/messages/en.ts'
import * as es from '#app/features/discounts/messages/es.ts'
import * as fr from '#app/features/discounts/messages/fr.ts'
import * as it from '#app/features/discounts/messages/it.ts'
import * as nl from '#app/features/discounts/messages/nl.ts'
import * as pl from '#app/features/discounts/messages/pl.ts'
import * as pt from '#app/features/discounts/messages/pt.ts'
import { inLanguages } from '#app/lib/messages.ts'

export const discountText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })

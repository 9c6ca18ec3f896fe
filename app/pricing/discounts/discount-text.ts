import { inLanguages } from '#app/lib/messages.ts'
import * as ar from '#app/pricing/discounts/messages/ar.ts'
import * as de from '#app/pricing/discounts/messages/de.ts'
import * as en from '#app/pricing/discounts/messages/en.ts'
import * as es from '#app/pricing/discounts/messages/es.ts'
import * as fr from '#app/pricing/discounts/messages/fr.ts'
import * as it from '#app/pricing/discounts/messages/it.ts'
import * as nl from '#app/pricing/discounts/messages/nl.ts'
import * as pl from '#app/pricing/discounts/messages/pl.ts'
import * as pt from '#app/pricing/discounts/messages/pt.ts'

export const discountText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })

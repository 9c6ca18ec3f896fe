import { inLanguages } from '#app/lib/messages.ts'
import * as ar from '#app/pricing/shipping/messages/ar.ts'
import * as de from '#app/pricing/shipping/messages/de.ts'
import * as en from '#app/pricing/shipping/messages/en.ts'
import * as es from '#app/pricing/shipping/messages/es.ts'
import * as fr from '#app/pricing/shipping/messages/fr.ts'
import * as it from '#app/pricing/shipping/messages/it.ts'
import * as nl from '#app/pricing/shipping/messages/nl.ts'
import * as pl from '#app/pricing/shipping/messages/pl.ts'
import * as pt from '#app/pricing/shipping/messages/pt.ts'

export const shippingText = inLanguages<typeof en>({ ar, de, en, es, fr, it, nl, pl, pt })

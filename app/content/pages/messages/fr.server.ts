export const gaps = {
  legalName: 'nom complet et forme juridique de votre entreprise',
  address: 'votre adresse',
  country: 'votre pays',
  email: 'adresse e-mail',
  phone: 'numéro de téléphone',
  vatNumber: 'numéro de TVA',
  providers: 'noms de vos prestataires de paiement',
}
export const taxesIncluded = 'Ils s’entendent taxes comprises.'
export const withdrawal =
  'En tant que consommateur, vous pouvez [vous rétracter](/withdraw) dans les 14 jours suivant la livraison, sans donner de motif. Nous vous remboursons alors votre paiement et la livraison standard dans les 14 jours suivant la réception de votre rétractation. Nous pouvons attendre d’avoir reçu les articles ou la preuve de leur envoi. Ce qui suit s’applique à tous les autres retours.'
export const taxesAdded = 'Les taxes s’ajoutent au moment de la commande.'

export const outlines = {
  terms: {
    title: 'Conditions générales de vente',
    body: `Ces conditions s’appliquent à toutes les commandes passées dans la boutique en ligne de {{company}}, {{address}}.

## Contrat

La présentation des produits est une invitation à commander. Votre commande est une offre. Le contrat est conclu lorsque nous [moment du contrat: confirmons la commande par e-mail / expédions les articles].

## Prix et paiement

Les prix sont ceux affichés au moment de la commande. {{taxes}} Avant de commander, vous voyez tous les frais et les modes de paiement proposés.

## Livraison

Pays de livraison : {shipping_countries}. La livraison standard prend {standard_days}. Les frais et les délais figurent sur [notre page de livraison](/shipping).

## Droit de rétractation et retours

La durée et la marche à suivre pour un retour figurent sur [notre page des retours](/returns).

## Garantie et responsabilité

La garantie légale s’applique. [Ce que vous ajoutez, ou supprimez cette phrase]

## Droit applicable

Le droit applicable est celui du pays suivant : {{country}}. Il ne vous prive pas de la protection que le droit de votre pays de résidence vous accorde en tant que consommateur.

Pour toute question sur ces conditions, écrivez à {{email}}.`,
  },
  privacy: {
    title: 'Politique de confidentialité',
    body: `Le responsable de vos données personnelles dans cette boutique est {{company}}, {{address}}. Pour toute question, écrivez à {{email}}.

## Les données que nous conservons

- Pour une commande : votre nom, vos adresses, votre e-mail, votre téléphone, ce que vous avez commandé et votre mode de paiement. Nous en avons besoin pour exécuter le contrat et pour la comptabilité.
- Pour la newsletter : votre adresse e-mail, jusqu’à votre désinscription ; ensuite, uniquement pour qu’aucune importation ne vous réinscrive. La date et la forme de votre consentement sont conservées trois ans après la désinscription.
- Pour le formulaire de contact : ce que vous nous écrivez, jusqu’à ce que votre question soit réglée.
- Des données techniques comme votre adresse IP, pour la sécurité, pendant [jours de conservation des données techniques] jours au plus.

Votre panier, votre devise et votre liste de favoris restent dans votre navigateur.

## À qui nous les transmettons

- Prestataires de paiement : {{providers}}
- Transporteurs : [noms de vos transporteurs]
- Hébergement et e-mail : [noms de vos prestataires et leurs pays]

## Combien de temps nous les conservons

Nous conservons les commandes et les factures pendant [années de conservation des commandes et des factures] ans, comme la loi l’exige. Les autres données sont supprimées lorsqu’elles ne sont plus nécessaires.

## Vos droits

Vous pouvez demander une copie de vos données, leur rectification ou leur suppression. Vous pouvez vous opposer à leur utilisation et retirer un consentement à tout moment. Vous pouvez adresser une réclamation à [votre autorité de protection des données].`,
  },
  returns: {
    title: 'Retours et échanges',
    body: `## Délai de retour

{{withdrawal}}Vous pouvez retourner vos articles dans les [jours pour un retour] jours suivant leur réception.

## Ce que vous pouvez retourner

Les articles ne doivent pas avoir été portés et doivent être renvoyés avec leurs étiquettes, dans leur emballage d’origine. Nous ne pouvons pas reprendre [ce qui ne peut pas être retourné].

## Comment faire un retour

1. Écrivez à {{email}} avec votre numéro de commande.
2. Emballez soigneusement les articles.
3. Envoyez-les à {{company}}, {{address}}.

Les frais de retour sont [qui paie le retour: à votre charge / à notre charge].

## Remboursements

Nous remboursons le prix et la livraison standard dans les [jours avant le remboursement] jours suivant la réception des articles, sur votre moyen de paiement initial.

## Échanges

[Si et comment vous échangez tailles et couleurs]

## Articles abîmés ou erronés

Écrivez-nous en joignant une photo. Nous remplaçons ou remboursons l’article et prenons en charge son retour.`,
  },
  shipping: {
    title: 'Livraison',
    body: `## Où nous livrons

Pays de livraison : {shipping_countries}.

## Frais et délais

- La livraison standard coûte {standard_price} et prend {standard_days}.
- La livraison express coûte {express_price} et prend {express_days}.
- La livraison est offerte à partir de {free_shipping_from}.

Les commandes passées avant [heure limite de commande] un jour ouvré sont expédiées [jour d’expédition: le jour même / le lendemain].

## Suivi

Nous vous envoyons le numéro de suivi par e-mail dès l’expédition de votre commande.

## Douane et taxes

[Si les droits sont compris, ou payés à la livraison hors de votre pays]

## Si votre commande n’arrive pas

Écrivez à {{email}} si votre commande n’est pas arrivée [jours d’attente] jours après la date prévue.`,
  },
  'legal-notice': {
    title: 'Mentions légales',
    body: `{{legalName}}  
{{address}}  
{{country}}

Représentée par [nom du propriétaire ou du gérant]

## Contact

E-mail : {{email}}  
Téléphone : {{phone}}

## Immatriculation

Immatriculation : [registre et numéro]. {{taxNumbers}}

## Directeur de la publication

[Nom de la personne], {{address}}`,
  },
  accessibility: {
    title: 'Accessibilité',
    body: `Nous voulons que tout le monde puisse acheter ici. Cette boutique est conçue selon les Web Content Accessibility Guidelines (WCAG) 2.2, niveau AA.

## Comment elle est conçue

- Tout peut s’utiliser au clavier.
- Les images ont une description, les formulaires des libellés, et les erreurs sont indiquées à côté de leur champ.
- Les textes ont un contraste suffisant et peuvent être agrandis à 200 %.

## Limites connues

[Ce qui n’est pas encore accessible, et quand cela le sera]

## Nous contacter

Écrivez à {{email}} ou appelez le {{phone}} si quelque chose ne fonctionne pas pour vous. Nous répondons sous [jours pour répondre] jours.

## Recours

Si nous ne trouvons pas de solution, vous pouvez contacter [l’autorité de votre pays].

Cette page a été vérifiée pour la dernière fois le [date de la vérification].`,
  },
}

export const gaps = {
  legalName: 'nome completo e forma jurídica da sua empresa',
  address: 'a sua morada',
  country: 'o seu país',
  email: 'endereço de e-mail',
  phone: 'número de telefone',
  vatNumber: 'número de IVA',
  providers: 'nomes dos seus prestadores de serviços de pagamento',
}
export const taxesIncluded = 'Incluem impostos.'
export const withdrawal =
  'Como consumidor, pode [retratar-se do contrato](/withdraw) no prazo de 14 dias após a entrega, sem indicar o motivo. Reembolsamos então o seu pagamento e a entrega normal no prazo de 14 dias após recebermos a sua retratação, mas podemos aguardar até recebermos os artigos ou até que apresente prova do envio. O que se segue aplica-se a todas as outras devoluções.'
export const taxesAdded = 'Os impostos são acrescentados ao finalizar a compra.'

export const outlines = {
  terms: {
    title: 'Termos e condições',
    body: `Estes termos aplicam-se a todas as encomendas na loja online de {{company}}, {{address}}.

## Contrato

Os produtos apresentados na loja são um convite a contratar. A sua encomenda é uma proposta. O contrato considera-se celebrado quando [momento do contrato: confirmamos a encomenda por e-mail / enviamos os artigos].

## Preços e pagamento

Aplicam-se os preços apresentados no momento da encomenda. {{taxes}} Antes de encomendar, são-lhe mostrados todos os custos e os métodos de pagamento disponíveis.

## Entrega

Países de entrega: {shipping_countries}. A entrega normal demora {standard_days}. Consulte os custos e prazos na [nossa página de envios](/shipping).

## Direito de retratação (livre resolução) e devoluções

Consulte na [nossa página de devoluções](/returns) até quando e como pode devolver artigos.

## Garantia e responsabilidade

Aplica-se a garantia legal. [O que acrescenta, ou apague esta frase]

## Lei aplicável

Aplica-se a lei do seguinte país: {{country}}. Mantém-se a proteção que a lei do seu país de residência lhe dá como consumidor.

Para qualquer questão sobre estes termos, escreva para {{email}}.`,
  },
  privacy: {
    title: 'Política de privacidade',
    body: `O responsável pelos seus dados pessoais nesta loja é {{company}}, {{address}}. Para qualquer questão, escreva para {{email}}.

## O que guardamos

- Encomendas: o seu nome, moradas, e-mail, telefone, o que encomendou e como pagou. Precisamos destes dados para cumprir o contrato e para a contabilidade.
- Newsletter: o seu e-mail, até cancelar a subscrição; depois, apenas para que nenhuma importação o volte a subscrever. Registamos quando e como deu o seu consentimento, até três anos após o cancelamento.
- Formulário de contacto: o que nos escreve, até a sua questão estar resolvida.
- Dados técnicos como o seu endereço IP, por segurança, durante um máximo de [dias de conservação dos dados técnicos] dias.

O carrinho, a moeda e os favoritos ficam guardados no seu navegador.

## Com quem os partilhamos

- Prestadores de pagamento: {{providers}}
- Transportadoras: [nomes das suas transportadoras]
- Alojamento e e-mail: [nomes dos seus prestadores e respetivos países]

## Durante quanto tempo os guardamos

Guardamos as encomendas e faturas durante [anos de conservação das encomendas e faturas] anos, como a lei exige. Os outros dados são apagados quando deixam de ser necessários.

## Os seus direitos

Pode pedir uma cópia dos seus dados, e que sejam corrigidos ou apagados. Pode opor-se à sua utilização e retirar um consentimento a qualquer momento. Pode apresentar reclamação junto de [a sua autoridade de proteção de dados].`,
  },
  returns: {
    title: 'Devoluções e trocas',
    body: `## Prazo de devolução

{{withdrawal}}Pode devolver artigos no prazo de [dias para devolver] dias após a entrega.

## O que pode ser devolvido

As peças não podem ter sido usadas e têm de vir com as etiquetas e na embalagem original. Não podemos aceitar a devolução de [o que não pode ser devolvido].

## Como devolver

1. Escreva para {{email}} com o número da encomenda.
2. Embale as peças com cuidado.
3. Envie-as para {{company}}, {{address}}.

Os portes de devolução são pagos [quem paga a devolução: por si / por nós].

## Reembolsos

Reembolsamos o preço e a entrega normal no prazo de [dias até ao reembolso] dias após recebermos as peças, através do meio de pagamento original.

## Trocas

[Se troca tamanhos e cores, e como]

## Peças danificadas ou erradas

Escreva-nos e junte uma fotografia. Substituímos ou reembolsamos a peça e pagamos a devolução.`,
  },
  shipping: {
    title: 'Envios',
    body: `## Onde entregamos

Países de entrega: {shipping_countries}.

## Custos e prazos

- A entrega normal custa {standard_price} e demora {standard_days}.
- A entrega expresso custa {express_price} e demora {express_days}.
- A entrega é gratuita a partir de {free_shipping_from}.

As encomendas feitas antes das [hora limite da encomenda] de um dia útil são enviadas [dia de envio: no próprio dia / no dia seguinte].

## Seguimento

Enviamos-lhe o número de seguimento por e-mail quando a sua encomenda for enviada.

## Alfândega e direitos aduaneiros

[Se os direitos aduaneiros estão incluídos, ou são pagos na entrega fora do seu país]

## Se a sua encomenda não chegar

Escreva para {{email}} se a sua encomenda não tiver chegado [dias de espera] dias após a data prevista.`,
  },
  'legal-notice': {
    title: 'Informação legal',
    body: `{{legalName}}  
{{address}}  
{{country}}

Representada por [nome do proprietário ou gerente]

## Contacto

E-mail: {{email}}  
Telefone: {{phone}}

## Registo

Registada em [registo e número]. {{taxNumbers}}

## Responsável pelo conteúdo

[Nome da pessoa], {{address}}`,
  },
  accessibility: {
    title: 'Acessibilidade',
    body: `Queremos que todas as pessoas possam comprar aqui. Esta loja foi feita segundo as Diretrizes de Acessibilidade para Conteúdo Web (WCAG) 2.2, nível AA.

## Como foi feita

- Tudo pode ser usado com o teclado.
- As imagens têm descrições, os formulários têm etiquetas e os erros são indicados junto ao respetivo campo.
- Os textos têm contraste suficiente e podem ser ampliados até 200 %.

## Limitações conhecidas

[O que ainda não é acessível, e quando será]

## Contacte-nos

Escreva para {{email}} ou ligue para {{phone}} se algo não funcionar para si. Respondemos no prazo de [dias até à resposta] dias.

## Reclamações

Se não resolvermos, pode contactar [a autoridade do seu país].

Esta página foi verificada pela última vez em [data da verificação].`,
  },
}

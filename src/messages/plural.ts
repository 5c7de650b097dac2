/** Counted words: which form a number takes is the language's business, a catalogue only lists the forms. */

export type PluralForms = { readonly other: string } & { readonly [Form in Intl.LDMLPluralRule]?: string };

/**
 * A catalogue's counter: `count(2, { one: '# card', other: '# cards' })`. `#` stands for the number as `show` writes it.
 */
export function counter(language: string, show: (n: number) => string): (n: number, forms: PluralForms) => string {
  // Made when it is first needed: the first screen counts nothing.
  let rules: Intl.PluralRules | undefined;
  return (n, forms) => {
    rules ??= new Intl.PluralRules(language);
    return (forms[rules.select(n)] ?? forms.other).replace('#', show(n));
  };
}

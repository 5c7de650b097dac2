/** `npm run score`: reads hands and prints what they are worth. */
import { createInterface } from 'node:readline';
import { toEntry } from '../rules/entry.ts';
import { type HouseRules, isAllowed } from '../rules/house-rules.ts';
import { isRulesId, RULES, RULES_IDS } from '../rules/list.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import { parseNotation } from '../tiles/notation.ts';
import { answerLine } from './jsonl.ts';
import { answerText } from './text.ts';

const USAGE = `npm run -s score -- [--rules ${RULES_IDS.join('|')}] [--house key=value]... "HAND"
npm run -s score -- [--rules ${RULES_IDS.join('|')}] --jsonl

HAND is written as the rulebook prints it: digits then the suit letter (B Bams, D Dots, C Chars), winds E S W N, dragons
R G P, flowers F, jokers J. A laid-down set stands in brackets, and a joker in it says what it is: [12J=3B], [WWJ=W].
  npm run -s score -- "123B 123B 123B 123B 55B FFFFFFFF"
  npm run -s score -- "[12J=3B] 456D 789C EEE 5D J"

--jsonl reads one JSON object a line, {"id","concealed","exposed":[],"flowers":0}, and writes one a line:
{"id","win","credits","points","elements"} or {"id","error":{"why",...}}.
--house sets a house rule: --house groups=once --house minimum=three`;

interface Options {
  readonly rules: RuleSet;
  readonly house: HouseRules;
  readonly jsonl: boolean;
  readonly hand: string;
}

class UsageError extends Error {}

function parseHouseRule(text: string, rules: RuleSet): readonly [string, string | number] {
  const [key = '', value = ''] = text.split('=');
  const rule = rules.houseRules.find((candidate) => candidate.key === key);
  const given = rule?.kind === 'number' ? Number(value) : value;
  if (!rule || !isAllowed(rule, given)) throw new UsageError(`no such house rule: ${text}`);
  return [key, given];
}

function parseOptions(args: readonly string[]): Options {
  let rulesId: string = RULES_IDS[0];
  let jsonl = false;
  const house: string[] = [];
  const hand: string[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const argument = args[at] as string;
    if (argument === '--rules') rulesId = args[++at] ?? '';
    else if (argument === '--house') house.push(args[++at] ?? '');
    else if (argument === '--jsonl') jsonl = true;
    else if (argument.startsWith('--')) throw new UsageError(`no such option: ${argument}`);
    else hand.push(argument);
  }
  if (!isRulesId(rulesId)) throw new UsageError(`no such rule set: ${rulesId}`);
  const rules = RULES[rulesId];
  if (!jsonl && hand.length === 0) throw new UsageError('name a hand');
  return {
    rules,
    house: Object.fromEntries(house.map((text) => parseHouseRule(text, rules))),
    jsonl,
    hand: hand.join(' '),
  };
}

async function scoreLines(rules: RuleSet): Promise<void> {
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() !== '') process.stdout.write(`${JSON.stringify(answerLine(line, rules))}\n`);
  }
}

/** Exit code: 0 for a hand with a score or short of cards, 1 for one that is refused, 2 for a wrong call. */
async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(USAGE);
    return 0;
  }
  const { rules, house, jsonl, hand } = parseOptions(args);
  if (jsonl) {
    await scoreLines(rules);
    return 0;
  }
  const read = parseNotation(hand);
  if (!read.ok) {
    console.error(`cannot read "${read.error.text}" at place ${read.error.at + 1}: ${read.error.why}`);
    return 1;
  }
  const entry = toEntry(read.groups);
  const answer = rules.score(entry, house);
  (answer.state === 'problem' ? console.error : console.log)(answerText(answer, entry, rules));
  return answer.state === 'problem' ? 1 : 0;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    if (!(error instanceof UsageError)) throw error;
    console.error(`score: ${error.message}\n\n${USAGE}`);
    process.exitCode = 2;
  },
);

/** `npm run score`: reads hands and prints what they are worth. */
import { createInterface } from 'node:readline';
import { type Circumstances, toEntry, type WinEvent } from '../rules/entry.ts';
import { type HouseRules, isAllowed } from '../rules/house-rules.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import { parseNotation } from '../tiles/notation.ts';
import { WINDS, type Wind } from '../tiles/tiles.ts';
import { answerLine } from './jsonl.ts';
import { DEFAULT_RULES, RULE_SETS } from './rule-sets.ts';
import { answerText } from './text.ts';

const USAGE = `npm run -s score -- [--rules ${Object.keys(RULE_SETS).join('|')}] [--house key=value]... [how it was won] "HAND"
npm run -s score -- [--rules ${Object.keys(RULE_SETS).join('|')}] --jsonl

HAND is written as the rulebook prints it: digits then the suit letter (B Bams, D Dots, C Chars), winds E S W N, dragons
R G P, flowers F, jokers J. A laid-down set stands in brackets, and a joker in it says what it is: [12J=3B], [WWJ=W].
  npm run -s score -- "123B 123B 123B 123B 55B FFFFFFFF"
  npm run -s score -- "[12J=3B] 456D 789C EEE 5D J"

Where the winning tile matters it comes last, after a plus sign. [5555D] is an exposed kong, (5555D) a concealed one;
flowers are 1F to 4F, seasons 1Y to 4Y. How it was won: --drawn (else it was claimed), --seat S and --round E (both East
if not said), --last-tile, --replacement, --robbing-kong, --last-of-kind.
  npm run -s score -- --rules hongkong --seat S "[789C] (5555D) 23B 99C EEE 1F 3Y + 4B"
  npm run -s score -- --rules hongkong --drawn --replacement "(5555D) 111B 444C 55C PP + P"

--jsonl reads one JSON object a line and writes one a line, or {"id","error":{"why",...}}:
  mhing     {"id","concealed","exposed":[],"flowers":0} -> {"id","win","credits","points","elements"}
  hongkong  {"id","concealed","winningTile","exposed":[],"exposedKongs":[],"concealedKongs":[],"bonusTiles":[],"selfDrawn",
            "replacement","robbingKong","lastTile","seatWind","roundWind"} -> {"id","win","fans","points","elements"}
  mcr       the same with "lastOfKind", and "flowers":0 for bonusTiles -> {"id","win","points","legal","fans"}
--house sets a house rule: --house groups=once --house minimum=three`;

interface Options {
  readonly rules: RuleSet;
  readonly house: HouseRules;
  readonly how: Circumstances;
  readonly jsonl: boolean;
  readonly hand: string;
}

class UsageError extends Error {}

const EVENTS: Readonly<Record<string, WinEvent>> = {
  '--last-tile': 'lastTile',
  '--replacement': 'replacement',
  '--robbing-kong': 'robbingKong',
  '--last-of-kind': 'lastOfKind',
};

function parseHouseRule(text: string, rules: RuleSet): readonly [string, string | number] {
  const [key = '', value = ''] = text.split('=');
  const rule = rules.houseRules.find((candidate) => candidate.key === key);
  const given = rule?.kind === 'number' ? Number(value) : value;
  if (!rule || !isAllowed(rule, given)) throw new UsageError(`no such house rule: ${text}`);
  return [key, given];
}

function parseWind(text: string): Wind {
  const wind = WINDS.find((one) => one === text.toUpperCase());
  if (!wind) throw new UsageError(`no such wind: ${text}`);
  return wind;
}

function parseOptions(args: readonly string[]): Options {
  let rulesId = DEFAULT_RULES;
  let jsonl = false;
  let selfDrawn = false;
  let seatWind: Wind = 'E';
  let roundWind: Wind = 'E';
  const events: WinEvent[] = [];
  const house: string[] = [];
  const hand: string[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const argument = args[at] as string;
    const event = EVENTS[argument];
    if (argument === '--rules') rulesId = args[++at] ?? '';
    else if (argument === '--house') house.push(args[++at] ?? '');
    else if (argument === '--seat') seatWind = parseWind(args[++at] ?? '');
    else if (argument === '--round') roundWind = parseWind(args[++at] ?? '');
    else if (argument === '--drawn') selfDrawn = true;
    else if (argument === '--jsonl') jsonl = true;
    else if (event) events.push(event);
    else if (argument.startsWith('--')) throw new UsageError(`no such option: ${argument}`);
    else hand.push(argument);
  }
  const rules = Object.hasOwn(RULE_SETS, rulesId) ? RULE_SETS[rulesId] : undefined;
  if (!rules) throw new UsageError(`no such rule set: ${rulesId}`);
  if (!jsonl && hand.length === 0) throw new UsageError('name a hand');
  return {
    rules,
    house: Object.fromEntries(house.map((text) => parseHouseRule(text, rules))),
    how: { selfDrawn, events, seatWind, roundWind },
    jsonl,
    hand: hand.join(' '),
  };
}

async function scoreLines(rules: RuleSet, house: HouseRules): Promise<void> {
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() !== '') process.stdout.write(`${JSON.stringify(answerLine(line, rules, house))}\n`);
  }
}

/** Exit code: 0 for a hand with a score or short of cards, 1 for one that is refused, 2 for a wrong call. */
async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(USAGE);
    return 0;
  }
  const { rules, house, how, jsonl, hand } = parseOptions(args);
  if (jsonl) {
    await scoreLines(rules, house);
    return 0;
  }
  const read = parseNotation(hand);
  if (!read.ok) {
    console.error(`cannot read "${read.error.text}" at place ${read.error.at + 1}: ${read.error.why}`);
    return 1;
  }
  const entry = toEntry(read.groups, rules.asks.winningTile ? how : undefined);
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

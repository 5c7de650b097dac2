/** How the seats and the rounds go on from hand to hand (H21). */
import { WINDS } from '../../tiles/tiles.ts';
import type { Outcome, Turn } from '../rule-set.ts';
import type { House } from './points.ts';

/** A hand of 0 points is drawn, though somebody completed it (H3). */
const isDrawn = (outcome: Outcome): boolean =>
  outcome.what === 'drawn' || (outcome.what === 'won' && outcome.points === 0);

const eastKeepsSeat = (outcome: Outcome, dealer: number): boolean =>
  isDrawn(outcome) || (outcome.what === 'won' && outcome.winner === dealer);

export function nextTurn(turn: Turn, outcome: Outcome, seats: number, house: House): Turn {
  const { dealer, round, played, first = 0, rounds = 0 } = turn;
  const next = { ...turn, played: played + 1, first, rounds };
  if (house.eastStays === 'yes' && eastKeepsSeat(outcome, dealer)) return next;
  const east = (dealer + 1) % seats;
  if (east !== first) return { ...next, dealer: east };
  const wind = WINDS[(WINDS.indexOf(round) + 1) % WINDS.length] ?? 'E';
  return { ...next, dealer: east, round: wind, rounds: rounds + 1 };
}

const MOST_ROUNDS: Readonly<Record<House['rounds'], number>> = { open: Infinity, one: 1, two: 2, four: 4 };

export const isOver = ({ rounds = 0 }: Turn, house: House): boolean => rounds >= MOST_ROUNDS[house.rounds];

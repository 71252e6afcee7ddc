import { randomUUID } from 'node:crypto';
import { Refusal } from '../refusal.ts';
import { choiceOptions, type VoucherKind } from '../seed/voucher-texts.ts';
import { addDays, type SeoulDay, seoulInstant } from '../seoul-day.ts';
import { nowIso, today, type World } from '../world.ts';

/** What is issued is good for so long after the last day of the choice, whenever it was chosen. */
const LIFE_DAYS = 180;

export const validUntilOfOption = (chooseUntil: SeoulDay): SeoulDay => addDays(chooseUntil, LIFE_DAYS);

export interface IssuedVoucher {
  readonly voucherId: string;
  readonly kind: VoucherKind;
  readonly chosenAt: string;
  readonly byDefault: 'Y' | 'N';
}

export interface ChoiceRow {
  readonly voucherId: string;
  readonly kind: VoucherKind;
  readonly chooseUntil: SeoulDay;
  readonly issued: IssuedVoucher | null;
}

type StoredChoice = Omit<ChoiceRow, 'issued'> & { status: 'choice' | 'chosen' };

const issuedFor = (world: World, voucherId: string): IssuedVoucher | null =>
  world.db.get<IssuedVoucher>(
    `SELECT voucher_id AS voucherId, kind, chosen_at AS chosenAt, by_default AS byDefault FROM voucher
     WHERE chosen_from = ?`,
    voucherId,
  ) ?? null;

/** Issues what was chosen; the choice itself ends with it. Within the caller's transaction, which has looked at its status. */
function issue(
  world: World,
  membershipNo: string,
  choice: StoredChoice,
  how: Pick<IssuedVoucher, 'kind' | 'chosenAt' | 'byDefault'>,
): void {
  world.db.run("UPDATE voucher SET status = 'chosen' WHERE voucher_id = ?", choice.voucherId);
  world.db.run(
    `INSERT INTO voucher (voucher_id, membership_no, kind, status, valid_until, chosen_from, chosen_at, by_default)
     VALUES (?, ?, ?, 'usable', ?, ?, ?, ?)`,
    randomUUID(),
    membershipNo,
    how.kind,
    validUntilOfOption(choice.chooseUntil),
    choice.voucherId,
    how.chosenAt,
    how.byDefault,
  );
}

const storedChoices = (world: World, membershipNo: string): StoredChoice[] =>
  world.db.all<StoredChoice>(
    `SELECT voucher_id AS voucherId, kind, valid_until AS chooseUntil, status FROM voucher
     WHERE membership_no = ? AND status IN ('choice', 'chosen') ORDER BY status, valid_until, voucher_id`,
    membershipNo,
  );

/** Lets every choice whose last day is over fall to its default, as of the midnight after that day. */
export function settleChoices(world: World, membershipNo: string): void {
  world.db.immediate(() => {
    for (const choice of storedChoices(world, membershipNo)) {
      const kind = choiceOptions[choice.kind]?.default;
      if (choice.status !== 'choice' || choice.chooseUntil >= today(world) || kind === undefined) continue;
      const chosenAt = new Date(seoulInstant(addDays(choice.chooseUntil, 1), '00:00')).toISOString();
      issue(world, membershipNo, choice, { kind, chosenAt, byDefault: 'Y' });
    }
  });
}

/** The member's choices, those that wait first. */
export function choicesOf(world: World, membershipNo: string): ChoiceRow[] {
  settleChoices(world, membershipNo);
  return storedChoices(world, membershipNo).map(({ voucherId, kind, chooseUntil }) => ({
    voucherId,
    kind,
    chooseUntil,
    issued: issuedFor(world, voucherId),
  }));
}

/**
 * Turns a choice into one of its options, once.
 * @throws NOT_FOUND for somebody else's and for what is no choice, BAD_REQUEST for what is none of its options
 * @returns the choice; `isNew` is false where it had been made before
 */
export function choose(
  world: World,
  membershipNo: string,
  voucherId: string,
  optionId: string,
): { issued: IssuedVoucher; isNew: boolean } {
  return world.db.immediate(() => {
    settleChoices(world, membershipNo);
    const choice = storedChoices(world, membershipNo).find((stored) => stored.voucherId === voucherId);
    if (!choice) throw new Refusal('NOT_FOUND');
    const kind = choiceOptions[choice.kind]?.options.find((option) => option === optionId);
    if (kind === undefined) throw new Refusal('BAD_REQUEST');
    const isNew = choice.status === 'choice';
    if (isNew) issue(world, membershipNo, choice, { kind, chosenAt: nowIso(world), byDefault: 'N' });
    const issued = issuedFor(world, voucherId);
    if (!issued) throw new Error(`${voucherId} was chosen and nothing was issued`);
    return { issued, isNew };
  });
}

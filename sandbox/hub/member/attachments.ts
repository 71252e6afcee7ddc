import { randomBytes } from 'node:crypto';
import type { AttachmentFacts } from '../../../lib/hub/contract/attachment.ts';
import { ATTACHMENT_MAX_BYTES } from '../../../lib/hub/contract/centre-limits.ts';
import { beginningOf } from '../../../lib/hub/contract/typed-text.ts';
import { Refusal } from '../refusal.ts';
import { nowIso, type World } from '../world.ts';

type Kind = AttachmentFacts['kind'];

const DAY_MS = 24 * 60 * 60_000;
/** Files that belong to nothing yet, of one member. */
const LOOSE_MAX = 20;

const endings: Record<Kind, string> = { jpeg: 'jpg', png: 'png', webp: 'webp', pdf: 'pdf' };

const startsWith = (content: Buffer, hex: string, at = 0): boolean => {
  const sign = Buffer.from(hex, 'hex');
  return content.subarray(at, at + sign.length).equals(sign);
};

/** The kind by the first bytes alone; null for a kind that is not taken. */
function kindOf(content: Buffer): Kind | null {
  if (startsWith(content, 'ffd8ff')) return 'jpeg';
  if (startsWith(content, '89504e470d0a1a0a')) return 'png';
  if (startsWith(content, '52494646') && startsWith(content, '57454250', 8)) return 'webp';
  return startsWith(content, '255044462d') ? 'pdf' : null;
}

/** Does it end as its kind ends? What was cut off on its way does not. */
function isWhole(content: Buffer, kind: Kind): boolean {
  const tail = content.subarray(-1024);
  if (kind === 'jpeg') return tail.includes(Buffer.from('ffd9', 'hex'));
  if (kind === 'png') return tail.includes('IEND');
  if (kind === 'webp') return content.length >= 12 && content.length >= content.readUInt32LE(4) + 8;
  return tail.includes('%%EOF');
}

/** A name for people: no path, no control or format characters (joiners make up one sign), no sign that a header or a shell could read. */
function harmlessName(name: string, kind: Kind): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const dot = last.lastIndexOf('.');
  const harmless = (dot > 0 ? last.slice(0, dot) : last)
    .replace(/(?![\u200c\u200d])[\p{C}"'<>:|?*;%$`&]/gu, '')
    .replace(/^[\s.]+/, '');
  const stem = beginningOf(harmless, 80).trimEnd();
  return `${stem || 'file'}.${endings[kind]}`;
}

interface AttachmentRow extends AttachmentFacts {
  readonly content: Uint8Array;
}

const columns = 'attachment_id AS attachmentId, file_name AS fileName, kind, bytes';

/**
 * Keeps a file until it is sent with something, a day at most. The same file again is the same attachment until it is sent, so that
 * a form in two tabs sends the same request.
 * @throws TOO_LARGE, ATTACHMENT_KIND, ATTACHMENT_BROKEN; RATE_LIMITED with too many that belong to nothing
 */
export function keepAttachment(world: World, membershipNo: string, fileName: string, base64: string): AttachmentFacts {
  const content = Buffer.from(base64, 'base64');
  if (content.length > ATTACHMENT_MAX_BYTES) throw new Refusal('TOO_LARGE');
  const kind = kindOf(content);
  if (kind === null) throw new Refusal('ATTACHMENT_KIND');
  if (!isWhole(content, kind)) throw new Refusal('ATTACHMENT_BROKEN');
  const facts = {
    attachmentId: `F-${randomBytes(12).toString('hex').toUpperCase()}`,
    fileName: harmlessName(fileName, kind),
    kind,
    bytes: content.length,
  };
  return world.db.immediate(() => {
    const nowMs = world.clock.now().getTime();
    const yesterday = new Date(nowMs - DAY_MS).toISOString();
    world.db.run('DELETE FROM attachment WHERE used_by IS NULL AND at < ?', yesterday);
    const same = world.db.get<AttachmentFacts>(
      `SELECT ${columns} FROM attachment WHERE membership_no = ? AND used_by IS NULL AND file_name = ? AND content = ?`,
      membershipNo,
      facts.fileName,
      content,
    );
    if (same) {
      world.db.run('UPDATE attachment SET at = ? WHERE attachment_id = ?', nowIso(world), same.attachmentId);
      return same;
    }
    const loose = world.db.get<{ count: number; oldest: string | null }>(
      'SELECT count(*) AS count, min(at) AS oldest FROM attachment WHERE membership_no = ? AND used_by IS NULL',
      membershipNo,
    );
    if (loose?.oldest && loose.count >= LOOSE_MAX) {
      const retryAfterSeconds = Math.ceil((Date.parse(loose.oldest) + DAY_MS - nowMs) / 1_000);
      throw new Refusal('RATE_LIMITED', { retryAfterSeconds });
    }
    world.db.run(
      'INSERT INTO attachment VALUES (?, ?, ?, ?, ?, ?, ?, NULL)',
      facts.attachmentId,
      membershipNo,
      facts.fileName,
      kind,
      content.length,
      content,
      nowIso(world),
    );
    return facts;
  });
}

/**
 * Gives files of the member to a claim or an enquiry, each once.
 * @throws ATTACHMENT_GONE for one that is another's, already used, or deleted
 */
export function useAttachments(world: World, membershipNo: string, ids: readonly string[], usedBy: string): void {
  for (const id of ids) {
    const changed = world.db.run(
      'UPDATE attachment SET used_by = ? WHERE attachment_id = ? AND membership_no = ? AND used_by IS NULL',
      usedBy,
      id,
      membershipNo,
    );
    if (changed !== 1) throw new Refusal('ATTACHMENT_GONE');
  }
}

export function attachmentsOf(world: World, usedBy: string): AttachmentFacts[] {
  return world.db.all<AttachmentFacts>(`SELECT ${columns} FROM attachment WHERE used_by = ? ORDER BY rowid`, usedBy);
}

/** The file with its content. @throws NOT_FOUND for another member's */
export function readAttachment(world: World, membershipNo: string, attachmentId: string): AttachmentRow {
  const row = world.db.get<AttachmentRow>(
    `SELECT ${columns}, content FROM attachment WHERE attachment_id = ? AND membership_no = ?`,
    attachmentId,
    membershipNo,
  );
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

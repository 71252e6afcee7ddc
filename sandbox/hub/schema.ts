/** Raised when tables or seed change; a database of another version is made again from the seed. */
export const SEED_VERSION = '20';

/** Hotels and their texts are seed data in code; what changes at run time lives here. */
export const schemaSql = `
CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;

CREATE TABLE IF NOT EXISTS night (
  room_type_id TEXT NOT NULL, hotel_id TEXT NOT NULL, date TEXT NOT NULL,
  free INTEGER NOT NULL CHECK (free >= 0), base_krw INTEGER NOT NULL CHECK (base_krw > 0),
  min_stay INTEGER NOT NULL CHECK (min_stay >= 1),
  PRIMARY KEY (room_type_id, date)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS night_by_hotel ON night (hotel_id, date);
CREATE INDEX IF NOT EXISTS night_by_date ON night (date);
CREATE TABLE IF NOT EXISTS night_change (
  seq INTEGER PRIMARY KEY AUTOINCREMENT, room_type_id TEXT NOT NULL, date TEXT NOT NULL
) STRICT;
CREATE TRIGGER IF NOT EXISTS night_changed AFTER UPDATE ON night BEGIN
  INSERT INTO night_change (room_type_id, date) VALUES (new.room_type_id, new.date);
END;

CREATE TABLE IF NOT EXISTS member (
  membership_no TEXT PRIMARY KEY, membership_id TEXT NOT NULL UNIQUE COLLATE NOCASE, password_hash TEXT NOT NULL,
  name TEXT NOT NULL, first_name TEXT NOT NULL, last_name TEXT NOT NULL, gender TEXT NOT NULL, email TEXT NOT NULL,
  mobile TEXT NOT NULL, birth_date TEXT, country TEXT NOT NULL, employee_status TEXT NOT NULL,
  recommender_status TEXT NOT NULL, employee_recommender_status TEXT NOT NULL, temporary_yn TEXT NOT NULL,
  company_code TEXT, company_name TEXT, tier TEXT NOT NULL, tier_since TEXT NOT NULL, tier_valid_until TEXT NOT NULL,
  joined_on TEXT NOT NULL, lang TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS temporary_password (
  membership_no TEXT PRIMARY KEY, password_hash TEXT NOT NULL, expires_at TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS older_member (
  membership_id TEXT PRIMARY KEY COLLATE NOCASE, password_hash TEXT NOT NULL, name TEXT NOT NULL,
  first_name TEXT NOT NULL, last_name TEXT NOT NULL, email TEXT NOT NULL, mobile TEXT NOT NULL, country TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS consent (
  membership_no TEXT NOT NULL, term_id TEXT NOT NULL, version TEXT NOT NULL, at TEXT NOT NULL,
  PRIMARY KEY (membership_no, term_id)
) STRICT;

CREATE TABLE IF NOT EXISTS token_family (
  family_id TEXT PRIMARY KEY, membership_no TEXT NOT NULL, started_at TEXT NOT NULL, revoked_at TEXT, revoked_for TEXT
) STRICT;
CREATE TABLE IF NOT EXISTS refresh_token (
  token_hash TEXT PRIMARY KEY, family_id TEXT NOT NULL REFERENCES token_family, expires_at TEXT NOT NULL, used_at TEXT
) STRICT;
CREATE TABLE IF NOT EXISTS attempt (kind TEXT NOT NULL, subject TEXT NOT NULL COLLATE NOCASE, at TEXT NOT NULL) STRICT;
CREATE INDEX IF NOT EXISTS attempt_by_subject ON attempt (kind, subject, at);

CREATE TABLE IF NOT EXISTS reservation (
  reservation_no TEXT PRIMARY KEY, membership_no TEXT, hotel_id TEXT NOT NULL, check_in TEXT NOT NULL,
  check_out TEXT NOT NULL, status TEXT NOT NULL, total_krw INTEGER NOT NULL CHECK (total_krw >= 0), email TEXT NOT NULL,
  mobile TEXT NOT NULL, consents TEXT NOT NULL, voucher_id TEXT REFERENCES voucher,
  voucher_krw INTEGER NOT NULL CHECK (voucher_krw >= 0), booked_at TEXT NOT NULL, changed_at TEXT, cancelled_at TEXT,
  fee_krw INTEGER, points INTEGER NOT NULL DEFAULT 0 CHECK (points >= 0),
  points_krw INTEGER NOT NULL DEFAULT 0 CHECK (points_krw >= 0), kept_points INTEGER, expired_points INTEGER,
  earned_points INTEGER, revision INTEGER NOT NULL DEFAULT 0, arrival_time TEXT, lang TEXT NOT NULL DEFAULT 'ko'
) STRICT;
CREATE TABLE IF NOT EXISTS facility_closing (
  hotel_id TEXT NOT NULL, code TEXT NOT NULL, first_day TEXT NOT NULL, last_day TEXT NOT NULL,
  PRIMARY KEY (hotel_id, code, first_day)
) STRICT;
CREATE TABLE IF NOT EXISTS reservation_room (
  reservation_no TEXT NOT NULL REFERENCES reservation, position INTEGER NOT NULL, room_type_id TEXT NOT NULL,
  rate_plan_id TEXT NOT NULL, adults INTEGER NOT NULL, minor INTEGER NOT NULL, minor_ages TEXT NOT NULL,
  sleeping TEXT NOT NULL, guest_first_name TEXT NOT NULL, guest_last_name TEXT NOT NULL, requests TEXT NOT NULL, price TEXT NOT NULL, cancellation TEXT NOT NULL,
  PRIMARY KEY (reservation_no, position)
) STRICT;
CREATE TABLE IF NOT EXISTS cancelled_room (
  position INTEGER PRIMARY KEY AUTOINCREMENT, reservation_no TEXT NOT NULL REFERENCES reservation, room TEXT NOT NULL,
  cancelled_at TEXT NOT NULL, fee_krw INTEGER NOT NULL CHECK (fee_krw >= 0), settled_points TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS cancelled_room_by_reservation ON cancelled_room (reservation_no);
CREATE TABLE IF NOT EXISTS ask (
  reservation_no TEXT NOT NULL REFERENCES reservation, kind TEXT NOT NULL, state TEXT NOT NULL, asked_at TEXT NOT NULL,
  due_at TEXT, answer_by TEXT, decided_at TEXT, reason TEXT, voucher_id TEXT, room_type_id TEXT, time TEXT,
  added_krw INTEGER NOT NULL CHECK (added_krw >= 0), PRIMARY KEY (reservation_no, kind)
) STRICT;
CREATE INDEX IF NOT EXISTS ask_due ON ask (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX IF NOT EXISTS ask_by_voucher ON ask (voucher_id) WHERE voucher_id IS NOT NULL;
CREATE TABLE IF NOT EXISTS answered_once (
  scope TEXT NOT NULL, key TEXT NOT NULL, body_hash TEXT NOT NULL, answer TEXT NOT NULL, at TEXT NOT NULL,
  PRIMARY KEY (scope, key)
) STRICT;
CREATE INDEX IF NOT EXISTS answered_by_key ON answered_once (key);
CREATE TABLE IF NOT EXISTS superseded_attempt (key TEXT PRIMARY KEY, at TEXT NOT NULL) STRICT;

CREATE TABLE IF NOT EXISTS table_reservation (
  table_reservation_no TEXT PRIMARY KEY, membership_no TEXT, restaurant_id TEXT NOT NULL, date TEXT NOT NULL,
  starts INTEGER NOT NULL, ends INTEGER NOT NULL CHECK (ends > starts), table_no TEXT NOT NULL,
  party INTEGER NOT NULL CHECK (party > 0), status TEXT NOT NULL, guest_first_name TEXT NOT NULL,
  guest_last_name TEXT NOT NULL, email TEXT NOT NULL, mobile TEXT NOT NULL, occasion TEXT NOT NULL,
  requests TEXT NOT NULL, late_fee_per_guest_krw INTEGER NOT NULL, free_until TEXT NOT NULL, revision INTEGER NOT NULL,
  booked_at TEXT NOT NULL, changed_at TEXT, cancelled_at TEXT, fee_krw INTEGER, consents TEXT
) STRICT;
CREATE INDEX IF NOT EXISTS table_reservation_by_day ON table_reservation (restaurant_id, date);
CREATE INDEX IF NOT EXISTS table_reservation_by_member ON table_reservation (membership_no);
CREATE TABLE IF NOT EXISTS table_day (
  restaurant_id TEXT NOT NULL, date TEXT NOT NULL, PRIMARY KEY (restaurant_id, date)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS table_hold (
  restaurant_id TEXT NOT NULL, date TEXT NOT NULL, table_no TEXT NOT NULL, starts INTEGER NOT NULL, ends INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS table_hold_by_day ON table_hold (restaurant_id, date);

CREATE TABLE IF NOT EXISTS booked_from (
  number TEXT NOT NULL, origin TEXT NOT NULL, share REAL NOT NULL, PRIMARY KEY (number, origin)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS booked_from_by_origin ON booked_from (origin);

CREATE TABLE IF NOT EXISTS point_entry (
  seq INTEGER PRIMARY KEY AUTOINCREMENT, entry_id TEXT NOT NULL UNIQUE, membership_no TEXT NOT NULL, at TEXT NOT NULL,
  day TEXT NOT NULL, kind TEXT NOT NULL, points INTEGER NOT NULL, text_key TEXT NOT NULL, hotel_id TEXT
) STRICT;
CREATE INDEX IF NOT EXISTS point_entry_by_time ON point_entry (membership_no, at, seq, day, kind, points);
CREATE INDEX IF NOT EXISTS point_entry_by_kind ON point_entry (membership_no, kind, at, seq, day, points);
CREATE TABLE IF NOT EXISTS point_day (
  membership_no TEXT NOT NULL, kind TEXT NOT NULL, day TEXT NOT NULL, count INTEGER NOT NULL,
  points_in INTEGER NOT NULL, points_out INTEGER NOT NULL, PRIMARY KEY (membership_no, kind, day)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER IF NOT EXISTS point_entry_posted AFTER INSERT ON point_entry BEGIN
  INSERT INTO point_day VALUES (new.membership_no, new.kind, new.day, 1, max(new.points, 0), min(new.points, 0))
  ON CONFLICT DO UPDATE SET count = count + 1,
    points_in = points_in + excluded.points_in, points_out = points_out + excluded.points_out;
END;
CREATE TRIGGER IF NOT EXISTS point_entry_removed AFTER DELETE ON point_entry BEGIN
  UPDATE point_day SET count = count - 1,
    points_in = points_in - max(old.points, 0), points_out = points_out - min(old.points, 0)
  WHERE membership_no = old.membership_no AND kind = old.kind AND day = old.day;
  DELETE FROM point_day
  WHERE membership_no = old.membership_no AND kind = old.kind AND day = old.day AND count = 0;
END;
CREATE TABLE IF NOT EXISTS point_tranche (
  entry_id TEXT PRIMARY KEY REFERENCES point_entry (entry_id), membership_no TEXT NOT NULL,
  points_left INTEGER NOT NULL CHECK (points_left >= 0), expires_on TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS point_tranche_left ON point_tranche (membership_no, expires_on) WHERE points_left > 0;
CREATE TABLE IF NOT EXISTS point_drain (
  entry_id TEXT NOT NULL, membership_no TEXT NOT NULL, tranche_id TEXT NOT NULL REFERENCES point_tranche (entry_id),
  points INTEGER NOT NULL CHECK (points >= 0), PRIMARY KEY (entry_id, tranche_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS stay_spending (
  entry_id TEXT PRIMARY KEY REFERENCES point_entry (entry_id), membership_no TEXT NOT NULL, reservation_no TEXT NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS stay_spending_by_reservation ON stay_spending (reservation_no);
CREATE TABLE IF NOT EXISTS voucher (
  voucher_id TEXT PRIMARY KEY, membership_no TEXT NOT NULL, kind TEXT NOT NULL, status TEXT NOT NULL,
  valid_until TEXT NOT NULL, used_at TEXT, returned_at TEXT, returned_by TEXT, chosen_from TEXT UNIQUE, chosen_at TEXT,
  by_default TEXT
) STRICT;
CREATE INDEX IF NOT EXISTS voucher_by_member ON voucher (membership_no);
CREATE TABLE IF NOT EXISTS referral (
  membership_no TEXT NOT NULL, type TEXT NOT NULL, masked_name TEXT NOT NULL, joined_at TEXT NOT NULL,
  progress TEXT NOT NULL, points INTEGER NOT NULL, referred_no TEXT, registered_at TEXT, reward_on TEXT,
  UNIQUE (referred_no, type)
) STRICT;
CREATE INDEX IF NOT EXISTS referral_by_member ON referral (membership_no, type);
CREATE TABLE IF NOT EXISTS referral_code (
  membership_no TEXT NOT NULL, type TEXT NOT NULL, code TEXT NOT NULL UNIQUE, PRIMARY KEY (membership_no, type)
) STRICT;

CREATE TABLE IF NOT EXISTS identity_request (
  request_no TEXT PRIMARY KEY, at TEXT NOT NULL, used_at TEXT, person TEXT
) STRICT;
CREATE TABLE IF NOT EXISTS identity_link (ci TEXT PRIMARY KEY, membership_id TEXT NOT NULL COLLATE NOCASE) STRICT;

CREATE TABLE IF NOT EXISTS verification_key (
  membership_no TEXT NOT NULL, purpose TEXT NOT NULL, address TEXT NOT NULL, key TEXT NOT NULL, expires_at TEXT NOT NULL,
  tries INTEGER NOT NULL, PRIMARY KEY (membership_no, purpose)
) STRICT;
CREATE TABLE IF NOT EXISTS password_proof (
  proof_hash TEXT PRIMARY KEY, family_id TEXT NOT NULL, expires_at TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS account_event (
  seq INTEGER PRIMARY KEY AUTOINCREMENT, membership_no TEXT NOT NULL, kind TEXT NOT NULL, before TEXT NOT NULL,
  reservation_no TEXT, points INTEGER NOT NULL, family_id TEXT, at TEXT NOT NULL, token_hash TEXT NOT NULL UNIQUE,
  enquiry_no TEXT
) STRICT;
CREATE INDEX IF NOT EXISTS account_event_by_member ON account_event (membership_no, at);
CREATE TABLE IF NOT EXISTS identity_check (
  family_id TEXT PRIMARY KEY, membership_no TEXT NOT NULL, request_no TEXT NOT NULL, at TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS frozen_member (membership_no TEXT PRIMARY KEY, since TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS consent_change (
  seq INTEGER PRIMARY KEY AUTOINCREMENT, membership_no TEXT NOT NULL, consent_id TEXT NOT NULL, given_yn TEXT NOT NULL,
  at TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS member_preference (membership_no TEXT PRIMARY KEY, text TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS tier_change (
  seq INTEGER PRIMARY KEY AUTOINCREMENT, membership_no TEXT NOT NULL, tier TEXT NOT NULL, since TEXT NOT NULL,
  reason TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS withdrawn_id (membership_id TEXT PRIMARY KEY COLLATE NOCASE, at TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS outbox (
  mail_id INTEGER PRIMARY KEY, at TEXT NOT NULL, recipient TEXT NOT NULL, subject TEXT NOT NULL, text TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS enquiry (
  enquiry_no TEXT PRIMARY KEY, membership_no TEXT NOT NULL, category TEXT NOT NULL, subject TEXT NOT NULL,
  text TEXT NOT NULL, lang TEXT NOT NULL, received_at TEXT NOT NULL, answered_at TEXT, answer TEXT, read_at TEXT
) STRICT;
CREATE INDEX IF NOT EXISTS enquiry_by_member ON enquiry (membership_no);
CREATE INDEX IF NOT EXISTS enquiry_open ON enquiry (received_at) WHERE answered_at IS NULL;
CREATE TABLE IF NOT EXISTS claim (
  claim_no TEXT PRIMARY KEY, membership_no TEXT NOT NULL, reservation_no TEXT UNIQUE, hotel_id TEXT NOT NULL,
  check_in TEXT NOT NULL, check_out TEXT NOT NULL, reason TEXT NOT NULL, text TEXT NOT NULL, expected_points INTEGER,
  lang TEXT NOT NULL, state TEXT NOT NULL, received_at TEXT NOT NULL, reviewing_at TEXT, decided_at TEXT,
  points INTEGER CHECK (points > 0), refusal TEXT
) STRICT;
CREATE INDEX IF NOT EXISTS claim_by_member ON claim (membership_no);
CREATE TABLE IF NOT EXISTS attachment (
  attachment_id TEXT PRIMARY KEY, membership_no TEXT NOT NULL, file_name TEXT NOT NULL, kind TEXT NOT NULL,
  bytes INTEGER NOT NULL, content BLOB NOT NULL, at TEXT NOT NULL, used_by TEXT
) STRICT;
CREATE INDEX IF NOT EXISTS attachment_by_use ON attachment (used_by);
CREATE INDEX IF NOT EXISTS attachment_by_member ON attachment (membership_no);
CREATE TABLE IF NOT EXISTS chat (
  chat_id INTEGER PRIMARY KEY, at TEXT NOT NULL, join_channel TEXT NOT NULL, channel_id TEXT NOT NULL, user_name TEXT NOT NULL
) STRICT;
`;

import { DateTime } from 'luxon';

/** A day in Korea so many days from now. */
export const dayIn = (days: number): string => DateTime.now().setZone('Asia/Seoul').plus({ days }).toISODate() ?? '';

/** The smallest thing that begins and ends as a PDF does. */
export const samplePdf = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');

export const sampleUpload = { fileName: 'receipt.pdf', content: samplePdf.toString('base64') };

/** A claim for two nights that were typed. @param days from now until check-in; negative */
export const typedClaim = (days: number, more: object = {}) => ({
  stay: { kind: 'typed', hotelId: 'haneul-namsan', checkInDate: dayIn(days), checkOutDate: dayIn(days + 2) },
  reason: 'missing',
  text: '',
  expectedPoints: null,
  attachmentIds: [],
  lang: 'en',
  ...more,
});

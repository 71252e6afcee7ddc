import * as z from 'zod';

export const roomOccupancy = z.object({
  adults: z.int().min(1).max(4),
  minor: z.int().min(0).max(3),
});

export const requestedRooms = z.array(roomOccupancy).min(1).max(3);

/** Above this the hint would read as sales pressure. */
const FEW_ROOMS = 3;

export const areFewRooms = (roomsLeft: number): boolean => roomsLeft > 0 && roomsLeft <= FEW_ROOMS;

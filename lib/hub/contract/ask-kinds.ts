/** What a guest can ask for beside the room, in the order of the pages. Apart from the schemas, which browsers do not load. */
export const askKinds = ['upgrade', 'connectingRooms', 'crib', 'earlyArrival', 'lateCheckOut'] as const;

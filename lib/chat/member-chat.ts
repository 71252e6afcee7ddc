/** Ends the conversation of the member whom the chat was started for; none where it greets a guest. */
let end: (() => void) | null = null;

/** The chat has been started for a member. */
export function memberChatBegan(endIt: () => void): void {
  end = endIt;
}

/** The member has left: what he wrote is nobody else's to read. Costs nothing where there is no chat. */
export function endMemberChat(): void {
  end?.();
  end = null;
}

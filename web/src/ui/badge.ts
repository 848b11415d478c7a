/** The number on the installed app's icon, and the notices that no longer hold. */

/** These tables wait for the reader, and no others: a number on the app, no notice of any other table. */
export async function showWaiting(codes: string[]): Promise<void> {
  try {
    await navigator.setAppBadge?.(codes.length); // 0 takes it away
    const registration = await navigator.serviceWorker?.getRegistration();
    for (const notice of (await registration?.getNotifications?.()) ?? []) {
      if (!codes.includes(notice.tag)) notice.close();
    }
  } catch {
    // a browser that shows neither
  }
}

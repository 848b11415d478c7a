/** Do something now, each so many milliseconds, and whenever the page is looked at again; nothing while it is not. */
export function whileSeen(work: () => unknown, every: number): () => void {
  const look = () => void (document.hidden || work());
  look();
  const timer = setInterval(look, every);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

// The state of the page as the part of its address behind #, so that a link restores everything.

/** Returns what the address keeps; null if it keeps nothing or is damaged. */
export function read() {
    try {
        return JSON.parse(decodeURIComponent(location.hash.slice(1)));
    } catch {
        return null;
    }
}

/** Puts the state into the address without a new entry in the history. */
export function write(state) {
    history.replaceState(null, "", `${location.pathname}${location.search}#${encodeURIComponent(JSON.stringify(state))}`);
}

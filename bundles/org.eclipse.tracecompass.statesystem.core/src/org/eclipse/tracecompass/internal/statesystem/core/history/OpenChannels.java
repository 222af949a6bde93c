package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.util.ArrayDeque;

/**
 * The complete histories whose files are open. However many histories the program uses, a limited
 * number of files stays open: those that were not read for longest are closed, and opened again
 * when they are read. Thread-safe.
 */
final class OpenChannels {

    /** How many files stay open. */
    static final int MOST_OPEN = 32 + Runtime.getRuntime().availableProcessors();

    private static final ArrayDeque<DurableChannel> OPEN = new ArrayDeque<>();

    private OpenChannels() {}

    /** Adds a channel whose file was opened, and closes the files that are too many. */
    static void add(DurableChannel opened) {
        synchronized (OPEN) {
            OPEN.remove(opened);
            OPEN.addLast(opened);
            // Each channel gets a second chance, so this ends after two rounds at the latest.
            while (OPEN.size() > MOST_OPEN) {
                DurableChannel eldest = OPEN.removeFirst();
                if (eldest != opened && !eldest.takeUsed()) {
                    eldest.rest();
                } else {
                    OPEN.addLast(eldest);
                }
            }
        }
    }

    /** Removes a channel that was closed for good. */
    static void remove(DurableChannel closed) {
        synchronized (OPEN) {
            OPEN.remove(closed);
        }
    }

    /** Returns how many files are open. */
    static int count() {
        synchronized (OPEN) {
            return OPEN.size();
        }
    }
}

package org.eclipse.tracecompass.internal.statesystem.core.partial;

import java.util.concurrent.locks.ReentrantLock;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.statesystem.core.history.HistoryBackend;
import org.eclipse.tracecompass.statesystem.core.backend.IHistoryReplayer;

/**
 * Brings segments back that are not in memory any more. One replay at a time; it stays where it
 * stopped, so that a caller that walks from segment to segment gets them all in one replay.
 * Thread-safe.
 */
final class Replays implements PartialQueries.Source {

    private final PartialHistory history;
    private final IHistoryReplayer replayer;
    private final ReentrantLock lock = new ReentrantLock();
    private @Nullable Replay stopped;

    Replays(PartialHistory history, IHistoryReplayer replayer) {
        this.history = history;
        this.replayer = replayer;
    }

    @Override
    public boolean isAtHand(int index) {
        return history.cache().contains(history, index);
    }

    @Override
    public HistoryBackend segment(int index) {
        HistoryBackend known = history.cache().get(history, index);
        if (known != null) {
            return known;
        }
        lock.lock();
        try {
            known = history.cache().get(history, index);
            return known == null ? replay(index) : known;
        } finally {
            lock.unlock();
            closeIfDisposed();
        }
    }

    private HistoryBackend replay(int index) {
        history.checkDisposed();
        Replay replay = stopped;
        if (replay == null || !replay.isUsefulFor(index)) {
            close();
            replay = new Replay(history, replayer, index);
            stopped = replay;
        }
        boolean good = false;
        try {
            HistoryBackend intervals = replay.run(index);
            good = !replay.isAtEnd();
            return intervals;
        } finally {
            if (!good) {
                close();
            }
        }
    }

    private void close() {
        Replay replay = stopped;
        stopped = null;
        if (replay != null) {
            replay.close();
        }
    }

    /**
     * The segments for the code that makes the changes in a replay and queries the past: by a
     * replay of their own, because the other one waits for the answer. They always lie before the
     * segment that the other one is in, so that this comes to an end.
     */
    PartialQueries.Source past() {
        return new PartialQueries.Source() {

            @Override
            public boolean isAtHand(int index) {
                return Replays.this.isAtHand(index);
            }

            @Override
            public HistoryBackend segment(int index) {
                HistoryBackend known = history.cache().get(history, index);
                if (known != null) {
                    return known;
                }
                Replay replay = new Replay(history, replayer, index);
                try {
                    return replay.run(index);
                } finally {
                    replay.close();
                }
            }
        };
    }

    /** Ends everything; a replay that is going on ends by itself in a moment. */
    void dispose() {
        closeIfDisposed();
    }

    private void closeIfDisposed() {
        if (history.isDisposed() && lock.tryLock()) {
            try {
                close();
            } finally {
                lock.unlock();
            }
        }
    }
}
